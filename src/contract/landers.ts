import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id } from './id.ts'
import { isLocale, type LocaleCode } from './locales.ts'
import { MemberCard } from './member-card.ts'
import { INTERESTS } from './settings.ts'

/** The niches a site can be for, in the order of its setting `niche`, which counts from 1. The last has no prefix. */
export const NICHES = ['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay', 'general'] as const
export type Niche = (typeof NICHES)[number]

export function nicheOf(setting: number): Niche {
  return NICHES[setting - 1] ?? 'general'
}

/** The slug of a landing page for a niche in a language: milfnl; the general niche has just nl. */
export function slugOf(niche: Niche, locale: LocaleCode): string {
  return `${niche === 'general' ? '' : niche}${locale}`
}

/** The niche and language a slug asks for. An unknown slug asks for nothing in particular. */
export function readSlug(slug: string): { niche: Niche; locale: LocaleCode | null } {
  const [prefix, locale] = [slug.slice(0, -2), slug.slice(-2)]
  const niche = NICHES.find((name) => name === prefix) ?? 'general'
  const isKnown = prefix === '' || (niche !== 'general' && niche === prefix)
  return isKnown && isLocale(locale)
    ? { niche, locale }
    : { niche: NICHES.find((name) => name === slug) ?? 'general', locale: null }
}

/** Without one it is the site's own niche. */
const Slug = z.optional(z.string().check(z.maxLength(40)))

/**
 * Members shown on a landing page: real members with a photo who agreed to stand there, online ones first, and how
 * many are online now. None where visitors may not look at members.
 */
export const getLander = endpoint({
  method: 'GET',
  path: '/api/lander.php',
  access: 'anyone',
  input: z.object({ slug: Slug }),
  output: z.object({
    niche: z.enum(NICHES),
    country: z.string(),
    num_online: z.int(),
    members: z.array(MemberCard),
  }),
})

/** One member who agreed to it, or a fictional one, on their own landing page. */
export const getLanderMember = endpoint({
  method: 'GET',
  path: '/api/lander-member.php',
  access: 'anyone',
  input: z.object({ profile_id: Id, slug: Slug }),
  output: z.object({
    member: MemberCard,
    interests: z.array(z.enum(INTERESTS)),
    /** How their own text begins; null where they wrote none, or visitors may not look at members. */
    lines: z.nullable(z.string()),
  }),
  refusals: ['NOT_FOUND'],
})
