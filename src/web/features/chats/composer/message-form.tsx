import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useMedia } from '#web/browser/use-media.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Composer } from '#web/ui/composer.tsx'
import type { OpenChat } from '../data/thread.ts'
import { useContactGuard } from '../tools/use-contact-guard.tsx'
import { ComposerTools } from './composer-tools.tsx'
import { Notices } from './notices.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import type { ThreadComposerProps } from './thread-composer-props.ts'
import type { Kind, useCosts } from './use-costs.ts'
import { useMessageForm } from './use-message-form.ts'
import css from './composer.module.css'

/** A keyboard on the screen has no Shift with Return to begin a new line with. */
const IS_AT_A_DESK = '(hover: hover) and (pointer: fine)'

type Profile = NonNullable<OpenChat['profile']>
type MessageFormProps = ThreadComposerProps & { profile: Profile; canWrite: boolean }

/** Text on top, tools below, and the button with its price. */
export function MessageForm(props: MessageFormProps) {
  const { thread, quoted, onQuoteEnd, outbox, field, profile, canWrite } = props
  const t = useText('chats.composer')
  const { id: profileId, name } = profile
  const waiting = thread.chat.draft
  const form = useMessageForm({ profileId, waiting, canWrite, quoted, onQuoteEnd, outbox, field })
  const { text, photo, kind, costs } = form
  const { price, shop, maxLength } = costs
  const cost = t('cost', { count: costs.cost[kind] })
  const { guard, question } = useContactGuard()
  const enterSends = useMedia(IS_AT_A_DESK)

  return (
    <>
      <Notices
        {...{ thread, profile, canWrite }}
        isPoor={!costs.canPay(kind)}
        isFieldEmpty={text === ''}
      />
      <Composer
        fieldRef={field}
        label={t('label', { name })}
        placeholder={t('placeholder')}
        value={text}
        onChange={form.change}
        onSend={() => guard(photo ? '' : text, cost, form.send)}
        onEscape={onQuoteEnd}
        enterSends={enterSends}
        send={{
          label: t(photo ? 'send_photo' : 'send'),
          cost,
          title: price === '' ? undefined : t('price', { price }),
          isReady: form.isReady,
        }}
        buy={!costs.canPay(kind) && shop ? { label: t('buy'), href: shop } : undefined}
        problem={form.isTooLong && !photo ? t('too_long') : undefined}
        isFieldHidden={photo !== null}
        above={
          <>
            {quoted && <ReplyPreview line={quoted} name={name} onCancel={form.dropQuote} />}
            {photo && <PhotoPreview photo={photo} onCancel={form.dropPhoto} />}
          </>
        }
        tools={canWrite && <ComposerTools form={form} onLines={props.onLines} />}
        prices={<Prices costs={costs} kind={kind} isWriting={form.isReady} />}
        counter={photo ? '' : t('counter', { count: text.length, max: maxLength })}
      />
      {question}
    </>
  )
}

type PricesProps = { costs: ReturnType<typeof useCosts>; kind: Kind; isWriting: boolean }

/** What else can be sent costs, and what is left after the next press; on a phone what matters at the moment. */
function Prices({ costs: { cost, credits }, kind, isWriting }: PricesProps) {
  const t = useText('chats.composer')
  const isOnline = useIsOnline()
  const left = credits - cost[kind]
  return (
    <span className={css[isWriting ? 'prices-writing' : 'prices']}>
      <span>{t('prices', { photo: cost.photo, gift: cost.gift })}</span>
      {left >= 0 && isOnline && <span>{t('left', { count: left })}</span>}
    </span>
  )
}
