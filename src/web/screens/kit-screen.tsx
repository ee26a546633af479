import { useState } from 'react'
import { ArtSamples } from '#web/ui/samples/art-samples.tsx'
import { ButtonSamples } from '#web/ui/samples/button-samples.tsx'
import { ChatSamples } from '#web/ui/samples/chat-samples.tsx'
import { FieldSamples } from '#web/ui/samples/field-samples.tsx'
import { LabelSamples } from '#web/ui/samples/label-samples.tsx'
import { MessageSamples } from '#web/ui/samples/message-samples.tsx'
import { ModalSamples } from '#web/ui/samples/modal-samples.tsx'
import { NavigationSamples } from '#web/ui/samples/navigation-samples.tsx'
import { PriceSamples } from '#web/ui/samples/price-samples.tsx'
import { PLAIN_PICTURES } from '#web/ui/samples/sample.tsx'
import { TileSamples } from '#web/ui/samples/tile-samples.tsx'
import { Segmented } from '#web/ui/field-group.tsx'
import css from './kit-screen.module.css'

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'both', label: 'Both' },
] as const

/** Every part of the kit in every state, for developers. No production site serves it. */
export function KitScreen({ pictures = PLAIN_PICTURES }) {
  const [shown, setShown] = useState<(typeof THEMES)[number]['value']>('light')
  const themes = shown === 'both' ? ['light', 'dark'] : [shown]
  return (
    <div>
      {themes.map((theme) => (
        <div key={theme} data-bs-theme={theme} className={css['theme']}>
          <div className="container">
            <div className={css['head']}>
              <h1>Components</h1>
              <Segmented
                legend="Theme"
                legendHidden
                options={THEMES}
                value={shown}
                onChange={setShown}
              />
            </div>
            <div className={css['samples']}>
              <ButtonSamples />
              <LabelSamples pictures={pictures} />
              <FieldSamples />
              <MessageSamples pictures={pictures} />
              <ChatSamples pictures={pictures} />
              <NavigationSamples pictures={pictures} />
              <ModalSamples pictures={pictures} />
              <ArtSamples pictures={pictures} />
              <TileSamples pictures={pictures} />
              <PriceSamples />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
