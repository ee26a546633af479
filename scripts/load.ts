import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const BURNERS = 2
const BURN = 'for (;;) {}'
const WRITE = `
  const { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } = require('node:fs')
  const folder = mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'vonk-busy-'))
  process.on('SIGTERM', () => { rmSync(folder, { recursive: true }); process.exit() })
  const bytes = Buffer.alloc(4 << 20, 'x')
  function write() {
    const file = openSync(folder + '/file', 'w')
    for (let times = 0; times < 16; times += 1) { writeSync(file, bytes); fsyncSync(file) }
    closeSync(file)
    setTimeout(write, 10)
  }
  write()
`
/** Programs whose processes are stopped: they run tests, the product and its pages. */
const STOPPED = /^(node|MainThread|chromium|chrome|headless|tsx|vitest)/

/** Makes this machine busy: both cores burn, a disk is written to, and what `root` started is stopped for moments. */
export function makeBusy(): { stumble: (root: number) => void; end: () => void } {
  const children = [...Array.from({ length: BURNERS }, () => run(BURN)), run(WRITE)]
  const state = { isOver: false }
  return {
    stumble: (root) => void stumble(root, () => state.isOver),
    end() {
      state.isOver = true
      for (const child of children) child.kill()
    },
  }
}

function run(script: string): ChildProcess {
  return spawn(process.execPath, ['--eval', script], { stdio: 'ignore' })
}

/**
 * Again and again stops one of the processes for 50 to 400 ms. Processes that a test has stopped itself are left alone.
 */
async function stumble(root: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sleep(randomInt(50, 300))
    const running = descendantsOf(root).filter(
      ({ name, state }) => STOPPED.test(name) && state !== 'T',
    )
    if (running.length === 0) continue
    const { pid } = running[randomInt(running.length)]!
    if (!signal(pid, 'SIGSTOP')) continue
    await sleep(randomInt(50, 400))
    signal(pid, 'SIGCONT')
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

type Process = {
  readonly pid: number
  readonly parent: number
  readonly name: string
  readonly state: string
}

function descendantsOf(root: number): Process[] {
  const all = readdirSync('/proc').flatMap((entry) =>
    /^\d+$/.test(entry) ? readProcess(entry) : [],
  )
  const family = new Set([root])
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.filter(({ pid }) => pid !== root && family.has(pid))
}

function readProcess(entry: string): Process[] {
  try {
    const [, pid, name = '', state = '', parent] =
      /^(\d+) \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), name, state }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
