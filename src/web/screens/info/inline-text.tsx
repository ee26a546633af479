import { Fragment } from 'react'
import { ROUTES, type ServedRouteName, pathTo } from '#contract/routes.ts'
import type { Inline } from '#web/content/content.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { useFilledIn } from './use-filled-in.ts'

/** A run of text with the site's details filled in, its bold words and its links. */
export function InlineText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      <InlinePart part={part} />
    </Fragment>
  ))
}

function InlinePart({ part }: { part: Inline }) {
  const filledIn = useFilledIn()
  if (typeof part === 'string') return filledIn(part)
  if ('bold' in part) {
    return (
      <b>
        <InlineText parts={part.bold} />
      </b>
    )
  }
  if ('code' in part) return <code>{part.code}</code>
  return (
    <KitLink className="link" href={addressOf(filledIn(decodeURIComponent(part.link)))}>
      <InlineText parts={part.text} />
    </KitLink>
  )
}

/** Links go by the name of their route, like everywhere in the product. */
function addressOf(link: string): string {
  const name = link.replace(/^route:/, '')
  return name in ROUTES ? pathTo(name as Extract<ServedRouteName, 'index'>) : link
}
