import { stored } from './kept.ts'

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
