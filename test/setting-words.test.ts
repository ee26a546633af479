import { expect, test } from 'vitest'
import { SETTING_GROUPS } from '#contract/office/settings.ts'
import { formOf } from '#server/features/settings/settings-form.ts'
import { Settings } from '#server/features/settings/settings-schema.ts'
import { en } from '#web/office/texts/en.ts'
import { nl } from '#web/office/texts/nl.ts'

const fields = formOf({}, {}, 'vonk.example')

test('every setting of the schema is in the form, once [OFF-12]', () => {
  const { company, ...own } = Settings.shape
  const named = [
    ...Object.keys(own),
    ...Object.keys(company.shape).map((name) => `company.${name}`),
  ]

  expect(fields.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
})

test.each([
  ['en', en],
  ['nl', nl],
] as const)(
  'every setting has a name and one sentence in %s, and no other has [OFF-12]',
  (_, t) => {
    const words = fields.map(({ name }) => [name, t.settings.fields[name]])

    expect(Object.keys(t.settings.fields).toSorted()).toEqual(
      fields.map(({ name }) => name).toSorted(),
    )
    for (const [name, told] of words)
      expect([name, told]).toEqual([
        name,
        [expect.stringMatching(/^\S.{2,40}$/), expect.stringMatching(/^[A-Z].*\.$/)],
      ])
  },
)

test('every setting is filled in with something better than JSON, in a group that has a name [OFF-12]', () => {
  for (const { name, form, group } of fields) {
    expect([name, form.kind]).not.toEqual([name, 'json'])
    expect(SETTING_GROUPS).toContain(group)
    expect([en.settings.groups[group], nl.settings.groups[group]]).not.toContain(undefined)
  }
})
