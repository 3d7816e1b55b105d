#!/usr/bin/env bash
# What the tests need besides Python packages: two browsers, PostgreSQL, Caddy, systemd's checker of units, and Node for
# checking the page.
# Installs what is missing where it can (Debian, as root), else says what to install.
set -euo pipefail
missing=()
command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
command -v firefox-esr >/dev/null || missing+=(firefox-esr)
{ compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null; } || missing+=(postgresql)
command -v npm >/dev/null || missing+=(npm)
command -v caddy >/dev/null || missing+=(caddy)
command -v systemd-analyze >/dev/null || missing+=(systemd)
if ((${#missing[@]})); then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing ${missing[*]}"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  else
    echo "The tests need ${missing[*]}; please install them (Debian: apt-get install ${missing[*]})." >&2
    exit 1
  fi
fi
cd "$(dirname "$0")/../tests/web"
echo "Fetching what checks the page"
npm install --no-package-lock --no-audit --no-fund --silent
