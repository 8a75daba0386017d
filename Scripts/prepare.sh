#!/usr/bin/env bash
# Makes sure that everything the checks need is there: the tools in debian-packages.txt and, in .venv, the Python
# packages in Tests/requirements.txt. What is missing is installed where that is allowed, else named.
. "$(dirname "$0")/common.sh"

require_swift_for_wasm
require_python 3.11

# The packages of debian-packages.txt that are not there, into the array `missing`.
find_missing() {
  missing=()
  local package probe
  while read -r package probe; do
    case "$package" in '' | '#'*) continue ;; esac
    if ! sh -c "$probe" >/dev/null 2>&1 </dev/null; then missing+=("$package"); fi
  done <Scripts/debian-packages.txt
}

find_missing
if [ ${#missing[@]} -gt 0 ]; then
  echo "Missing: ${missing[*]}"
  if ! have apt-get; then
    fail "the checks need what these Debian packages hold; Scripts/debian-packages.txt says how each is looked for:" \
      "${missing[*]}"
  fi
  if [ "$(id -u)" = 0 ]; then
    as_root=(env)
  elif have sudo && sudo -n true 2>/dev/null; then
    as_root=(sudo -n env)
  else
    fail "packages are missing, and only root may install them. Run this, then \`make test\` again:" \
      "sudo apt-get update" "sudo apt-get install --no-install-recommends ${missing[*]}"
  fi
  echo "Installing them; the log is Build/packages.txt"
  mkdir -p Build
  {
    "${as_root[@]}" apt-get update -qq &&
      "${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 "${missing[@]}"
  } >Build/packages.txt 2>&1 || fail "apt-get could not install them; the end of its log:" "$(tail -n 20 Build/packages.txt)"
  find_missing
  [ ${#missing[@]} -eq 0 ] || fail "installed, but still not found: ${missing[*]}" \
    "Scripts/debian-packages.txt says how each is looked for."
fi

# The stamp tells for which requirements and which Python the folder was filled.
stamp="$(python3 -c 'import sys; print(sys.version, sys.prefix)')"$'\n'"$(cat Tests/requirements.txt)"
if [ ! -x .venv/bin/python ] || [ "$(cat .venv/complete 2>/dev/null)" != "$stamp" ]; then
  echo "Installing the Python packages of Tests/requirements.txt into .venv"
  rm -rf .venv
  python3 -m venv .venv
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --requirement Tests/requirements.txt ||
    fail "pip could not install what Tests/requirements.txt names; it needs a network, and Python 3.11 or later."
  printf '%s\n' "$stamp" >.venv/complete
fi

echo "$(swift --version 2>/dev/null | head -n 1); Python $(.venv/bin/python -c 'import platform; print(platform.python_version())')"
echo "TypeScript $(tsc --version | sed 's/^Version //'); esbuild $(esbuild --version)"
