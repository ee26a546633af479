import { AccordionItem, Prose, Tabs } from '../page-parts.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Menu, MenuItem } from '../menu.tsx'
import { Sample, type SamplePictures } from './sample.tsx'

const TABS = [
  {
    href: '#received',
    text: 'Received',
    badge: <Badge kind="likes" count={3} label="3 new" />,
    current: true,
  },
  { href: '#given', text: 'Given', current: false },
  { href: '#matches', text: 'Matches', current: false },
]

export function NavigationSamples({ pictures }: { pictures: SamplePictures }) {
  return (
    <>
      <Sample title="Tabs">
        <Tabs label="Likes" tabs={TABS} />
      </Sample>
      <MenuSample pictures={pictures} />
      <Sample title="Accordion">
        <div>
          <AccordionItem summary="What does a message cost?" name="faq" open>
            One credit, and the price is on the button before you press it.
          </AccordionItem>
          <AccordionItem summary="What is a fictional profile?" name="faq">
            A profile that is there for the pleasure of chatting. It always carries its label.
          </AccordionItem>
        </div>
      </Sample>
      <Sample title="Prose">
        <Prose>
          <h2>Your data</h2>
          <p>
            We keep what you give us and nothing else. <a href="#kit">Read all of it</a> before you
            begin.
          </p>
          <ul>
            <li>Your name and your age are shown to others.</li>
            <li>Your place is shown, your address is not.</li>
          </ul>
        </Prose>
      </Sample>
    </>
  )
}

function MenuSample({ pictures }: { pictures: SamplePictures }) {
  return (
    <Sample title="Menus" row>
      <Menu trigger="NL" label="Language" align="start">
        <MenuItem lang="nl" current href="#nl">
          Nederlands
        </MenuItem>
        <MenuItem lang="de" href="#de">
          Deutsch
        </MenuItem>
        <MenuItem lang="pl" href="#pl">
          Polski
        </MenuItem>
      </Menu>
      <Menu
        trigger={<Avatar src={pictures.portraits[2]} alt="" />}
        label="My account"
        caret={false}
        align="start"
      >
        <MenuItem icon="user-circle" href="#profile">
          My profile
        </MenuItem>
        <MenuItem icon="gear-six" href="#settings">
          Settings
        </MenuItem>
        <MenuItem icon="sign-out" onPress={() => {}}>
          Log out
        </MenuItem>
      </Menu>
    </Sample>
  )
}
