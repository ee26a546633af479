import { useState } from 'react'
import { Checkbox, ChoiceCard, Switch } from '../choices.tsx'
import { Combobox } from '../combobox.tsx'
import { Field, PasswordField, Select, TextArea } from '../field.tsx'
import { FieldGroup, Segmented } from '../field-group.tsx'
import { StepBar } from '../page-parts.tsx'
import { Sample } from './sample.tsx'

const SIDES = [
  { value: 'man', label: 'Man' },
  { value: 'woman', label: 'Woman' },
]

export function FieldSamples() {
  return (
    <>
      <Sample title="Fields">
        <Field label="Profile name" hint="Others see this name." placeholder="Gijs" />
        <Field label="Place" icon="map-pin" defaultValue="Amsterdam" />
        <Field label="E-mail" type="email" defaultValue="gijs@gmial.com" error={<DidYouMean />} />
        <PasswordField
          label="Password"
          defaultValue="open sesame"
          showLabel="Show the password"
          hideLabel="Hide the password"
        />
        <Field label="Not to be changed" defaultValue="Gijs" disabled />
      </Sample>
      <Sample title="Longer fields">
        <TextArea label="About you" defaultValue="I cook, you choose the music." />
        <Select label="Month" defaultValue="3">
          <option value="2">February</option>
          <option value="3">March</option>
        </Select>
        <Select label="Year" error="Enter your date of birth (18 or over)">
          <option>Year</option>
        </Select>
        <TownSample />
      </Sample>
      <Sample title="Choices">
        <StepBar steps={5} reached={3} label="Step 3 of 5" />
        <FieldGroup legend="I am" columns={2}>
          <ChoiceCard name="gender" icon="gender-male" defaultChecked>
            Man
          </ChoiceCard>
          <ChoiceCard name="gender" icon="gender-female">
            Woman
          </ChoiceCard>
        </FieldGroup>
        <FieldGroup legend="How do you want to pay?" columns={1}>
          <ChoiceCard name="pay" icon="bank" aside="At once" defaultChecked>
            iDEAL
          </ChoiceCard>
          <ChoiceCard name="pay" icon="credit-card" aside="Visa, Mastercard">
            Credit card
          </ChoiceCard>
        </FieldGroup>
        <Segmented legend="I look for" options={SIDES} defaultValue="woman" />
        <Switch label="Invisible" defaultChecked />
        <Switch label="Discreet" />
        <Checkbox defaultChecked>I am 18 or over.</Checkbox>
        <Checkbox error="Without this you cannot become a member.">
          I agree with the{' '}
          <a className="link" href="#kit">
            terms
          </a>{' '}
          and with the way my data are used.
        </Checkbox>
      </Sample>
    </>
  )
}

const TOWNS = [
  { key: 'amsterdam', text: 'Amsterdam', aside: 'Noord-Holland' },
  { key: 'amersfoort', text: 'Amersfoort', aside: 'Utrecht' },
]

function TownSample() {
  const [text, setText] = useState('Am')
  return (
    <Combobox
      label="Town, with suggestions"
      icon="map-pin"
      text={text}
      onText={setText}
      options={TOWNS}
      onPick={(town) => setText(town.text)}
    />
  )
}

function DidYouMean() {
  return (
    <>
      Did you mean <button type="button">gijs@gmail.com</button>?
    </>
  )
}
