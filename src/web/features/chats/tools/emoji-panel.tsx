import { type KeyboardEvent, useId, useState } from 'react'
import { focusShown } from '#web/browser/forms.ts'
import { stored } from '#web/browser/stored.ts'
import { useText } from '#web/i18n/catalogue.ts'
import css from './emoji.module.css'

/** What can be put into a message, by the groups it is shown in: a choice that fits what people write here. */
export const EMOJI = {
  smileys:
    '😊 🙂 😉 😄 😁 😂 🤣 😅 😍 🥰 😘 😋 😜 🤪 😎 🤩 🥳 😇 🤗 🤔 🤭 🤫 😏 😬 🙃 😌 😴 🥱 😳 🥺 😢 😭 😤 😡 😱 🤯 🙄 😶',
  love: '❤️ 🧡 💛 💚 💙 💜 🤎 🖤 🤍 💔 💕 💞 💓 💗 💖 💘 💝 💋 💌 🌹 💍 🔥',
  gestures: '👍 👎 👌 👏 🙌 🙏 💪 🤝 👋 ✌️ 🤞 🤙 👉 👈 👆 🤷 🤦 🙋 💃 🕺 🧘 🏃 🚴 🏊',
  nature: '🐶 🐱 🐻 🦊 🐴 🦋 🐝 🌸 🌷 🌻 🌿 🍀 🌳 🌲 ☀️ 🌤️ 🌧️ ⛄ 🌈 🌊 🌙 ⭐',
  food: '☕ 🍵 🍷 🍸 🍹 🍺 🥂 🍾 🍕 🍝 🍔 🍟 🌮 🍣 🥗 🧀 🥐 🍓 🍒 🍑 🍫 🍰 🍪 🍦',
  going_out: '🎉 🎂 🎁 🎈 🎶 🎤 🎸 🎬 🎭 🎨 🎮 ⚽ 🎾 ⛷️ 🏖️ 🏕️ ✈️ 🚗 🚲 🏍️ 🏡 🌍 📷 📚',
  signs: '✅ ❌ ❓ ❗ 💯 ✨ 💤 💬 👀 ⏰ 📅 📍 🆗',
} as const

export type EmojiGroup = keyof typeof EMOJI

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

/** What is here now is not reordered while the member chooses. */
function sectionsNow(): readonly Section[] {
  const known = new Set(GROUPS.flatMap(({ emoji }) => emoji))
  const recent = recentEmoji().filter((emoji) => known.has(emoji))
  return recent.length > 0 ? [{ name: 'recent', emoji: recent }, ...GROUPS] : GROUPS
}

type EmojiSectionProps = {
  title: string
  emoji: readonly string[]
  /** Which of them Tab reaches, if it is one of these. */
  current: number | null
  /** The focus begins here. */
  isFirst: boolean
  onReach: (at: number) => void
  onInsert: (emoji: string) => void
}

/** One group under its name. Each emoji is its own label: screen readers know what it shows. */
export function EmojiSection(props: EmojiSectionProps) {
  const { title, emoji, current, isFirst, onReach, onInsert } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css['title']}>
        {title}
      </h3>
      <div className={css['grid']}>
        {emoji.map((sign, at) => (
          <button
            key={sign}
            ref={isFirst && at === 0 ? focusShown : undefined}
            data-autofocus={(isFirst && at === 0) || undefined}
            type="button"
            className={css['emoji']}
            tabIndex={at === current ? 0 : -1}
            onFocus={() => onReach(at)}
            onClick={() => onInsert(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
    </section>
  )
}

const MANY = 16

const recent = stored<string[]>('recent-emoji', textsIn, 'browser')

/** What was used last in this browser, the latest first. It is forgotten with everything personal at logout. */
export function recentEmoji(): readonly string[] {
  return recent.get() ?? []
}

export function rememberEmoji(emoji: string): void {
  const others = recentEmoji().filter((other) => other !== emoji)
  recent.set([emoji, ...others].slice(0, MANY))
}

function textsIn(stored: unknown): string[] | null {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : null
}

/** Arrows, Home and End walk through buttons that stand in rows, however many there are in each. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const from = buttons.findIndex((button) => button === document.activeElement)
  const next = from === -1 ? undefined : nextIn(buttons, from, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextIn(buttons: readonly HTMLElement[], from: number, key: string) {
  if (key === 'ArrowRight') return buttons[from + 1]
  if (key === 'ArrowLeft') return buttons[from - 1]
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  if (key === 'ArrowDown') return nearest(buttons[from]!, buttons.slice(from + 1))
  if (key === 'ArrowUp') return nearest(buttons[from]!, buttons.slice(0, from).toReversed())
  return undefined
}

/** In the first row among these that is another than its own, what stands nearest above or below. */
function nearest(button: HTMLElement, others: readonly HTMLElement[]) {
  const { left, top } = button.getBoundingClientRect()
  const places = others.map((other) => ({ other, at: other.getBoundingClientRect() }))
  const row = places.find(({ at }) => Math.abs(at.top - top) > 1)?.at.top
  const inRow = places.filter(({ at }) => row !== undefined && Math.abs(at.top - row) <= 1)
  const [first] = inRow.toSorted((a, b) => Math.abs(a.at.left - left) - Math.abs(b.at.left - left))
  return first?.other
}
