import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../ensure-chromium.ts'
import { FOURTEEN, npmTool, program, PUBLIC_PAGES, readJson, type Suite } from './suite.ts'

const NU = '26.9.27'
const LINKINATOR = '7.6.1'
const PA11Y = '9.1.1'
const LIGHTHOUSE = '12.8.2'

type NuAnswer = {
  readonly messages: readonly {
    readonly type: string
    readonly subType?: string
    readonly url: string
    readonly message: string
    readonly extract?: string
  }[]
}

const OLD_CSS =
  'Its list of CSS is years behind: field-sizing, container queries, view transitions, @property and short masks are in the standards, browsers know them, and stylesheets are drawn in one by every test of a screen.'

/** The W3C's checker of HTML: every public page as a browser gets it. */
export const nu: Suite = {
  name: 'nu',
  run: async ({ origin, folder }) => {
    const jar = join(await npmTool('vnu-jar', NU), 'build/dist/vnu.jar')
    const files = join(folder, 'nu')
    mkdirSync(files, { recursive: true })
    for (const path of PUBLIC_PAGES) {
      const answer = await fetch(origin + path)
      writeFileSync(join(files, `${path.replaceAll('/', '_')}.html`), await answer.text())
    }
    const { stderr } = await program('java', ['-jar', jar, '--format', 'json', files])
    const { messages } = JSON.parse(stderr) as NuAnswer
    const errors = messages.filter(({ type }) => type === 'error')
    const ofHtml = errors.filter(({ message }) => !message.startsWith('CSS: '))
    return {
      answered: { [OLD_CSS]: errors.length - ofHtml.length },
      findings: ofHtml.map(
        ({ type, url, message, extract }) =>
          `${type} ${url.split('/').at(-1)}: ${message} ${extract?.replaceAll(/\s+/g, ' ') ?? ''}`,
      ),
      about: { tool: `vnu-jar ${NU}`, pages: PUBLIC_PAGES.length },
    }
  },
}

/** Of hundreds of members whose pages are alike, one in sixteen. */
const MOST_MEMBERS = '/members/[1-9a-f][0-9a-f]{7}-'

/** Follows every link from the first page on, to the pages of the site itself and what they load. */
export const links: Suite = {
  name: 'linkinator',
  run: async ({ origin }) => {
    const cli = join(await npmTool('linkinator', LINKINATOR), 'build/src/cli.js')
    const { stdout } = await program(process.execPath, [
      cli,
      `${origin}/`,
      '--recurse',
      '--format',
      'json',
      '--concurrency',
      '2',
      // A busy machine says 503 and when to come again.
      '--retry-errors',
      '--retry-errors-count',
      '5',
      '--timeout',
      '60000',
      '--skip',
      `^(?!${origin})|${MOST_MEMBERS}`,
    ])
    const { links: seen } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      links: readonly { url: string; status: number; state: string; parent?: string }[]
    }
    const dead = seen.filter(({ state }) => state === 'BROKEN')
    return {
      findings: dead.map(({ url, status, parent }) => `${status} ${url} on ${parent}`),
      about: {
        tool: `linkinator ${LINKINATOR}`,
        followed: seen.filter(({ state }) => state === 'OK').length,
      },
    }
  },
}

/** Accessibility by pa11y's rules (HTML CodeSniffer, WCAG 2 AA). */
export const pa11y: Suite = {
  name: 'pa11y',
  run: async ({ origin, folder }) => {
    const cli = join(await npmTool('pa11y', PA11Y), 'bin/pa11y.js')
    const config = join(folder, 'pa11y.json')
    const executablePath = chromium()
    writeFileSync(
      config,
      JSON.stringify({ chromeLaunchConfig: { executablePath, args: ['--no-sandbox'] } }),
    )
    const findings: string[] = []
    for (const path of FOURTEEN) {
      const { stdout, stderr } = await program(process.execPath, [
        cli,
        '--reporter',
        'json',
        '--standard',
        'WCAG2AA',
        '--timeout',
        '120000',
        '--config',
        config,
        origin + path,
      ])
      if (stdout.trim() === '') findings.push(`${path} was not looked at: ${stderr.split('\n')[0]}`)
      const issues = JSON.parse(stdout || '[]') as {
        code: string
        message: string
        selector: string
      }[]
      for (const { code, message, selector } of issues)
        findings.push(`${path}: ${code} ${message} (${selector})`)
    }
    return { findings, about: { tool: `pa11y ${PA11Y}`, standard: 'WCAG2AA', pages: FOURTEEN } }
  },
}

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; scoreDisplayMode: string }
    >
  >
}
const LEAST: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 95,
}

/** Lighthouse as a phone sees it, by its own throttling. What else the machine does makes performance worse. */
export const lighthouse: Suite = {
  name: 'lighthouse',
  run: async ({ origin, folder }) => {
    const cli = join(await npmTool('lighthouse', LIGHTHOUSE), 'cli/index.js')
    const scores: Record<string, Record<string, number>> = {}
    const findings: string[] = []
    for (const path of FOURTEEN) {
      const file = join(folder, 'lighthouse.json')
      const { code, stderr } = await program(
        process.execPath,
        [
          cli,
          origin + path,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
        ],
        { env: { CHROME_PATH: chromium() } },
      )
      if (code !== 0) {
        findings.push(`${path} was not measured: ${stderr.split('\n')[0]}`)
        continue
      }
      const { categories, audits } = readJson<Report>(file)
      const here = Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [
          name,
          Math.round((score ?? 0) * 100),
        ]),
      )
      scores[path] = here
      console.log(path, JSON.stringify(here))
      for (const [name, score] of Object.entries(here))
        if (score < (LEAST[name] ?? 0)) findings.push(`${path}: ${name} ${score}`)
      const failed = Object.entries(audits).filter(
        ([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary',
      )
      for (const [id, { title }] of failed) findings.push(`${path}: ${id} (${title})`)
    }
    return { findings, about: { tool: `lighthouse ${LIGHTHOUSE}`, scores } }
  },
}

function chromium(): string {
  return ensureChromium().WHOLE_CHROMIUM_PATH
}
