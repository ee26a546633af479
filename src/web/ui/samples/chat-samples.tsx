import { useState } from 'react'
import { Bubble } from '../bubble.tsx'
import { Composer } from '../composer.tsx'
import { GiftBubble, PhotoBubble, TypingDots } from '../chat-bubbles.tsx'
import { IconButton } from '../button.tsx'
import { PopoverButton } from '../popover-button.tsx'
import { Skeleton } from '../loading-states.tsx'
import { Sample, type SamplePictures } from './sample.tsx'
import css from './sample.module.css'

const READ = { state: 'read', label: 'Read' } as const
const DELIVERED = { state: 'delivered', label: 'Delivered' } as const
const SENT = { state: 'sent', label: 'Sent' } as const
const SENDING = { state: 'sending', label: 'Sending' } as const

export function ChatSamples({ pictures }: { pictures: SamplePictures }) {
  return (
    <>
      <Sample title="Messages">
        <div className={css['thread']}>
          <Bubble side="in" time="21:31" ends={false}>
            Honest answer: are you as bad at dancing as your profile says?
          </Bubble>
          <Bubble side="in" time="21:31" starts={false}>
            I hope so
          </Bubble>
          <Bubble side="out" time="21:33" mark={READ}>
            Worse. But I know where they have good oysters, so we need not dance
          </Bubble>
          <GiftBubble
            side="out"
            gift="rose"
            title="A rose for Noor"
            text="For the best first line"
            time="21:34"
            mark={DELIVERED}
          />
          <PhotoBubble
            side="in"
            src={pictures.portraits[0] ?? ''}
            alt="Photo from Noor"
            time="21:46"
            onOpen={() => {}}
          />
          <Bubble side="out" time="21:48" mark={SENT} ends={false}>
            Eight o’clock, at the bridge
          </Bubble>
          <Bubble side="out" time="21:48" mark={SENDING} starts={false} ends={false}>
            Thursday
          </Bubble>
          <Bubble
            side="out"
            starts={false}
            time="21:49"
            failed={{ label: 'not sent, try again', onRetry: () => {} }}
          >
            Will you bring a coat?
          </Bubble>
          <TypingDots label="Noor is typing" />
          <Skeleton shape="bubble" className={css['under']} />
        </div>
      </Sample>
      <Sample title="Composer">
        <SampleComposer />
        <SampleComposer poor />
      </Sample>
    </>
  )
}

function SampleComposer({ poor = false }: { poor?: boolean }) {
  const [text, setText] = useState('Thursday at eight, at the bridge')
  return (
    <div className={css['thread']}>
      <Composer
        label="Message"
        placeholder="Write something"
        value={text}
        onChange={setText}
        onSend={() => setText('')}
        send={{ label: 'Send', cost: '1 credit' }}
        buy={poor ? { label: 'Buy credits', href: '#credits' } : undefined}
        counter={`${text.length} / 500`}
        prices="Photo 2 credits, gift 5 credits"
        tools={
          <>
            <IconButton size="sm" icon="image" label="Photo" />
            <IconButton size="sm" icon="gift" label="Gift" />
            <PopoverButton icon="smiley" label="Emoji" title="Emoji" closeLabel="Close">
              <p>What opens above the composer, and from the bottom edge of a phone.</p>
            </PopoverButton>
          </>
        }
      />
    </div>
  )
}
