import { Fragment } from 'react'
import { localeOf } from '#contract/locales.ts'
import { pathTo, ROUTES, type RouteName } from '#contract/routes.ts'
import type { Block, Inline } from '#web/content/content.ts'
import { fillIn, newcomerDiscount, placeholders } from '#web/features/settings/placeholders.ts'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { KitLink } from '#web/ui/kit-link.tsx'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} id={sectionId(index)} />)
}

function OneBlock({ block, id }: { block: Block; id: string }) {
  if (block.type === 'ul') {
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={index}>
            <InlineText parts={item} />
          </li>
        ))}
      </ul>
    )
  }
  const text = <InlineText parts={block.text} />
  if (block.type === 'h2') return <h2 id={id}>{text}</h2>
  if (block.type === 'h3') return <h3>{text}</h3>
  return <p>{text}</p>
}

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
  return name in ROUTES ? pathTo(name as Extract<RouteName, 'index'>) : link
}

/** Returns a function that fills the site's details into a text. */
export function useFilledIn() {
  const settings = useSettings()
  const { iso } = localeOf(useCatalogue().locale)
  const t = useText('info.newcomer')
  const { singular, plural, warning } = useFictionalWords()
  const values = {
    ...placeholders(settings, iso),
    newcomer_discount: newcomerDiscount(settings, t, iso),
    fictional_singular: singular,
    fictional_plural: plural,
    fictional_warning: warning,
  }
  return (text: string) => fillIn(text, values)
}

/** The anchor of a section: its place on the page, which is the same in every language. */
export function sectionId(index: number | string): string {
  return `s${index}`
}
