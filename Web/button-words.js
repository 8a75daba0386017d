// The words of a pop-up's buttons, and of a field without a value. The browser knows "today" and "now", not these.
import { kept } from './kept.js'

/** The words of a language: Done, Cancel, Clear, and a field that is not set. */
const packed = `en Done,Cancel,Clear,Not set
de Fertig,Abbrechen,Löschen,Nicht festgelegt
fr Terminé,Annuler,Effacer,Non défini
es Listo,Cancelar,Borrar,Sin definir
it Fine,Annulla,Cancella,Non impostato
pt Concluir,Cancelar,Limpar,Não definido
nl Gereed,Annuleren,Wissen,Niet ingesteld
sv Klar,Avbryt,Rensa,Ej angivet
pl Gotowe,Anuluj,Wyczyść,Nie ustawiono
cs Hotovo,Zrušit,Vymazat,Nenastaveno
tr Bitti,İptal,Temizle,Ayarlanmadı
ru Готово,Отмена,Очистить,Не задано
uk Готово,Скасувати,Очистити,Не задано
el Τέλος,Ακύρωση,Απαλοιφή,Δεν ορίστηκε
he סיום,ביטול,ניקוי,לא הוגדר
ar تم,إلغاء,مسح,غير محدد
fa تمام,لغو,پاک کردن,تعیین نشده
ur ہو گیا,منسوخ کریں,صاف کریں,سیٹ نہیں ہے
hi हो गया,रद्द करें,साफ़ करें,सेट नहीं है
ne भयो,रद्द गर्नुहोस्,हटाउनुहोस्,सेट गरिएको छैन
bn হয়ে গেছে,বাতিল করুন,মুছুন,সেট করা নেই
ja 完了,キャンセル,消去,未設定
zh 完成,取消,清除,未设置
zh-Hant 完成,取消,清除,未設定
ko 완료,취소,지우기,설정 안 됨
vi Xong,Hủy,Xóa,Chưa đặt
th เสร็จสิ้น,ยกเลิก,ล้าง,ยังไม่ได้ตั้งค่า
id Selesai,Batal,Hapus,Belum diatur
am ተከናውኗል,ይቅር,አጽዳ,አልተቀናበረም`

const places = ['done', 'cancel', 'clear', 'empty']

/** @param {string} language */
const line = (language) => packed.split('\n').find((text) => text.startsWith(`${language} `))

/** @type {Map<string, string>} */
const made = new Map()

/**
 * A word of a locale; English where it is not known.
 * @param {Intl.Locale} locale
 * @param {string} name a button's, or `empty`
 * @param {Intl.RelativeTimeFormatUnit} unit that of today: this day, this month, this second
 */
export function buttonWord(locale, name, unit) {
  return kept(made, [locale, name, unit].join(), () => {
    const { language, script } = locale.maximize()
    const words = line(`${language}-${script}`) ?? line(language) ?? packed
    return words.split('\n')[0].slice(words.indexOf(' ') + 1).split(',')[places.indexOf(name)] ??
      present(locale, name === 'now' ? 'second' : unit)
  })
}

/**
 * "Today", "This month", "Now".
 * @param {Intl.Locale} locale
 * @param {Intl.RelativeTimeFormatUnit} unit
 */
function present(locale, unit) {
  const tag = locale.toString()
  const [first, ...rest] = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, unit)
  return first.toLocaleUpperCase(tag) + rest.join('')
}
