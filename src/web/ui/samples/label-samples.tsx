import { useState } from 'react'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Chip, ChipCheckbox, ChipText } from '../chip.tsx'
import { Logo } from '../icon.tsx'
import { Tag } from '../tag.tsx'
import { Sample, type SamplePictures } from './sample.tsx'

export function LabelSamples({ pictures }: { pictures: SamplePictures }) {
  const [online, setOnline] = useState(true)
  return (
    <>
      <Sample title="Badges and tags" row>
        <Badge kind="unread" count={12} label="12 unread" />
        <Badge kind="likes" count={140} label="140 new likes" />
        <Badge kind="warn" count={8} label="8 credits" />
        <Badge kind="danger" count={0} label="0 credits" />
        <Tag kind="new">New</Tag>
        <Tag kind="fictional">Fictional profile</Tag>
        <Tag kind="ad">Advertisement</Tag>
      </Sample>
      <Sample title="Chips" row>
        <Chip icon="sliders-horizontal" on opens count={2}>
          Filters
        </Chip>
        <Chip opens>Women</Chip>
        <Chip dot on={online} onClick={() => setOnline(!online)}>
          Online now
        </Chip>
        <Chip icon="camera">With photo</Chip>
        <ChipCheckbox defaultChecked>Cooking</ChipCheckbox>
        <ChipCheckbox>Travelling</ChipCheckbox>
        <ChipText>Only a word</ChipText>
        <ChipText ticked="You share">Wine</ChipText>
      </Sample>
      <Sample title="Avatars and logo" row>
        <Avatar src={pictures.portraits[0]} alt="" size="lg" online="Online now" />
        <Avatar src={pictures.portraits[1]} alt="" online="Online now" />
        <Avatar src={pictures.portraits[2]} alt="" size="sm" />
        <Avatar alt="No photo" />
        <Logo name="Vonk" />
      </Sample>
    </>
  )
}
