import { spawnSync } from 'node:child_process'
import { checkMessages } from './messages.ts'

type Check = { readonly name: string; readonly run: () => string[] }

const TSC = 'node_modules/typescript-7/bin/tsc'

/** Everything that is proven by reading the code: types, rules, format, rooms, unused code, catalogues. */
const CHECKS: readonly Check[] = [
  ...['contract', 'server', 'web', 'e2e'].map((room) => ({
    name: `types of ${room}`,
    run: () => command('node', [TSC, '-p', `tsconfig.${room}.json`, '--pretty', 'false']),
  })),
  { name: 'lint', run: () => command('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'format', run: () => command('oxfmt', ['--check', '.']) },
  { name: 'rooms', run: rooms },
  { name: 'unused code', run: () => command('knip', ['--no-progress']) },
  { name: 'table types', run: () => command('tsx', ['scripts/db-types.ts', '--check']) },
  { name: 'catalogues', run: () => checkMessages({ write: false }) },
]

const failed = CHECKS.filter(({ name, run }) => {
  const started = Date.now()
  const problems = run()
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
  for (const problem of problems) console.log(problem)
  return problems.length > 0
})
process.exitCode = failed.length > 0 ? 1 : 0

/** A cruise that saw no modules would pass whatever the code does. */
function rooms(): string[] {
  const { status, stdout, stderr } = spawnSync('depcruise', ['src', 'test'], {
    encoding: 'utf8',
    shell: false,
  })
  const seen = Number(/\((\d+) modules/.exec(stdout + stderr)?.[1] ?? 0)
  if (status !== 0) return [stdout + stderr]
  return seen > 100 ? [] : [`dependency-cruiser saw ${seen} modules only`]
}

function command(name: string, args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  return status === 0 ? [] : [stdout + stderr + (error?.message ?? '')]
}
