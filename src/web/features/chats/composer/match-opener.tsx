import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { focusShown } from '#web/browser/forms.ts'
import { memberQuery } from '#web/features/profile-view/member-query.ts'
import { type Named, useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Composer } from '#web/ui/composer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/loading-states.tsx'
import { threadQuery } from '../data/chat-queries.ts'
import type { OpenChat, Thread } from '../data/thread.ts'
import { SaidWithLikes } from '../list/said-with-likes.tsx'
import { SendNotice } from '../notices/send-notice.tsx'
import { useOutbox } from '../outbox/use-outbox.ts'
import { OpenerLines } from '../tools/icebreakers.tsx'
import { useContactGuard } from '../tools/use-contact-guard.tsx'
import css from './match-opener.module.css'
import { Notices } from './notices.tsx'
import { useDraft } from './use-draft.tsx'
import { type useCosts, useFreeMessage, useMessageForm } from './use-message-form.ts'

const AREAS = [
  'chats',
  'chat-tools',
  'icebreakers',
  'like-note',
  'profile-words',
  'refusal',
] as const

type MatchOpenerProps = {
  partner: Named & { readonly id: string }
  /** The way to the conversation. */
  chat: string
}

/** The first message to a match, where the match is told: a few lines to begin with, a field, and the price on its button. */
export function MatchOpener({ partner, chat }: MatchOpenerProps) {
  const areTextsThere = useAreas(AREAS)
  const thread = useQuery(threadQuery({ profile_id: partner.id }))
  const member = useQuery(memberQuery(partner.id, 'member'))
  if (thread.isError) return <ToChat href={chat} />
  const profile = thread.data?.chat.profile
  if (!areTextsThere || !thread.data || member.isPending) return <Waiting />
  if (!profile) return <ToChat href={chat} />
  const prompts = member.data?.member.prompts.map(({ prompt }) => prompt) ?? []
  return <Opener {...{ profile, prompts, chat }} thread={thread.data} />
}

function Waiting() {
  return (
    <div className={css['opener']} aria-busy>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  )
}

/** Where it cannot be said what there is to write, the conversation itself says it. */
function ToChat({ href }: { href: string }) {
  const t = useText('live.modal')
  return (
    <ButtonLink icon="chat-circle-fill" size="lg" block kind="primary" href={href}>
      {t('talk')}
    </ButtonLink>
  )
}

type OpenerProps = {
  thread: Thread
  profile: NonNullable<OpenChat['profile']>
  prompts: NonNullable<Parameters<typeof OpenerLines>[0]['ground']['prompts']>
  chat: string
}

function Opener({ thread, profile, prompts, chat }: OpenerProps) {
  const name = useMarkedName()(profile)
  const [isPosted, setPosted] = useState(false)
  const { records } = useOutbox(profile.id)
  const { text } = useDraft(profile.id, thread.chat.draft)
  const { can_write: state } = thread.chat
  if (state !== 'yes') {
    return <SendNotice kind={state === 'invisible' ? 'invisible' : 'unreachable'} name={name} />
  }
  if (isPosted && text === '' && records.length === 0) return <Sent {...{ name, chat }} />
  return <OpenerForm {...{ thread, profile, prompts, name }} onPost={() => setPosted(true)} />
}

type OpenerFormProps = Omit<OpenerProps, 'chat'> & { name: string; onPost: () => void }

/** What is written goes into the outbox, as in a conversation; a refusal brings it back into the field, with the reason. */
function OpenerForm({ thread, profile, prompts, name, onPost }: OpenerFormProps) {
  const t = useText('chats.composer')
  const field = useRef<HTMLTextAreaElement>(null)
  const { guard, question } = useContactGuard()
  const { form, isWaiting } = useOpenerForm({ thread, profile, field })
  const { text, costs } = form
  const cost = t('cost', { count: costs.cost.text })
  const isPoor = !costs.canPay('text')

  function send() {
    onPost()
    form.send()
  }

  return (
    <div className={css['opener']}>
      <SaidWithLikes chat={thread.chat} name={name} />
      {!isWaiting && text === '' && (
        <OpenerLines
          profileId={profile.id}
          ground={{ ...thread.chat, prompts }}
          onChoose={(line) => {
            form.change(line)
            field.current?.focus()
          }}
        />
      )}
      <Notices {...{ thread, profile, isPoor }} canWrite isFieldEmpty={text === ''} />
      <Composer
        fieldRef={field}
        label={t('label', { name })}
        placeholder={t('placeholder')}
        value={text}
        onChange={form.change}
        onSend={() => guard(text, cost, send)}
        send={{ label: t('send'), cost, busy: isWaiting, isReady: form.isReady }}
        buy={isPoor && costs.shop ? { label: t('buy'), href: costs.shop } : undefined}
        problem={form.isTooLong ? t('too_long') : undefined}
        prices={<WhatIsLeft costs={costs} />}
        counter={t('counter', { count: text.length, max: costs.maxLength })}
      />
      {question}
    </div>
  )
}

type UseOpenerFormInput = Pick<OpenerProps, 'thread' | 'profile'> & {
  field: RefObject<HTMLTextAreaElement | null>
}

function useOpenerForm({ thread, profile, field }: UseOpenerFormInput) {
  const outbox = useOutbox(profile.id)
  const form = useMessageForm({
    profileId: profile.id,
    isFictional: profile.fictional_icon,
    waiting: thread.chat.draft,
    canWrite: true,
    quoted: null,
    onQuoteEnd: () => {},
    outbox,
    field,
  })
  return { form, isWaiting: outbox.records.some(({ refused }) => refused === null) }
}

/** That the first text is free, or what is left after this one. */
function WhatIsLeft({ costs }: { costs: ReturnType<typeof useCosts> }) {
  const t = useText('chats.composer')
  const free = useFreeMessage(costs)
  const left = costs.credits - costs.cost.text
  if (free) return <span role="status">{t(free, { count: costs.usual })}</span>
  return left >= 0 ? <span>{t('left', { count: left })}</span> : null
}

/** It is with the server, and there is a conversation now. */
function Sent({ name, chat }: { name: string; chat: string }) {
  const t = useText('icebreakers.opener')
  return (
    <div className={css['opener']}>
      <p ref={focusShown} tabIndex={-1} className={css['sent']} role="status">
        <Icon name="check-circle-fill" size="lg" />
        <b>{t('sent')}</b>
        <span>{t('sent_text', { name })}</span>
      </p>
      <ButtonLink size="lg" block kind="primary" href={chat}>
        {t('open')}
      </ButtonLink>
    </div>
  )
}
