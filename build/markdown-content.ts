import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { LocaleCode } from '../src/contract/locales.ts'
import { typesetPage } from '../src/contract/typeset.ts'

/** Turns the Markdown of the information pages into plain data at build time: see web/content/content.ts. */
export function markdownContent(): Plugin {
  return {
    name: 'markdown-content',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/content\/\w+\/[\w-]+\.md$/.test(id)) return null
      return { code: `export default ${JSON.stringify(pageOf(code, id))}`, map: null }
    },
  }
}

function pageOf(source: string, id: string) {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const description = /^description: (.+)$/m.exec(front)?.[1]
  const [title, ...blocks] = marked.lexer(body).filter((token) => token.type !== 'space')
  if (!description || title?.type !== 'heading')
    throw new Error(`${id} lacks a description or a title`)
  return {
    title: plain(title['text'] as string, id),
    description: plain(description, id),
    blocks: blocks.map((token) => blockOf(token, id)),
  }
}

function blockOf(token: Token, id: string) {
  if (token.type === 'heading')
    return { type: token['depth'] === 2 ? 'h2' : 'h3', text: inline(token, id) }
  if (token.type === 'paragraph') return { type: 'p', text: inline(token, id) }
  if (token.type === 'list') {
    const items = (token as Tokens.List).items.map((item) => inline(item.tokens[0] ?? item, id))
    return { type: 'ul', items }
  }
  throw new Error(`${id}: ${token.type} is not a block of an information page`)
}

function inline(token: Token, id: string): unknown[] {
  const parts = (token as { tokens?: Token[] }).tokens ?? []
  return parts.map((part) => {
    if (part.type === 'strong') return { bold: inline(part, id) }
    if (part.type === 'link') return { link: part['href'] as string, text: inline(part, id) }
    if (part.type === 'text' || part.type === 'escape') return plain(part['text'] as string, id)
    if (part.type === 'codespan') return { code: unescaped(part['text'] as string) }
    throw new Error(`${id}: ${part.type} is not part of an information page's text`)
  })
}

function plain(text: string, id: string): string {
  const locale = /\/content\/(\w+)\//.exec(id)?.[1] as LocaleCode
  return typesetPage(unescaped(text), locale)
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}
