import css from './message.module.css'

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** What ends a sentence does not belong to the address before it. */
const AFTER = /[.,!?;:)\]}’”]+$/

/** A text in which addresses can be followed: http and https only, and the place that is gone to learns nothing of here. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ at, words, href }) =>
    href ? (
      <a
        key={at}
        className={css['address']}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {words}
      </a>
    ) : (
      words
    ),
  )
}

type Part = { readonly at: number; readonly words: string; readonly href?: string }

/** A text as words and addresses in turn. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  const end = [...text.matchAll(ADDRESS)].reduce((from, match) => {
    const words = match[0].replace(AFTER, '')
    const href = addressIn(words)
    if (!href) return from
    if (match.index > from) parts.push({ at: from, words: text.slice(from, match.index) })
    parts.push({ at: match.index, words, href })
    return match.index + words.length
  }, 0)
  if (end < text.length) parts.push({ at: end, words: text.slice(end) })
  return parts
}

function addressIn(words: string): string | null {
  const address = URL.canParse(words) ? new URL(words) : null
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}
