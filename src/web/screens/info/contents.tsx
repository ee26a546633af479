import type { Block } from '#web/content/content.ts'
import { useMedia } from '#web/browser/use-media.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { InlineText } from './inline-text.tsx'
import { sectionId } from './section-id.ts'
import css from './info-page.module.css'

const WORTH_A_LIST = 4

/** What is on the page: beside the text where there is room, folded away on a phone. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
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
