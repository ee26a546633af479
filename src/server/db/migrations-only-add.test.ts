import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }

const TAKES_AWAY =
  /\b(?:drop (?:table|column)|rename (?:to|column|constraint)|alter column \w+ (?:set data )?type|set not null)\b/i

/** From before the rule of decision 092. */
const OLDER = ['006_accounts.sql', '007_members.sql']

test('a migration that takes something away says since which release nothing uses it [RUN-5]', async () => {
  const files = (await readdir('migrations')).toSorted()
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(`migrations/${file}`, 'utf8')] as const),
  )

  const taking = texts.filter(([, text]) => TAKES_AWAY.test(withoutComments(text)))
  const unsaid = taking.filter(([, text]) => !isSaid(text)).map(([file]) => file)

  expect(unsaid).toEqual(OLDER)
})

test.each([
  ['alter table site drop column x;', true, false],
  ['-- after 0.6.0\nalter table site drop column x;', true, true],
  ['-- after 99.0.0\nalter table site drop column x;', true, false],
  ['-- drop table site\nalter table site add column x int;', false, false],
])('what takes away, and whether it says so: %s [RUN-5]', (text, takes, says) => {
  expect([TAKES_AWAY.test(withoutComments(text)), isSaid(text)]).toEqual([takes, says])
})

function withoutComments(text: string): string {
  return text.replaceAll(/--.*$/gm, '')
}

/** Of a release that is out: its successor may do without. */
function isSaid(text: string): boolean {
  const [, version] = /^-- after (\d+\.\d+\.\d+)$/m.exec(text.split('\n')[0] ?? '') ?? []
  return (
    version !== undefined && version.localeCompare(manifest.version, 'en', { numeric: true }) <= 0
  )
}
