import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { EmptyState, RowSkeleton, Skeleton } from '../loading-states.tsx'
import { Notice } from '../notice.tsx'
import { Spinner } from '../waiting.tsx'
import { Toast } from '../toast.tsx'
import { showToast } from '../toast-store.ts'
import { Sample, type SamplePictures } from './sample.tsx'
import css from './sample.module.css'

export function MessageSamples({ pictures }: { pictures: SamplePictures }) {
  const message = {
    title: 'Zoë',
    text: 'Shall I bring the wine then?',
    picture: <Avatar src={pictures.portraits[1]} alt="" />,
    badge: <Badge kind="unread" count={1} label="1 unread" />,
    href: '#zoe',
    closeLabel: 'Close',
  }
  return (
    <>
      <Sample title="Notices">
        <Notice
          icon="envelope-simple"
          lead="Confirm your e-mail."
          link={<SampleLink text="Send again" />}
        >
          Your messages are delivered as soon as you have opened the link.
        </Notice>
        <Notice kind="fictional">This is a fictional profile. Meeting is not possible.</Notice>
        <Notice kind="danger" lead="Not enough credits." link={<SampleLink text="Buy credits" />}>
          Your message is still in the field.
        </Notice>
        <Notice kind="done" dismiss={{ label: 'Close', onDismiss: () => {} }}>
          With this order you are premium for good.
        </Notice>
      </Sample>
      <Sample title="Toast">
        <Toast {...message} onClose={() => {}} />
        <Toast
          title="Profile saved"
          icon="check-circle-fill"
          closeLabel="Close"
          onClose={() => {}}
        />
        <div>
          <Button kind="quiet" onClick={() => showToast(message)}>
            Show a toast
          </Button>
        </div>
      </Sample>
      <WaitingSample />
    </>
  )
}

function WaitingSample() {
  return (
    <Sample title="Loading and empty">
      <div className={css['twin']}>
        <Skeleton shape="tile" />
        <EmptyState
          title="No conversations yet"
          action={
            <Button kind="quiet" size="sm">
              Find members
            </Button>
          }
        >
          One good question is enough to begin.
        </EmptyState>
      </div>
      <RowSkeleton />
      <Spinner label="Loading" />
    </Sample>
  )
}

function SampleLink({ text }: { text: string }) {
  return (
    <a className="link" href="#kit">
      {text}
    </a>
  )
}
