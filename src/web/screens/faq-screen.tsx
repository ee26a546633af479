import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { ContentPage } from '#web/content/content.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { AccordionItem } from '#web/ui/page-parts.tsx'
import { EmptyState } from '#web/ui/loading-states.tsx'
import { Field } from '#web/ui/field.tsx'
import { Blocks, InlineText, sectionId, useFilledIn } from './info/info-text.tsx'
import { faqSections, type FaqSection, plainText } from './info/faq-sections.ts'
import css from './faq-screen.module.css'

/** Questions and answers, folded, and a search that looks into both. */
export function FaqScreen() {
  const t = useText('info')
  const page = useLoaderData<ContentPage>()
  const filledIn = useFilledIn()
  const [words, setWords] = useState('')
  const { lead, sections } = faqSections(page.blocks, { words, filledIn })
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0)

  return (
    <article className={`container ${css['page']}`}>
      <h1>{page.title}</h1>
      {lead && (
        <p className="lead">
          <InlineText parts={lead} />
        </p>
      )}
      <Field
        label={t('faq_search')}
        type="search"
        name="words"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className="visually-hidden" role="status">
        {words && t('faq_found', { count })}
      </p>
      {count === 0 && <EmptyState title={t('faq_none')}>{t('faq_none_text')}</EmptyState>}
      {sections.map((section) => (
        <Section key={section.key} section={section} isSearching={words !== ''} />
      ))}
    </article>
  )
}

function Section({ section, isSearching }: { section: FaqSection; isSearching: boolean }) {
  const filledIn = useFilledIn()
  return (
    <section className={css['section']}>
      <h2 id={sectionId(section.key)} className="title-md">
        <InlineText parts={section.title} />
      </h2>
      {section.questions.map(({ key, question, answer }) => (
        <AccordionItem
          key={`${key}-${isSearching}`}
          summary={filledIn(plainText(question))}
          open={isSearching}
          id={sectionId(key)}
        >
          <Blocks blocks={answer} />
        </AccordionItem>
      ))}
    </section>
  )
}
