import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Currency } from '#contract/geo.ts'
import { dropPrices, readPrices, type SitePrices } from '#contract/office/prices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useFresh, useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Problem, Select } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { exactly } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { Preview, type Which } from '#web/office/settings/preview.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { Follows } from './follows.tsx'
import { PriceTable } from './price-table.tsx'
import { type PriceDraft, usePriceDraft } from './use-price-draft.ts'
import css from './packages.module.css'
import table from '#web/office/kit/table.module.css'

/** What a site sells, per currency; other prices are typed here, checked and seen, and asked for. */
export function Packages() {
  const { t, me } = useOffice()
  const siteId = usePlace().searchParams.get('site') ?? me.sites[0]?.id ?? ''
  const query = useQuery({
    queryKey: ['prices', siteId],
    queryFn: () => call(readPrices, { site_id: siteId }),
    enabled: siteId !== '',
  })
  if (query.data) return <PackagesOf key={siteId} prices={query.data} />
  return (
    <Frame title={t.prices.title}>
      <p className={table['empty']} role={query.isError ? 'alert' : 'status'}>
        {query.isError ? wordsFor(t, query.error) : t.loading}
      </p>
    </Frame>
  )
}

function PackagesOf({ prices }: { prices: SitePrices }) {
  const { t } = useOffice()
  const mayEdit = useOperator().permissions.includes('prices_edit')
  const draft = usePriceDraft(prices)
  const [currency, setCurrency] = useState<Currency>(prices.countries[0]?.currency ?? 'EUR')
  const [which, setWhich] = useState<Which>('draft')
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const isReady = mayEdit && draft.count > 0 && draft.problems.length === 0 && !prices.asked
  useKeys({ l: () => setWhich(which === 'draft' ? 'live' : 'draft') })
  return (
    <Frame
      isWhole
      title={t.prices.title}
      note={draft.count > 0 ? t.prices.draft(draft.count) : prices.domain}
      keys={[
        [['Alt', '↑'], t.prices.keys.plus],
        [['L'], t.prices.keys.which],
        ...(mayEdit ? ([[['Ctrl', '↵'], t.prices.keys.ask]] as const) : []),
      ]}
    >
      <div className={css['panes']}>
        <div
          className={css['middle']}
          onKeyDown={({ key, ctrlKey, metaKey }) =>
            key === 'Enter' && (ctrlKey || metaKey) && isReady && setAsking(true)
          }
        >
          <div className={css['scroll']}>
            <Head prices={prices} currency={currency} onCurrency={setCurrency} />
            <PriceTable {...{ prices, draft, currency, isReadOnly: !mayEdit }} />
            <Follows {...{ prices, draft, currency }} />
            <Lists prices={prices} mayEdit={mayEdit} />
          </div>
          <Foot
            words={footWords(t, { mayEdit, count: draft.count, done })}
            hasDraft={mayEdit && draft.count > 0}
            isReady={isReady}
            onDiscard={draft.discard}
            onAsk={() => setAsking(true)}
          />
        </div>
        <Side {...{ prices, draft, currency, which, onWhich: setWhich }} />
      </div>
      {isAsking && (
        <AskDialog
          siteId={prices.site_id}
          packages={draft.packages}
          onClose={() => setAsking(false)}
          onDone={(number) => {
            setAsking(false)
            setDone(number)
            draft.discard()
          }}
        />
      )}
    </Frame>
  )
}

type SideProps = {
  readonly prices: SitePrices
  readonly draft: PriceDraft
  readonly currency: Currency
  readonly which: Which
  readonly onWhich: (which: Which) => void
}

/** The page of prices as visitors see it, with what is typed. */
function Side({ prices, draft, currency, which, onWhich }: SideProps) {
  const country = prices.countries.find((each) => each.currency === currency)?.country
  return (
    <div className={css['side']}>
      <Preview
        siteId={prices.site_id}
        pages={['prices']}
        which={which}
        onWhich={onWhich}
        locales={prices.locales}
        country={country}
        revision={String(prices.lists.length)}
        packages={JSON.stringify(draft.packages)}
      />
    </div>
  )
}

type Said = { readonly mayEdit: boolean; readonly count: number; readonly done: number | null }

