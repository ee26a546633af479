import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/office/roles.ts'
import type { App } from '#server/http/route.ts'
import { makeConversation, makeMember } from './make.ts'
import { makeOperator, officeCaller } from './office.ts'

/** Writers and conversations of one site, and what was said in them. */
export function writingWorld(app: App, site: { readonly id: string }) {
  const { db } = app
  async function aWriter(role: Role = 'writer', name = 'Tim Albers') {
    const operator = await makeOperator(db, { role, name, now: app.clock() })
    return { ...operator, ...(await officeCaller(app, operator, { now: app.clock() })) }
  }

  type Said = readonly string[]

  /** Gerard and the fictional Anouk; all lines are his, but for those that begin with a dash. */
  async function aConversation(lines: Said, { credits = 10, language = 'nl' as const } = {}) {
    const member = await makeMember(db, site.id, { name: 'Gerard', credits, language })
    const profile = await makeMember(db, site.id, { name: 'Anouk', is_fictional: true })
    const { id } = await makeConversation(
      db,
      member,
      profile,
      lines.map((line) =>
        line.startsWith('-')
          ? { from: profile, text: line.slice(1) }
          : { from: member, text: line },
      ),
    )
    return { id, member, profile }
  }

  const of = ({ id }: { readonly id: string }) => ({ conversation_id: id })
  const saying = (conversation: { readonly id: string }, text: string, more: object = {}) => ({
    ...of(conversation),
    client_id: randomUUID(),
    text,
    ...more,
  })

  function messagesIn(conversationId: string) {
    return db
      .selectFrom('message')
      .leftJoin('writing_answer', 'writing_answer.message_id', 'message.id')
      .select([
        'message.seq',
        'text',
        'sender_id',
        'writing_answer.operator_id',
        'writing_answer.kind',
      ])
      .where('message.conversation_id', '=', conversationId)
      .orderBy('message.seq')
      .execute()
  }

  return { aWriter, aConversation, messagesIn, of, saying }
}
