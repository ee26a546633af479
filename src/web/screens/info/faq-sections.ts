import type { Block, Inline } from '#web/content/content.ts'

type Question = { readonly key: string; readonly question: Inline[]; readonly answer: Block[] }
export type FaqSection = {
  readonly key: string
  readonly title: Inline[]
  readonly questions: Question[]
}
type Search = { readonly words: string; readonly filledIn: (text: string) => string }

/** Groups the blocks of the FAQ into sections of questions, keeping those in which every searched word stands. */
export function faqSections(blocks: readonly Block[], search: Search) {
  const sections: FaqSection[] = []
  for (const [index, block] of blocks.entries()) {
    const key = String(index)
    if (block.type === 'h2') sections.push({ key, title: block.text, questions: [] })
    else if (block.type === 'h3')
      sections.at(-1)?.questions.push({ key, question: block.text, answer: [] })
    else sections.at(-1)?.questions.at(-1)?.answer.push(block)
  }
  const first = blocks[0]
  return {
    lead: first?.type === 'p' ? first.text : null,
    sections: sections
      .map((section) => ({
        ...section,
        questions: section.questions.filter((each) => isFound(each, search)),
      }))
      .filter(({ questions }) => questions.length > 0),
  }
}

function isFound({ question, answer }: Question, { words, filledIn }: Search): boolean {
  const text = folded(filledIn([plainText(question), ...answer.map(textOf)].join(' ')))
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function textOf(block: Block): string {
  return block.type === 'ul' ? block.items.map(plainText).join(' ') : plainText(block.text)
}

export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('bold' in part) return plainText(part.bold)
      return 'code' in part ? part.code : plainText(part.text)
    })
    .join('')
}

/** Without case, accents and kinds of apostrophe, so that a search forgives how a word was typed. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
}
