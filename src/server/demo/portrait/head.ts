import { brightness, HAIR_COLOURS, mix, type Skin, SKINS } from './paint.ts'
import type { Person } from './person.ts'
import type { Setting } from './setting.ts'

/** A head as it is turned and lit on one photo: what every part of the face is drawn with. */
export type Head = {
  readonly person: Person
  readonly isFemale: boolean
  readonly skin: Skin
  readonly highlight: string
  readonly line: string
  readonly hair: string
  /** Light that is warm as the place: on the hair, along the cheek. */
  readonly warm: string
  /** 1 when the shadow is on the right, -1 when it is on the left. */
  readonly light: number
  readonly turn: number
  /** How far the middle of the face is moved by the turn. */
  readonly dx: number
  /** Where something stands that lies this far from the middle of the face. */
  readonly x: (offset: number) => number
  readonly mood: Setting['mood']
  readonly hasEyesClosed: boolean
}

/** The height of the eyes; the other features are measured from here. */
export const EYE_Y = 420

export function headOf(person: Person, setting: Setting): Head {
  const { palette, turn } = setting
  const skin = skinIn(person, setting)
  const warm = mix(palette.glow, '#FFD9AE', 0.5)
  const dx = turn * 18
  return {
    person,
    isFemale: person.gender === 'female',
    skin,
    highlight: mix(skin.base, mix(warm, '#FFFFFF', 0.35), person.tone > 3 ? 0.3 : 0.5),
    line: mix('#1E120D', SKINS[person.tone]!.shade, 0.08),
    hair: HAIR_COLOURS[person.hair].paint,
    warm,
    light: setting.light,
    turn,
    dx,
    x: (offset) => 400 + offset + dx,
    mood: setting.mood,
    hasEyesClosed: setting.hasEyesClosed,
  }
}

function skinIn(person: Person, { palette }: Setting): Skin {
  const own = SKINS[person.tone]!
  const isNight = brightness(palette.deep) < 63
  const isFemale = person.gender === 'female'
  return {
    base: mix(own.base, palette.glow, 0.07),
    shade: mix(own.shade, isNight ? palette.ground : palette.dark, 0.1),
    lip: isFemale ? mix(own.lip, '#B5122F', person.lipTint) : mix(own.lip, own.shade, 0.55),
  }
}
