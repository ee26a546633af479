import type { SiteSettings } from '#contract/settings.ts'

export type Ad = SiteSettings['cam_tiles'][number]

/** After how many members an advertisement stands. */
const EVERY = 12

export type Entry<Member> = { readonly member: Member } | { readonly ad: Ad }

/** Members with advertisements between them, in turn and never in front. Only those with a safe address are shown. */
export function withAds<Member>(members: readonly Member[], ads: readonly Ad[]): Entry<Member>[] {
  const safe = ads.filter(({ url }) => url.startsWith('https://'))
  return members.flatMap((member, index): Entry<Member>[] => {
    const turn = index / EVERY
    const ad = index > 0 && Number.isInteger(turn) ? safe[(turn - 1) % safe.length] : undefined
    return ad ? [{ ad }, { member }] : [{ member }]
  })
}
