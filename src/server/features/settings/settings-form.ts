import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import {
  SETTING_GROUPS,
  type SettingField,
  type SettingKind,
  type SiteForm,
} from '#contract/office/settings.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { faultsIn } from './check-settings.ts'
import { withDraft } from './draft.ts'
import { missingIn } from './opening.ts'
import { defaultSettings, FIELDS, type StoredSettings } from './settings-schema.ts'
import { completeSettings, flat, nested, withChanges } from './stored-settings.ts'

type Fields = Record<string, unknown>
type Asked = { readonly siteId: string; readonly operatorId: string }

/** The settings of a site, with what is prepared for them. */
export async function readForm(db: Db, { siteId, operatorId }: Asked): Promise<SiteForm> {
  const site = await db
    .selectFrom('site')
    .leftJoin('site_draft', 'site_draft.site_id', 'site.id')
    .leftJoin('operator', 'operator.id', 'site_draft.operator_id')
    .select(['domain', 'settings', 'version', 'is_live', 'changes', 'revision'])
    .select(['site_draft.operator_id', 'site_draft.changed_at as drafted_at', 'operator.name'])
    .where('site.id', '=', siteId)
    .executeTakeFirst()
  if (!site) throw new Refusal('NOT_FOUND')
  const { domain, version, is_live, drafted_at: at } = site
  const stored = site.settings as Fields
  const changes = (site.changes ?? {}) as Fields
  const next = withChanges(stored, nested(changes))
  return {
    site_id: siteId,
    domain,
    name: completeSettings(stored as StoredSettings, domain).name,
    is_live,
    version,
    fields: formOf(stored, next, domain),
    revision: site.revision ?? 0,
    draft:
      Object.keys(changes).length === 0 || at === null
        ? null
        : {
            who: site.name ?? '',
            is_mine: site.operator_id === operatorId,
            changed_at: at.toISOString(),
          },
    problems: faultsIn(next, domain).map((fault) => ({ against: null, ...fault })),
    missing: is_live ? [] : [...missingIn(withDraft({ domain, settings: stored, changes }))],
  }
}

/** Every setting there is, in the order of the form: made from the schema, so that a new one is in it by itself. */
export function formOf(stored: Fields, next: Fields, domain: string): SettingField[] {
  const live = new Map(flat(completeSettings(stored as StoredSettings, domain)))
  const draft = new Map(flat(completeSettings(next as StoredSettings, domain)))
  const standard = standards(next as StoredSettings, domain)
  return DESCRIBED.map(({ name, group, form }) => ({
    name,
    group,
    form,
    standard: standard.get(name) ?? null,
    live: live.get(name) ?? null,
    draft: draft.get(name) ?? null,
    is_changed: !isDeepStrictEqual(live.get(name), draft.get(name)),
  }))
}

/** What each setting is where nobody set it; some follow the name or the languages. */
function standards({ name, visible_locales }: StoredSettings, domain: string) {
  const known = {
    ...(name === undefined ? {} : { name }),
    ...(visible_locales === undefined ? {} : { visible_locales }),
  }
  const { name: ours, visible_locales: locales } = defaultSettings(domain)
  return new Map<string, unknown>([
    ...flat(completeSettings(known, domain)),
    ['name', ours],
    ['visible_locales', locales],
  ])
}

const DESCRIBED = Object.entries(FIELDS)
  .map(([name, { group, schema }]) => ({ name, group, form: kindOf(schema) }))
  .toSorted((one, other) => SETTING_GROUPS.indexOf(one.group) - SETTING_GROUPS.indexOf(other.group))

/** What the form needs to know of a schema; of one that nobody thought of, that it is JSON. */
function kindOf(schema: z.ZodType): SettingKind {
  if (schema instanceof z.ZodNullable)
    return { ...kindOf(schema.unwrap() as z.ZodType), is_optional: true }
  const { form = { kind: 'json' } } = (schema.meta() ?? {}) as { form?: SettingKind }
  return form
}