function footWords(t: ReturnType<typeof useOffice>['t'], { mayEdit, count, done }: Said): string {
  if (!mayEdit) return t.prices.readOnly
  if (count > 0) return t.prices.draft(count)
  return done === null ? t.prices.nothing : t.prices.asked(done)
}

type HeadProps = {
  readonly prices: SitePrices
  readonly currency: Currency
  readonly onCurrency: (currency: Currency) => void
}

function Head({ prices, currency, onCurrency }: HeadProps) {
  const { t, me } = useOffice()
  const currencies = [...new Set(prices.countries.map((each) => each.currency))]
  const countries = prices.countries
    .filter((each) => each.currency === currency)
    .map(({ country }) => country)
  return (
    <div className={css['head']}>
      {me.sites.length > 1 && (
        <Select
          label={t.prices.site}
          value={prices.site_id}
          onChange={(site) => goTo(`/packages${queryOf({ site })}`)}
          options={me.sites.map(({ id, domain }) => [id, domain] as const)}
          isInline
        />
      )}
      <div className={css['currencies']} role="group" aria-label={t.prices.currency}>
        {currencies.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === currency}
            className={classNames(each === currency && css['on'])}
            onClick={() => onCurrency(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <span>{countries.join(', ')}</span>
    </div>
  )
}

type FootProps = {
  readonly words: string
  readonly hasDraft: boolean
  readonly isReady: boolean
  readonly onDiscard: () => void
  readonly onAsk: () => void
}

function Foot({ words, hasDraft, isReady, onDiscard, onAsk }: FootProps) {
  const { t } = useOffice()
  return (
    <footer className={css['foot']}>
      <p role="status">{words}</p>
      {hasDraft && (
        <>
          <Button look="bare" onClick={onDiscard}>
            {t.prices.discard}
          </Button>
          <Button look="ink" hint="Ctrl ↵" isDisabled={!isReady} onClick={onAsk}>
            {t.prices.ask}
          </Button>
        </>
      )}
    </footer>
  )
}

/** What is sold now and from when on something else; what waits for a second person. */
function Lists({ prices, mayEdit }: { prices: SitePrices; mayEdit: boolean }) {
  const { t, language } = useOffice()
  const [dropping, setDropping] = useState<string | null>(null)
  const later = prices.lists.flatMap(({ valid_from: from, is_now: isNow }) =>
    isNow || from === null ? [] : [from],
  )
  const isShared = prices.lists.some(({ is_now: isNow, is_own: isOwn }) => isNow && !isOwn)
  return (
    <section className={css['lists']} aria-label={t.prices.lists}>
      {isShared && <p>{t.prices.shared}</p>}
      {prices.asked && (
        <p className={css['calm']}>
          <b>{t.prices.waits(prices.asked.asker, prices.asked.number)}</b> {t.prices.waitsMore}
        </p>
      )}
      {later.map((from) => (
        <p key={from} className={css['calm']}>
          <b>{t.prices.planned(exactly(from, language))}</b>
          {mayEdit && (
            <Button look="bad" onClick={() => setDropping(from)}>
              {t.prices.drop}
            </Button>
          )}
        </p>
      ))}
      {dropping !== null && (
        <DropDialog siteId={prices.site_id} from={dropping} onClose={() => setDropping(null)} />
      )}
    </section>
  )
}

type DropDialogProps = {
  readonly siteId: string
  readonly from: string
  readonly onClose: () => void
}

function DropDialog({ siteId, from, onClose }: DropDialogProps) {
  const { t, language } = useOffice()
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [problem, setProblem] = useState<string | null>(null)
  const drop = () =>
    run(() => call(dropPrices, { site_id: siteId, valid_from: from })).then(
      (next) => {
        queries.setQueryData(['prices', siteId], next)
        onClose()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  return (
    <>
      <Dialog title={t.prices.drop} onClose={onClose}>
        <p>{t.prices.dropSure(exactly(from, language))}</p>
        <Problem>{problem}</Problem>
        <Button look="bad" onClick={() => void drop()}>
          {t.prices.drop}
        </Button>
      </Dialog>
      {asking}
    </>
  )
}
