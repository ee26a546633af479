import type { ReactNode } from 'react'
import { pathTo } from '#contract/routes.ts'
import { COUNTED_AT_MOST } from '#contract/search.ts'
import { useBoot } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { WaitingCircles } from '#web/ui/waiting.tsx'
import { useFilterWords } from './filter-words.ts'
import { type SearchPage, useNumResults } from './search-query.ts'
import css from './search.module.css'

type SearchTitleProps = {
  first: SearchPage | undefined
  /** What stands at the end of the line. */
  aside?: ReactNode
}

/** How many there are, in which order they stand, and how far the search reaches. */
export function SearchTitle({ first, aside }: SearchTitleProps) {
  const t = useText('members')
  const { place } = useFilterWords(first?.filters ?? {})
  const count = useNumResults(first)
  if (!first) return <Heading title={t('title.waiting')} aside={aside} />

  const { distance: km } = first.filters
  const isCapped = count !== null && count >= COUNTED_AT_MOST
  return (
    <Heading
      title={
        count === null
          ? t('title.waiting')
          : t(`title.${km ? 'near' : 'all'}${isCapped ? '_capped' : ''}`, { count })
      }
      aside={aside}
      line={km ? t('order.near', { km }) : t('order.place', { place })}
    />
  )
}

type HeadingProps = { title: string; line?: string; aside: ReactNode }

/** The line's room is there before its words are, so that nothing jumps. */
function Heading({ title, line = '\u00a0', aside }: HeadingProps) {
  return (
    <div className={css['head']}>
      <div>
        <h1 aria-live="polite">{title}</h1>
        <p className="soft">{line}</p>
      </div>
      {aside}
    </div>
  )
}

/** Where only members search: the way to become one. */
export function JoinFirst({ target }: { target: string }) {
  const t = useText('members.join')
  const { signUp: maySignUp } = useBoot().visitorMay
  return (
    <div className={css['join']}>
      <WaitingCircles />
      <h1>{t('title')}</h1>
      <p className="lead">{t(maySignUp ? 'text' : 'text_closed')}</p>
      <div>
        {maySignUp && (
          <ButtonLink size="lg" href={pathTo('signup')}>
            {t('signup')}
          </ButtonLink>
        )}
        <ButtonLink
          size="lg"
          kind={maySignUp ? 'quiet' : 'primary'}
          href={`${pathTo('login')}?target=${encodeURIComponent(target)}`}
        >
          {t('login')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** That few were near or of the age, and that the search went further by itself. */
export function WiderNotice({ first }: { first: SearchPage | undefined }) {
  const t = useText('members')
  if (!first?.is_wider) return null
  return <p className="small soft">{t('wider')}</p>
}
