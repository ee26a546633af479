import { useState } from 'react'
import { HeartButton } from '../heart-button.tsx'
import { Skeleton } from '../loading-states.tsx'
import { Tag } from '../tag.tsx'
import { Tile, TileGrid } from '../tile.tsx'
import { Sample, type SamplePictures } from './sample.tsx'

export function TileSamples({ pictures }: { pictures: SamplePictures }) {
  const photo = (index: number, name: string) => ({
    src: pictures.portraits[index % pictures.portraits.length] ?? '',
    alt: `Photo of ${name}`,
  })
  return (
    <Sample title="Member tiles" wide>
      <TileGrid>
        <Tile
          lead
          first
          {...{ href: '#lotte', name: 'Lotte', age: 27, place: 'Amsterdam', distance: '3 km' }}
          line="“I cook, you choose the music.”"
          online="Online now"
          picture={photo(0, 'Lotte')}
          labels={<Tag kind="new">New</Tag>}
          heart={<SampleHeart name="Lotte" liked />}
        />
        <Tile
          {...{ href: '#zoe', name: 'Zoë', age: 28, place: 'Haarlem', distance: '18 km' }}
          online="Online now"
          picture={photo(1, 'Zoë')}
          heart={<SampleHeart name="Zoë" />}
        />
        <Tile
          {...{ href: '#eva', name: 'Eva', age: 52, place: 'Amstelveen' }}
          picture={photo(2, 'Eva')}
          labels={<Tag kind="fictional">Fictional profile</Tag>}
          heart={<SampleHeart name="Eva" />}
        />
        <Tile
          {...{ href: '#maud', name: 'Maud', age: 39, place: 'Zaandam', distance: '11 km' }}
          picture={{ src: pictures.locked, alt: 'Locked photo of Maud' }}
          locked="Visible with premium"
        />
        <Tile
          {...{
            href: '#long',
            name: 'Maximiliane-Alexandra',
            age: 41,
            place: 'Garmisch-Partenkirchen',
          }}
          online="Online now"
          distance="640 km"
          picture={photo(3, 'Maximiliane')}
          labels={
            <>
              <Tag kind="new">New</Tag>
              <Tag kind="ad">Advertisement</Tag>
            </>
          }
          heart={<SampleHeart name="Maximiliane" />}
        />
        <Tile {...{ href: '#nobody', name: 'Bo', age: 33, place: 'Weesp' }} />
        <Skeleton shape="tile" />
      </TileGrid>
    </Sample>
  )
}

function SampleHeart({ name, liked: atFirst = false }: { name: string; liked?: boolean }) {
  const [liked, setLiked] = useState(atFirst)
  return <HeartButton liked={liked} label={`Like ${name}`} onClick={() => setLiked(!liked)} />
}
