import { createTranslator } from 'use-intl/core'
import { localeOf } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import type { Block, ContentPage } from '#web/content/content.ts'
import { fillIn, placeholders } from '#web/features/settings/placeholders.ts'
import type { Catalogue } from '#web/i18n/catalogue.ts'
import { faqSections, plainText } from '#web/screens/info/faq-sections.ts'

/** Every question of the FAQ with its answer, as they stand on the page. */
export function structuredFaq(page: ContentPage, boot: Boot, catalogue: Catalogue): object[] {
  const values = valuesOf(boot, catalogue)
  const filledIn = (text: string) => fillIn(text, values)
  return faqSections(page.blocks, { words: '', filledIn })
    .sections.flatMap((section) => section.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: filledIn(plainText(question)),
      acceptedAnswer: { '@type': 'Answer', text: filledIn(answer.map(textOf).join(' ')) },
    }))
}

function valuesOf({ settings }: Boot, { locale, messages }: Catalogue): Record<string, string> {
  const t = createTranslator({ locale, messages, namespace: 'shell.fictional' })
  return {
    ...placeholders(settings, localeOf(locale).iso),
    fictional_singular: settings.fictional_singular ?? t('singular'),
    fictional_plural: settings.fictional_plural ?? t('plural'),
    fictional_warning: settings.fictional_warning ?? t('warning'),
  }
}

function textOf(block: Block): string {
  return block.type === 'ul' ? block.items.map(plainText).join(' ') : plainText(block.text)
}
