import { useQuery } from '@tanstack/react-query'
import { readMachine } from '#contract/office/figures.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { timeIn } from '#web/office/kit/times.ts'
import css from './figures.module.css'

const EVERY_MS = 60_000

/** Jobs, mails and backups at a glance: what is well has a check, what is not a sign. */
export function Machine() {
  const { t, language } = useOffice()
  const words = t.figures.machine
  const machine = useQuery({
    queryKey: ['machine'],
    queryFn: () => call(readMachine, {}),
    refetchInterval: EVERY_MS,
  })
  if (!machine.data) return null
  const { waiting, parked, mails_parked: mails, drill, proven, ...rest } = machine.data
  const when = (moment: string) => timeIn(moment, language)
  const counted = rest.figures_counted_at
  const kinds = parked.map(({ kind, count }) => `${count} ${kind}`).join(', ')
  const drillWords = (done: NonNullable<typeof drill>) =>
    done.problems[0] === undefined
      ? words.drillDone(when(done.at), Math.max(1, Math.round(done.seconds / 60)))
      : words.drillFailed(when(done.at), done.problems[0])
  const lines = [
    [words.backup, proven ? words.proven(when(proven.at)) : words.never, proven !== null],
    [words.drill, drill ? drillWords(drill) : words.noDrill, drill?.problems.length === 0],
    [words.jobs, words.jobsWait(waiting), true],
    [
      words.parked,
      parked.length === 0 ? words.parkedNone : words.parkedSome(kinds),
      parked.length === 0,
    ],
    [words.mails, mails === 0 ? words.mailsNone : words.mailsParked(mails), mails === 0],
    [words.counted, counted ? words.countedAt(when(counted)) : words.notCounted, counted !== null],
  ] as const
  return (
    <section className={css['machine']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <dl>
        {lines.map(([name, value, isWell]) => (
          <div key={name} className={isWell ? css['well'] : css['unwell']}>
            <dt>
              <Icon name={isWell ? 'check-circle-fill' : 'warning-circle-fill'} size="sm" /> {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
