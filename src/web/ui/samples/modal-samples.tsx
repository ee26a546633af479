import { useState } from 'react'
import { BonusArt, Countdown } from '../bonus.tsx'
import { Button } from '../button.tsx'
import { Duo } from '../lens-art.tsx'
import { Modal } from '../modal.tsx'
import { Sample, type SamplePictures } from './sample.tsx'
import css from './sample.module.css'

type Shown = 'confirm' | 'like' | 'bonus' | 'warning'
const UNITS = { hours: 'hours', minutes: 'min', seconds: 'sec' }

export function ModalSamples({ pictures }: { pictures: SamplePictures }) {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const closing = { onClose: close, closeLabel: 'Close' }
  return (
    <Sample title="Modals" row>
      {(['confirm', 'like', 'bonus', 'warning'] as const).map((name) => (
        <Button key={name} kind="quiet" onClick={() => setShown(name)}>
          {`Open ${name}`}
        </Button>
      ))}
      <Modal
        open={shown === 'confirm'}
        {...closing}
        width="sm"
        titleSize="sm"
        title="Delete this photo?"
      >
        <p className="soft">It cannot be brought back.</p>
        <Button kind="ink" block className={css['under']} onClick={close}>
          Delete
        </Button>
      </Modal>
      <Modal
        open={shown === 'like'}
        {...closing}
        centred
        title="New like!"
        titleSize="display"
        above={<Duo left={portrait(pictures, 0)} right={portrait(pictures, 1)} />}
      >
        <p className="lead">Lotte likes you. Like her back, or say something at once.</p>
        <Button size="lg" block icon="chat-circle-fill" className={css['under']} onClick={close}>
          Start talking
        </Button>
      </Modal>
      <Modal
        open={shown === 'bonus'}
        {...closing}
        centred
        title="Especially for today"
        art={<BonusArt amount="25%" text="welcome bonus" />}
        artIsDark
      >
        <p className="soft">Within four hours of joining you get 25% off your first credits.</p>
        <Countdown seconds={11567} label="Time left" units={UNITS} />
        <Button size="lg" block className={css['under']} onClick={close}>
          See the credits
        </Button>
      </Modal>
      <Modal open={shown === 'warning'} mustAnswer title="Important information">
        <p className="soft">This site is for people of 18 and over.</p>
        <Button size="lg" block className={css['under']} onClick={close}>
          I am 18 or over, go on
        </Button>
      </Modal>
    </Sample>
  )
}

function portrait(pictures: SamplePictures, index: number) {
  return { src: pictures.portraits[index] ?? '', alt: '' }
}
