import { GIFTS } from '#contract/chats.ts'
import { Duo, LensPip } from '../lens-art.tsx'
import { GiftArt } from '../chat-bubbles.tsx'
import { ICON_NAMES } from '../icon-names.ts'
import { Icon } from '../icon.tsx'
import { StepArt } from '../step-art.tsx'
import { Sample, type SamplePictures } from './sample.tsx'
import css from './sample.module.css'

export function ArtSamples({ pictures }: { pictures: SamplePictures }) {
  return (
    <>
      <Sample title="Gifts">
        <div className={css['gifts']}>
          {GIFTS.map((name) => (
            <div key={name} className={css['gift']}>
              <GiftArt name={name} />
              {name}
            </div>
          ))}
        </div>
      </Sample>
      <Sample title="Circles and lens" row>
        <StepArt step={1} />
        <StepArt step={2} />
        <StepArt step={3} />
        <LensPip lit />
        <LensPip lit />
        <LensPip lit={false} />
        <Duo
          size="sm"
          left={{ src: pictures.portraits[0] ?? '', alt: '' }}
          right={{ src: pictures.portraits[1] ?? '', alt: '' }}
        />
      </Sample>
      <Sample title="Icons" wide>
        <div className={css['icons']}>
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </div>
      </Sample>
    </>
  )
}
