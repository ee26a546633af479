import type { ReactNode } from 'react'
import { useMedia } from '#web/browser/client-only.ts'
import type { Block } from '#web/content/content.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Prose } from '#web/ui/page-parts.tsx'
import css from './info-page.module.css'
import { Blocks, InlineText, sectionId } from './info-text.tsx'

type InfoPageProps = {
  title: string
  blocks: readonly Block[]
  children?: ReactNode
  /** What stands below the text. */
  after?: ReactNode
}

/** Long text that can be read: a title, the contents of the page, and sections that can be linked to. */
export function InfoPage({ title, blocks, children, after }: InfoPageProps) {
  const [lead, ...rest] = blocks
  return (
    <article className={`container ${css['page']}`}>
      <header className={css['head']}>
        <h1>
          <InlineText parts={[title]} />
        </h1>
        {lead?.type === 'p' && (
          <p className="lead">
            <InlineText parts={lead.text} />
          </p>
        )}
      </header>
      <Contents blocks={rest} />
      <div className={css['body']}>
        {children}
        <Prose>
          <Blocks blocks={rest} />
        </Prose>
        {after}
      </div>
    </article>
  )
}

const WORTH_A_LIST = 4

/** What is on the page: beside the text where there is room, folded away on a phone. */
function Contents({ blocks }: { blocks: readonly Block[] }) {
  const t = useText('info')
  const isWide = useMedia('(min-width: 992px)')
  const sections = blocks.flatMap((block, index) =>
    block.type === 'h2' ? [{ text: block.text, index }] : [],
  )
  if (sections.length < WORTH_A_LIST) return null

  return (
    <nav className={css['contents']} aria-label={t('contents')}>
      <details open={isWide}>
        <summary>
          {t('contents')}
          <Icon name="caret-down" size="sm" className={css['caret']} />
        </summary>
        {sections.map(({ text, index }) => (
          <a key={index} href={`#${sectionId(index)}`}>
            <InlineText parts={text} />
          </a>
        ))}
      </details>
    </nav>
  )
}
