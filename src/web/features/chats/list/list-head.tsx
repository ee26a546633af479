import { isServed, pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { CreditsPill } from './credits-pill.tsx'
import { ListSearch } from './list-search.tsx'
import css from './chat-list.module.css'

type ListHeadProps = { isScreen: boolean; words: string; onSearch: (words: string) => void }

/** Beside a conversation there is no navigation, so the list has the way back to it. */
export function ListHead({ isScreen, words, onSearch }: ListHeadProps) {
  const t = useText('chats')
  const shell = useText('shell')
  const Heading = isScreen ? 'h1' : 'h2'
  return (
    <header className={css['head']}>
      <div className={css['title']}>
        {!isScreen && isServed('chats') && (
          <KitLink href={pathTo('chats')} className={css['back']} aria-label={shell('back')}>
            <Icon name="arrow-left" />
          </KitLink>
        )}
        <Heading className="title-md">{t('title')}</Heading>
        <CreditsPill />
      </div>
      <ListSearch words={words} onChange={onSearch} />
    </header>
  )
}
