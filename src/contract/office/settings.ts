import * as z from 'zod/mini'
import { CountryCode, LocaleCode } from '../codes.ts'
import { Id } from '../id.ts'
import { officeEndpoint } from './endpoint.ts'

/** Where a setting stands in the form. */
export const SETTING_GROUPS = [
  'looks',
  'languages',
  'first_page',
  'profiles',
  'fictional',
  'credits',
  'payment',
  'signup',
  'promises',
  'mail',
  'company',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

const KINDS = [
  'line',
  'text',
  'number',
  'switch',
  'one',
  'some',
  'lines',
  'color',
  'tiles',
  'picture',
  'json',
] as const

/** What a setting is filled in with. One that nobody foresaw is JSON. */
export const SettingKind = z.object({
  kind: z.enum(KINDS),
  /** Of a line, what it must look like, such as an e-mail address. */
  format: z.optional(z.string()),
  min: z.optional(z.int()),
  max: z.optional(z.int()),
  names: z.optional(z.array(z.string())),
  /** Whether it may be left to the catalogue. */
  is_optional: z.optional(z.boolean()),
})
export type SettingKind = z.output<typeof SettingKind>

const Moment = z.iso.datetime()
const Value = z.unknown()
const FieldName = z.string().check(z.regex(/^[a-z_]{1,40}(\.[a-z_]{1,40})?$/))

/** One setting: what it is on the site, what it is to become, and what it is where nobody set it. */
export const SettingField = z.object({
  name: z.string(),
  group: z.enum(SETTING_GROUPS),
  form: SettingKind,
  standard: Value,
  live: Value,
  /** The same as live where nothing is to change. */
  draft: Value,
  is_changed: z.boolean(),
})
export type SettingField = z.output<typeof SettingField>

/** A setting that is wrong; against names the one that it contradicts. */
export const SettingProblem = z.object({
  field: z.string(),
  why: z.string(),
  against: z.nullable(z.string()),
})
export type SettingProblem = z.output<typeof SettingProblem>

/** The settings of a site with its draft. */
export const SiteForm = z.object({
  site_id: z.uuid(),
  domain: z.string(),
  /** What it is called now. */
  name: z.string(),
  is_live: z.boolean(),
  /** The newest version; nought where nothing was ever changed. */
  version: z.int(),
  fields: z.array(SettingField),
  /** Nought where there is no draft. */
  revision: z.int(),
  draft: z.nullable(z.object({ who: z.string(), is_mine: z.boolean(), changed_at: Moment })),
  /** Why the draft cannot be published, if it cannot. */
  problems: z.array(SettingProblem),
  /** What a site that nobody has seen still needs before it may open. */
  missing: z.array(z.string()),
})
export type SiteForm = z.output<typeof SiteForm>

const onSite = { site_id: Id }
/** The draft that was read: another one meanwhile refuses, and tells who changed it. */
const revision = z.int().check(z.minimum(0))
const Why = z.string().check(z.trim(), z.maxLength(500))

export const readSettings = officeEndpoint({
  method: 'GET',
  path: '/api/office/settings',
  needs: 'settings_read',
  input: z.object(onSite),
  output: SiteForm,
  refusals: ['NOT_FOUND'],
})

/** Prepares changes. What each setting may be is checked here; what contradicts another one stands in the answer. */
export const editDraft = officeEndpoint({
  method: 'PUT',
  path: '/api/office/settings-draft',
  needs: 'settings_edit',
  input: z.strictObject({ ...onSite, revision, changes: z.record(FieldName, Value) }),
  output: SiteForm,
  refusals: ['NOT_FOUND', 'DRAFT_CHANGED'],
})

export const discardDraft = officeEndpoint({
  method: 'DELETE',
  path: '/api/office/settings-draft',
  needs: 'settings_edit',
  input: z.strictObject({ ...onSite, revision }),
  output: SiteForm,
  refusals: ['NOT_FOUND', 'DRAFT_CHANGED'],
})

/** Makes the draft the site's settings. It takes effect within a second. */
export const publishDraft = officeEndpoint({
  method: 'POST',
  path: '/api/office/settings-publish',
  needs: 'settings_edit',
  needsFactor: true,
  input: z.strictObject({
    ...onSite,
    revision,
    /** The version that the draft was compared with. */
    version: z.int().check(z.minimum(0)),
    why: Why,
  }),
  output: SiteForm,
  refusals: ['NOT_FOUND', 'DRAFT_CHANGED', 'CHANGED_MEANWHILE'],
})

export const HISTORY_PAGE = 30

export const SettingsVersion = z.object({
  number: z.int(),
  who: z.string(),
  is_mine: z.boolean(),
  via: z.enum(['office', 'command', 'system']),
  why: z.string(),
  created_at: Moment,
  changes: z.array(z.object({ field: z.string(), before: Value, after: Value })),
})
export type SettingsVersion = z.output<typeof SettingsVersion>

/** What was changed, the newest first. */
export const settingsHistory = officeEndpoint({
  method: 'GET',
  path: '/api/office/settings-history',
  needs: 'settings_read',
  input: z.object({
    ...onSite,
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  output: z.object({
    versions: z.array(SettingsVersion),
    before: z.nullable(z.int()),
    /** How many there are in all. */
    count: z.int(),
    made_at: Moment,
  }),
  refusals: ['NOT_FOUND'],
})

/** Prepares to take one version's changes back, or to have everything as it was after it. */
export const undoVersion = officeEndpoint({
  method: 'POST',
  path: '/api/office/settings-undo',
  needs: 'settings_edit',
  input: z.strictObject({
    ...onSite,
    revision,
    number: z.int().check(z.positive()),
    how: z.enum(['take_back', 'return_to']),
  }),
  output: SiteForm,
  refusals: ['NOT_FOUND', 'DRAFT_CHANGED', 'NOTHING_NAMED'],
})

export const PREVIEW_MINUTES = 10
export const PREVIEW_PAGES = ['first', 'prices', 'mail', 'receipt'] as const
export type PreviewPage = (typeof PREVIEW_PAGES)[number]

/** Lets this operator look at this site for a while as it will be: nobody else can, whatever address they know. */
export const beginPreview = officeEndpoint({
  method: 'GET',
  path: '/api/office/preview',
  needs: 'settings_read',
  input: z.object(onSite),
  output: z.object({ token: z.string(), ends_at: Moment }),
  refusals: ['NOT_FOUND'],
})

/** A page, a mail or a receipt of the site with its draft, as a document that does nothing. */
export const showPreview = officeEndpoint({
  method: 'GET',
  path: '/api/office/preview-page',
  needs: 'settings_read',
  input: z.object({
    ...onSite,
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    page: z.enum(PREVIEW_PAGES),
    which: z.enum(['draft', 'live']),
    locale: LocaleCode,
    theme: z.enum(['light', 'dark']),
    /** Where the visitor is, which says what they pay in. */
    country: z.optional(CountryCode),
    /** Packages in the place of those that are sold, as JSON. */
    packages: z.optional(z.string().check(z.maxLength(6000))),
    /** Which draft it is, so that a browser asks anew for another one. */
    revision: z.optional(z.string()),
  }),
  output: z.unknown(),
  refusals: ['NOT_FOUND'],
})
export type PreviewInput = z.output<typeof showPreview.input>
