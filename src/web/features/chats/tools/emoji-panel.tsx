import { useState } from 'react'
import { moveInGrid } from '#web/browser/move-in-grid.ts'
import { recentEmoji, rememberEmoji } from '#web/browser/recent-emoji.ts'
import { useText } from '#web/i18n/use-text.ts'
import { EMOJI, type EmojiGroup } from './emoji.ts'
import { EmojiSection } from './emoji-section.tsx'
import css from './emoji.module.css'

type Section = { readonly name: EmojiGroup | 'recent'; readonly emoji: readonly string[] }

const GROUPS: readonly Section[] = (Object.keys(EMOJI) as EmojiGroup[]).map((name) => ({
  name,
  emoji: EMOJI[name].split(' '),
}))

/** All emoji in their groups, those used last first. One of them can be reached by Tab, the others from it by arrows. */
export function EmojiPanel({ onInsert }: { onInsert: (emoji: string) => void }) {
  const t = useText('chat-tools.emoji')
  const [sections] = useState(sectionsNow)
  const [place, setPlace] = useState({ section: 0, at: 0 })
  const [inserted, setInserted] = useState('')

  function insert(emoji: string) {
    rememberEmoji(emoji)
    setInserted(emoji)
    onInsert(emoji)
  }

  return (
    <div className={css['panel']} onKeyDown={moveInGrid}>
      {sections.map(({ name, emoji }, section) => (
        <EmojiSection
          key={name}
          title={t(`groups.${name}`)}
          emoji={emoji}
          current={place.section === section ? place.at : null}
          isFirst={section === 0}
          onReach={(at) => setPlace({ section, at })}
          onInsert={insert}
        />
      ))}
      <p className="visually-hidden" role="status">
        {inserted && t('inserted', { emoji: inserted })}
      </p>
    </div>
  )
}

/** What is here now is not reordered while one chooses. */
function sectionsNow(): readonly Section[] {
  const known = new Set(GROUPS.flatMap(({ emoji }) => emoji))
  const recent = recentEmoji().filter((emoji) => known.has(emoji))
  return recent.length > 0 ? [{ name: 'recent', emoji: recent }, ...GROUPS] : GROUPS
}
