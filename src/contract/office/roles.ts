import * as z from 'zod/mini'
import { Id } from '../id.ts'

/** What an operator may do, by name. An endpoint names the one it needs, and nothing else is ever asked. */
export const PERMISSIONS = [
  'cases_read',
  'cases_work',
  'photos_review',
  'reports_decide',
  'cases_settle',
  'cases_senior',
  'members_read',
  'members_work',
  'people_read',
  'people_manage',
  'record_read',
  'decisions_make',
  'appeals_decide',
  'policies_read',
  'policies_edit',
  'money_read',
  'money_work',
  'money_approve',
  'settings_read',
  'settings_edit',
  'prices_read',
  'prices_edit',
  'sites_make',
  'figures_read',
  'figures_small',
  'machine_read',
  'writing_read',
  'writing_work',
  'fictional_read',
  'fictional_edit',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** A role is a set of names. */
export const ROLES = {
  owner: PERMISSIONS,
  moderator: [
    'cases_read',
    'cases_work',
    'photos_review',
    'reports_decide',
    'members_read',
    'members_work',
    'decisions_make',
    'appeals_decide',
    'policies_read',
  ],
  support: [
    'cases_read',
    'cases_work',
    'cases_settle',
    'members_read',
    'members_work',
    'money_read',
  ],
  finance: [
    'cases_read',
    'cases_work',
    'members_read',
    'money_read',
    'money_work',
    'money_approve',
    'settings_read',
    'prices_read',
    'prices_edit',
    'figures_read',
    'figures_small',
  ],
  writer: ['writing_read', 'writing_work', 'fictional_read', 'fictional_edit'],
  // Figures about few people are not for who only looks at figures.
  analyst: ['figures_read'],
  auditor: [
    'cases_read',
    'members_read',
    'people_read',
    'record_read',
    'policies_read',
    'money_read',
    'settings_read',
    'prices_read',
    'figures_read',
    'figures_small',
    'machine_read',
    'writing_read',
    'fictional_read',
  ],
} as const satisfies Record<string, readonly Permission[]>
export type Role = keyof typeof ROLES

export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]]
export const RoleName = z.enum(ROLE_NAMES)

/** A role on one site, or on all of them. */
export const SiteRole = z.strictObject({ site_id: z.nullable(Id), role: RoleName })
export type SiteRole = z.output<typeof SiteRole>

export function isAllowed(role: Role, permission: Permission): boolean {
  return (ROLES[role] as readonly Permission[]).includes(permission)
}
