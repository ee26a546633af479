import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { ensureHaproxy } from '../../scripts/ensure-haproxy.ts'
import { freePort } from '#test/free-port.ts'

/** HAProxy before several processes, as operating.md advises: only to those that are ready, and no request twice. */
export async function startBalancer(folder: string, ports: readonly number[]): Promise<number> {
  const program = ensureHaproxy()
  const port = await freePort()
  const file = path.join(folder, 'haproxy.cfg')
  const servers = ports.map((each) => `  server process_${each} 127.0.0.1:${each}`)
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  retries 0',
    'frontend all',
    `  bind 127.0.0.1:${port}`,
    '  default_backend processes',
    'backend processes',
    '  balance roundrobin',
    '  option httpchk GET /health/ready',
    '  default-server check inter 300ms fall 2 rise 1',
    ...servers,
  ]
  await writeFile(file, `${lines.join('\n')}\n`)
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady).toBe(true)
  return port
}
