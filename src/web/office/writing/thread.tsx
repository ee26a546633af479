import { useEffect, useRef } from 'react'
import type { WritingDetail } from '#contract/office/writing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { dayIn, exactly, timeIn } from '#web/office/kit/times.ts'
import css from './writing.module.css'

type Line = WritingDetail['messages'][number]

/** What was said, the latest at the foot; what asks for an honest answer is ringed. */
export function Thread({ detail }: { detail: WritingDetail }) {
  const { t, language } = useOffice()
  const box = useRef<HTMLDivElement>(null)
  const { messages, row } = detail
  const last = messages.at(-1)?.seq
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last])
  return (
    // What scrolls must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={box}
      className={css['lines']}
      tabIndex={0}
      role="log"
      aria-label={t.writing.tabs.thread}
    >
      {detail.has_older && <p className={css['older']}>{t.writing.older}</p>}
      {messages.map((line, nth) => (
        <div key={line.seq} className={css['turn']}>
          {dayOf(messages[nth - 1]) !== dayOf(line) && (
            <p className={css['day']}>{dayIn(line.at, language)}</p>
          )}
          <p
            className={classNames(
              css['bubble'],
              line.is_theirs ? css['theirs'] : css['own'],
              line.asks && css['ringed'],
            )}
          >
            <span lang={row.language}>{wordsOf(t, line)}</span>{' '}
            <small title={exactly(line.at, language)}>
              {[timeIn(line.at, language), line.writer, line.said && t.writing.said[line.said]]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </p>
        </div>
      ))}
    </div>
  )
}

function dayOf(line: Line | undefined): string | undefined {
  return line?.at.slice(0, 10)
}

function wordsOf(t: ReturnType<typeof useOffice>['t'], line: Line): string {
  if (line.is_deleted) return t.writing.deleted
  if (line.kind === 'photo') return [t.writing.photo, line.text].filter(Boolean).join(': ')
  if (line.kind === 'gift') return [t.writing.gift, line.text].filter(Boolean).join(': ')
  return line.text
}
