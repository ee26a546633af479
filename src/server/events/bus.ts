import type { Whisper } from '#contract/events.ts'

/** What is said on the bus: these members have news, or are told what is true for a moment only. */
export type Word = { readonly memberIds: readonly string[]; readonly whisper?: Whisper | undefined }

type Heard = (word: Word) => void

/**
 * Names the members who have news, and nothing of what it is: that stands in the database. A word that gets lost costs
 * a second, because open streams look there by themselves. Between processes Redis can stand behind the same type.
 */
export type Bus = {
  /** To be called after the commit: a stream that looks sooner finds nothing. */
  publish(memberIds: readonly string[]): void
  /** Tells them at once or not at all. */
  whisper(memberIds: readonly string[], whisper: Whisper): void
  /** Returns how to stop listening. */
  listen(heard: Heard): () => void
}

/** A bus within one process. With `passOn`, what is said here is said elsewhere, too. */
export function openBus(passOn: Heard = () => undefined): Bus & { say(word: Word): void } {
  const listeners = new Set<Heard>()

  function say(word: Word): void {
    for (const heard of listeners) heard(word)
  }

  function sayEverywhere(word: Word): void {
    if (word.memberIds.length === 0) return
    say(word)
    passOn(word)
  }

  return {
    say,
    publish: (memberIds) => sayEverywhere({ memberIds }),
    whisper: (memberIds, whisper) => sayEverywhere({ memberIds, whisper }),
    listen(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}
