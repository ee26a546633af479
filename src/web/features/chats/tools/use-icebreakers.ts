import { useState } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import { icebreakerLines, type Ground } from './icebreaker-lines.ts'

/** Lines to begin with in the reader's language, and others when asked. Needs the texts of the area `icebreakers`. */
export function useIcebreakers(ground: Ground, profileId: string) {
  const t = useText('icebreakers')
  const [round, setRound] = useState(0)
  return {
    lines: icebreakerLines(ground, profileId, round).map((key) => t(key)),
    shuffle: () => setRound((now) => now + 1),
  }
}
