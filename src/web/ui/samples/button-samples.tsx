import { Button, ButtonLink, IconButton } from '../button.tsx'
import { HeartButton } from '../heart-button.tsx'
import { Sample } from './sample.tsx'

export function ButtonSamples() {
  return (
    <>
      <Sample title="Buttons" row>
        <Button cost="1 credit">Send</Button>
        <Button kind="ink">Choose 30</Button>
        <ButtonLink kind="quiet" href="#kit">
          Log in
        </ButtonLink>
        <Button kind="ghost">Cancel</Button>
        <Button size="lg" icon="chat-circle-fill">
          Start talking
        </Button>
        <Button kind="quiet" size="sm">
          Small
        </Button>
      </Sample>
      <Sample title="Busy and disabled" row>
        <Button busy cost="1 credit">
          Send
        </Button>
        <Button busy kind="ink" icon="chat-circle-fill">
          Start talking
        </Button>
        <Button busy kind="quiet">
          Log in
        </Button>
        <Button disabled cost="1 credit">
          Send
        </Button>
        <Button disabled kind="quiet">
          Log in
        </Button>
      </Sample>
      <Sample title="A long word, as wide as its place">
        <Button block size="lg" iconEnd="arrow-right-bold">
          Jetzt kostenlos und unverbindlich registrieren und losschreiben
        </Button>
      </Sample>
      <Sample title="Icon and heart buttons" row>
        <IconButton icon="arrow-left" label="Back" />
        <IconButton icon="dots-three-vertical-bold" label="More" kind="lined" />
        <IconButton icon="camera" label="Photo" kind="soft" />
        <IconButton icon="x" label="Close" kind="glass" />
        <IconButton icon="gift" label="Gift" kind="lined" size="lg" />
        <HeartButton ground="page" liked={false} label="Like" />
        <HeartButton ground="page" liked label="Unlike" />
      </Sample>
    </>
  )
}
