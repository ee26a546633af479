import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareDebian, canHaveMachines, inside, unpackedRelease } from '../bare-debian.ts'

const TRUST = '--cacert /root/.local/share/caddy/pki/authorities/local/root.crt'

test.skipIf(!canHaveMachines)(
  'a bare Debian with Node becomes a site with TLS and a first owner by one script [RUN-7]',
  async () => {
    const root = await bareDebian()
    const release = (await unpackedRelease(join(root, 'root'))).slice(root.length)
    const install = `${release}/deploy/install.sh --site vonk.test --office office.vonk.test --owner ana@vonk.test --smtp smtp://127.0.0.1:2525 --certificates own`

    // No service manager runs in a root like this one: the script does all it can, and says what to start.
    const first = await inside(root, install)
    expect(first.said).toContain('Start these two as their units say')
    expect(first.code).toBe(3)
    const settings = await readFile(join(root, 'etc/vonk/env'), 'utf8')

    // Alone with its loopback, so that the ports are the real ones: 443 for the proxy, and none of this machine's.
    const second = await inside(root, whatUnitsStart(first.said, install), { isAlone: true })

    expect(second.said).toContain('can become owner with this link')
    expect(second.said).toContain('https://vonk.test is there.')
    expect(second.said).toContain('again: 0, links: 0')
    expect(second.said).toMatch(/office: 200\nby http: 308 https:\/\/vonk\.test\/\n/)
    expect(second.said).toContain(': proven')
    expect(second.said).toContain('all adds up')
    expect(second.code).toBe(0)
    expect(await readFile(join(root, 'etc/vonk/env'), 'utf8')).toBe(settings)
  },
)

/** Starts what the script asked for, then asks the script to go on, twice, and looks at what came of it. */
function whatUnitsStart(said: string, install: string): string {
  const [product, proxy] = said.split('\n').filter((line) => line.startsWith('  '))
  return `
    service postgresql start > /dev/null
    (${product}) > /product.log 2>&1 &
    (${proxy}) > /proxy.log 2>&1 &
    until curl -fs -o /dev/null http://127.0.0.1:3000/health/ready; do
      kill -0 $! || exit 1
    done
    ${install} || { cat /product.log; exit 1; }
    again=$(${install})
    echo "again: $?, links: $(echo "$again" | grep -c invitation)"
    curl -s -o /dev/null -w 'office: %{http_code}\\n' ${TRUST} --resolve office.vonk.test:443:127.0.0.1 https://office.vonk.test/
    curl -s -o /dev/null -w 'by http: %{http_code} %{redirect_url}\\n' --resolve vonk.test:80:127.0.0.1 http://vonk.test/
    vonk backup --to /var/backups/vonk && vonk restore:drill --from /var/backups/vonk && vonk ledger:audit
    code=$?
    service postgresql stop > /dev/null
    exit $code
  `
}
