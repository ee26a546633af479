import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import {
  beginPreview,
  PREVIEW_MINUTES,
  type PreviewPage,
  showPreview,
} from '#contract/office/settings.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './preview.module.css'

export type Which = 'draft' | 'live'

type PreviewProps = {
  readonly siteId: string
  readonly pages: readonly PreviewPage[]
  readonly which: Which
  /** Without it there is nothing live to compare with. */
  readonly onWhich?: (which: Which) => void
  readonly locales: readonly LocaleCode[]
  /** What changes when the picture is another one. */
  readonly revision: string
  readonly country?: string | undefined
  /** Packages that are typed and not sold, as JSON. */
  readonly packages?: string | undefined
}

/** A true picture of the members' side in a phone: what it shows is the site's own page, made by the server. */
export function Preview({ siteId, pages, which, onWhich, ...rest }: PreviewProps) {
  const { t } = useOffice()
  const { revision, country, packages } = rest
  const words = t.settings.preview
  const [page, setPage] = useState<PreviewPage>(pages[0]!)
  const [isDark, setDark] = useState(false)
  const locales = rest.locales.length > 0 ? rest.locales : LOCALE_CODES
  const [chosen, setLocale] = useState<LocaleCode | null>(null)
  const locale = chosen !== null && locales.includes(chosen) ? chosen : locales[0]!
  const { data } = usePreviewToken(siteId)
  const theme = isDark ? 'dark' : 'light'
  const asked = { site_id: siteId, token: data?.token, page, which, locale, theme }
  const address = data
    ? `${showPreview.path}${queryOf({ ...asked, revision, country, packages })}`
    : null
  return (
    <section className={css['preview']} aria-label={words.title}>
      <div className={css['tabs']} role="group" aria-label={words.title}>
        {pages.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === page}
            onClick={() => setPage(each)}
          >
            {words.pages[each]}
          </button>
        ))}
      </div>
      <Phone
        address={address}
        title={words.frame(words.pages[page]!, which === 'draft' ? words.draft : words.live)}
      />
      <Choices
        {...{ which, locales, locale, isDark }}
        {...(onWhich ? { onWhich } : {})}
        onLocale={setLocale}
        onDark={setDark}
      />
    </section>
  )
}

type ChoicesProps = Pick<PreviewProps, 'which' | 'onWhich' | 'locales'> & {
  readonly locale: LocaleCode
  readonly onLocale: (locale: LocaleCode) => void
  readonly isDark: boolean
  readonly onDark: (isDark: boolean) => void
}

function Choices({ which, onWhich, locales, locale, onLocale, isDark, onDark }: ChoicesProps) {
  const { t, language } = useOffice()
  const words = t.settings.preview
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return (
    <div className={css['choices']}>
      {(onWhich ? (['draft', 'live'] as const) : []).map((each) => (
        <button
          key={each}
          type="button"
          className={classNames(css['chip'], each === which && css['on'])}
          aria-pressed={each === which}
          onClick={() => onWhich?.(each)}
        >
          {each === 'draft' ? words.draft : words.live}
        </button>
      ))}
      <span />
      <select
        aria-label={words.language}
        value={locale}
        onChange={({ target }) => onLocale(target.value as LocaleCode)}
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {names.of(each)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={css['chip']}
        aria-pressed={isDark}
        onClick={() => onDark(!isDark)}
      >
        <Icon name={isDark ? 'moon' : 'sun'} size="sm" />
        {isDark ? words.dark : words.light}
      </button>
    </div>
  )
}

/** One that is renewed before it is over. */
function usePreviewToken(siteId: string) {
  return useQuery({
    queryKey: ['preview', siteId],
    queryFn: () => call(beginPreview, { site_id: siteId }),
    enabled: siteId !== '',
    staleTime: (PREVIEW_MINUTES - 2) * 60_000,
    refetchInterval: (PREVIEW_MINUTES - 2) * 60_000,
  })
}

/** The picture before stays until the next one is there, and the next one begins where one had scrolled to. */
function Phone({ address, title }: { address: string | null; title: string }) {
  const [shown, setShown] = useState<string | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const frames = [...new Set([shown, address])].filter((each) => each !== null)
  return (
    <div className={css['phone']}>
      {frames.map((each) => (
        <iframe
          key={each}
          ref={each === shown ? frame : undefined}
          title={title}
          src={each}
          sandbox="allow-same-origin"
          aria-hidden={each !== shown}
          tabIndex={each === shown ? 0 : -1}
          className={classNames(each !== shown && css['next'])}
          onLoad={({ currentTarget }) => {
            currentTarget.contentWindow?.scrollTo(0, frame.current?.contentWindow?.scrollY ?? 0)
            setShown(each)
          }}
        />
      ))}
    </div>
  )
}
