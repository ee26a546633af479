import type { ReactNode } from 'react'
import type { Block } from '#web/content/content.ts'
import { Prose } from '#web/ui/prose.tsx'
import { Blocks } from './blocks.tsx'
import { Contents } from './contents.tsx'
import { InlineText } from './inline-text.tsx'
import css from './info-page.module.css'

type InfoPageProps = { title: string; blocks: readonly Block[]; children?: ReactNode }

/** Long text that can be read: a title, what is on the page, and sections one can link to. */
export function InfoPage({ title, blocks, children }: InfoPageProps) {
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
      </div>
    </article>
  )
}
