import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fillRelease, npmIn } from './release/contents.ts'
import { sbomOf } from './release/sbom.ts'

const HELP = `Makes a release of what is committed

  npm run release -- [--of <commit>] [--to <folder>] [--sign minisign:<file of the key> | gpg:<id of the key>]

Writes vonk-<version>.tar.gz (what production needs), its SBOM in CycloneDX and SHA256SUMS, and with a key the signature of
SHA256SUMS. The same commit gives the same bytes in any folder at any time, with the same version of Node.

  --of <commit>         another commit or tag than HEAD
  --to <folder>         another folder than release/
  --packages <folder>   a node_modules made by npm ci from that commit, in place of a fresh one`

const { values: options } = parseArgs({
  options: {
    of: { type: 'string', default: 'HEAD' },
    to: { type: 'string', default: 'release' },
    sign: { type: 'string' },
    packages: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (options.help) console.log(HELP)
else release()

function release(): void {
  const commit = git('rev-parse', '--verify', `${options.of}^{commit}`)
  const at = new Date(Number(git('show', '-s', '--format=%ct', commit)) * 1000)
  const scratch = mkdtempSync(join(tmpdir(), 'vonk-release-'))
  try {
    const built = buildOf(commit, join(scratch, 'sources'))
    const { version } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as {
      version: string
    }
    const name = `vonk-${version}`
    fillRelease({ built, to: join(scratch, name) })
    writeFileSync(join(scratch, name, 'RELEASE'), `${toolsOf(commit)}\n`)

    mkdirSync(options.to, { recursive: true })
    const archive = join(options.to, `${name}.tar.gz`)
    const sbom = join(options.to, `${name}.cdx.json`)
    pack({ folder: scratch, name, at, to: archive })
    writeFileSync(sbom, sbomOf(built, at))
    const sums = [archive, sbom].map((file) => `${sha256Of(file)}  ${basename(file)}\n`).join('')
    writeFileSync(join(options.to, 'SHA256SUMS'), sums)
    if (options.sign !== undefined) sign(join(options.to, 'SHA256SUMS'), options.sign)
    console.log(sums.trimEnd())
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The files of a commit and nothing else, with its packages, built. */
function buildOf(commit: string, folder: string): string {
  mkdirSync(folder)
  const sources = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: sources })
  if (options.packages === undefined) npmIn(folder, 'ci', '--include=dev', '--ignore-scripts')
  else copy(resolve(options.packages), join(folder, 'node_modules'))
  execFileSync(process.execPath, ['bin/build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return folder
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

/** What to have for making it again. */
function toolsOf(commit: string): string {
  return [`commit ${commit}`, `node ${process.version}`].join('\n')
}

type Packing = { folder: string; name: string; at: Date; to: string }

/** Nothing of the machine that packs gets in: names in order, the commit's time, no owner, one set of rights. */
function pack({ folder, name, at, to }: Packing): void {
  const tar = execFileSync(
    'tar',
    [
      '--create',
      '--format=ustar',
      '--sort=name',
      `--mtime=@${at.getTime() / 1000}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rw,go=u-w',
      '-C',
      folder,
      name,
    ],
    { maxBuffer: 1 << 30, env: { ...process.env, LC_ALL: 'C' } },
  )
  writeFileSync(to, execFileSync('gzip', ['--no-name', '-9'], { input: tar, maxBuffer: 1 << 30 }))
}

function sign(file: string, by: string): void {
  const [, program, key] = /^(minisign|gpg):(.+)$/.exec(by) ?? []
  const inherit = { stdio: 'inherit' } as const
  if (program === undefined || key === undefined)
    throw new Error('--sign takes minisign:<file of the key> or gpg:<id of the key>')
  const args = {
    minisign: ['-S', '-s', key, '-m', file],
    gpg: ['--batch', '--yes', '--armor', '-u', key, '--detach-sign', file],
  }[program]
  execFileSync(program, args, inherit)
}

function sha256Of(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
