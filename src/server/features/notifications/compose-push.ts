import { createHash } from 'node:crypto'
import type { PushMessage } from '#contract/notifications.ts'
import { pathTo } from '#contract/routes.ts'
import { beginningOf } from '#server/kernel/text.ts'
import type { News } from './news-for.ts'
import type { PushJob } from './queue-pushes.ts'
import type { PushTexts } from '#server/texts/text-types.ts'
import { textsIn } from '#server/texts/texts.ts'

const LONGEST_QUOTE = 140
/** The push service keeps it for a device that is off, and forgets it then. */
const DAY_SECONDS = 24 * 60 * 60

export type Push = {
  readonly message: PushMessage
  readonly topic: string
  readonly ttl: number
  readonly urgency: 'high' | 'normal'
}

type ComposePushInput = {
  readonly job: PushJob
  readonly news: News
  readonly siteName: string
  /** Unread messages and new likes together. */
  readonly waiting: number
}

/**
 * Puts a push into words, in the member's language: without names, and for members who want discretion without the
 * site's either.
 */
export function composePush({ job, news, siteName, waiting }: ComposePushInput): Push {
  const topic = topicOf(job)
  return {
    message: {
      ...wordsOf(job, news, siteName),
      path: pathOf(job),
      tag: topic,
      icon: news.isDiscreet ? '/icons/neutral-192.png' : '/icons/app-192.png',
      waiting: news.isDiscreet ? null : waiting,
    },
    topic,
    ttl: DAY_SECONDS,
    urgency: job.kind === 'message' ? 'high' : 'normal',
  }
}

function wordsOf({ kind }: PushJob, { language, isDiscreet, who, message }: News, site: string) {
  const texts = textsIn(language).push
  if (isDiscreet) return texts.discreet
  if (who === null) return { title: site, body: texts[kind] }
  if (kind === 'message')
    return { title: who, body: message ? quoteOf(message, texts) : texts.message }
  const body = texts.named[kind].replace('{who}', who)
  return message ? { title: body, body: quoteOf(message, texts) } : { title: site, body }
}

function quoteOf({ kind, text }: NonNullable<News['message']>, texts: PushTexts): string {
  if (text !== '') return beginningOf(text, LONGEST_QUOTE)
  return kind === 'photo' ? texts.photo : texts.gift
}

function pathOf({ kind, conversation_id: id }: PushJob): string {
  return kind === 'message' && id !== null ? pathTo('chats-id', { id }) : pathTo('likes')
}

/** What replaces what: messages of one conversation each other, likes each other. At most 32 letters (RFC 8030). */
function topicOf({ kind, conversation_id: id }: PushJob): string {
  return createHash('sha256')
    .update(`${kind}:${id ?? ''}`)
    .digest('base64url')
    .slice(0, 32)
}
