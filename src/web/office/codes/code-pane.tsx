import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Currency } from '#contract/geo.ts'
import { changeCode, type Code } from '#contract/office/codes.ts'
import { readPrices } from '#contract/office/prices.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem } from '#web/office/kit/parts.tsx'
import { dayIn } from '#web/office/kit/times.ts'
import { messagePrice, moneyIn } from '#web/office/packages/use-price-draft.ts'
import { CodePill, revenueIn, whomIn } from './code-words.tsx'
import css from './codes.module.css'
import pane from '#web/office/kit/pane.module.css'

type CodePaneProps = {
  readonly code: Code
  readonly siteId: string
  readonly mayEdit: boolean
  readonly days: readonly { readonly day: string; readonly uses: number }[]
  readonly onClose: () => void
}

/** One code: what it costs and leads to, how it was used, and ending it. */
export function CodePane({ code, siteId, mayEdit, days, onClose }: CodePaneProps) {
  const { t, language } = useOffice()
  const words = t.prices.codes
  const [asking, ask] = useState<'uses' | 'end' | null>(null)
  const { code: name, percentage, uses, most_uses: most, revenue } = code
  const lowest = useLowest(code, siteId)
  const isOpen = code.state === 'running' || code.state === 'used_up'
  const less = revenue.map(({ currency, less_minor: minor }) => moneyIn(language, currency)(minor))
  return (
    <aside className={pane['pane']} aria-label={name}>
      <header>
        <div>
          <h2>
            <code>{name}</code>
          </h2>
          <CodePill code={code} />
        </div>
        <Button look="bare" onClick={onClose}>
          {t.close}
        </Button>
      </header>
      <div className={pane['scroll']}>
        <dl className={css['facts']}>
          <Fact name={words.gives} value={`${percentage} %, ${whomIn(t, code, language)}`} />
          <Fact
            name={words.used}
            value={`${uses} ${most === null ? words.noLimit : words.of(most)}`}
          />
          <Fact name={words.runs} value={dayIn(code.expires_at, language)} />
          {code.made_by !== null && <Fact name={words.madeBy} value={code.made_by} />}
          <Fact name={words.head[4]!} value={revenueIn(code, language)} />
          {less.length > 0 && <Fact name={words.cost} value={words.costs(less.join(', '))} />}
          {lowest && (
            <Fact name={words.lowest} value={words.lowestOf(lowest.price, lowest.credits)} />
          )}
        </dl>
        <h3>{words.byDay}</h3>
        {days.length === 0 ? <p className={pane['hint']}>{words.noUses}</p> : <Days days={days} />}
        {!mayEdit && <p className={pane['hint']}>{words.readOnly}</p>}
      </div>
      {mayEdit && isOpen && (
        <footer>
          {code.is_once_each && (
            <Button look="quiet" isWide onClick={() => ask('uses')}>
              {words.allow}
            </Button>
          )}
          <Button look="bad" onClick={() => ask('end')}>
            {words.end}
          </Button>
        </footer>
      )}
      {asking && <ChangeDialog {...{ code, siteId, asking }} onClose={() => ask(null)} />}
    </aside>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** What a message costs at least with it, in the currency it is for, else the site's first. */
function useLowest(code: Code, siteId: string) {
  const { language } = useOffice()
  const { data } = useQuery({
    queryKey: ['prices', siteId],
    queryFn: () => call(readPrices, { site_id: siteId }),
  })
  const packages = data?.lists.find(({ is_now: isNow }) => isNow)?.packages ?? []
  const place = data?.countries.find(({ country }) => country === code.country)
  const currency: Currency =
    code.currency ?? place?.currency ?? data?.countries[0]?.currency ?? 'EUR'
  const [best] = packages
    .flatMap(({ credits, prices }) => {
      const price = prices[currency]
      if (price === undefined || price < (code.minimum ?? 0)) return []
      const total = Math.floor((price * (100 - code.percentage)) / 100)
      return [{ credits, minor: messagePrice(total, credits, data?.message_credits ?? 1) }]
    })
    .toSorted((one, other) => one.minor - other.minor)
  return best ? { credits: best.credits, price: moneyIn(language, currency)(best.minor) } : null
}

const HEIGHT = 80
const STEP = 11

function Days({ days }: Pick<CodePaneProps, 'days'>) {
  const { t } = useOffice()
  const most = Math.max(...days.map(({ uses }) => uses))
  return (
    <figure className={css['days']}>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.prices.codes.byDay}
      >
        {days.map(({ day, uses }, nth) => (
          <rect
            key={day}
            x={nth * STEP}
            y={HEIGHT - (uses / most) * HEIGHT}
            width={STEP - 3}
            height={(uses / most) * HEIGHT}
          />
        ))}
      </svg>
      <ul>
        {days.map(({ day, uses }) => (
          <li key={day}>{t.prices.codes.dayUses(day, uses)}</li>
        ))}
      </ul>
    </figure>
  )
}

type ChangeDialogProps = {
  readonly code: Code
  readonly siteId: string
  readonly asking: 'uses' | 'end'
  readonly onClose: () => void
}

function ChangeDialog({ code, siteId, asking, onClose }: ChangeDialogProps) {
  const { t } = useOffice()
  const words = t.prices.codes
  const queries = useQueryClient()
  const [uses, setUses] = useState(String(code.most_uses ?? ''))
  const [problem, setProblem] = useState<string | null>(null)
  const change = asking === 'end' ? ({ ends: true } as const) : { most_uses: Number(uses) }
  const save = () =>
    call(changeCode, { site_id: siteId, code: code.code, change }).then(
      async () => {
        await queries.invalidateQueries({ queryKey: ['codes'] })
        onClose()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  return (
    <Dialog title={asking === 'end' ? words.end : words.allow} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {asking === 'end' ? (
          <p>{words.endSure(code.code)}</p>
        ) : (
          <Field label={words.uses} type="number" value={uses} onChange={setUses} isFirst />
        )}
        <Problem>{problem}</Problem>
        <Button look={asking === 'end' ? 'bad' : 'ink'} type="submit">
          {asking === 'end' ? words.end : words.save}
        </Button>
      </form>
    </Dialog>
  )
}
