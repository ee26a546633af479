import type { ReactNode } from 'react'
import type { MemberName } from '#contract/member-card.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useFictionalWords } from './settings.ts'

/** Whoever has a name here says with it whether they exist: what shows a name takes this and no bare text. */
export type Named = { readonly name: MemberName; readonly fictional_icon: boolean }

/** Turns a member into the words for them in a sentence: a fictional one carries the mark behind the name. */
export function useMarkedName(): (member: Named) => string {
  const { singular } = useFictionalWords()
  return (member) => markedName(member, singular)
}

/** The same where no component asks, with the site's word for a fictional profile. */
export function markedName(member: Named, singular: string): string {
  return member.fictional_icon ? `${bare(member)} (${singular})` : bare(member)
}

export type TaggedName = {
  /** Screen readers hear the mark with it. */
  readonly name: ReactNode
  /** Null for a real member. */
  readonly tag: ReactNode
}

/** A member's name where the mark has a place of its own beside it, such as the corner of a photo: both come together. */
export function useTaggedName(): (member: Named, className?: string) => TaggedName {
  const { singular } = useFictionalWords()
  return (member, className) =>
    member.fictional_icon
      ? {
          name: (
            <>
              {bare(member)}
              <span className="visually-hidden">{` (${singular})`}</span>
            </>
          ),
          tag: (
            <Tag kind="fictional" isSaid className={className}>
              {singular}
            </Tag>
          ),
        }
      : { name: bare(member), tag: null }
}

/** The only place where a name becomes text. */
function bare({ name }: Named): string {
  return name as string
}

/** A name with the age, where the site shows ages. */
export function withAge(name: string, age: number | null): string {
  return age === null ? name : `${name}, ${age}`
}
