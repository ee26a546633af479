import { SKINS } from './heritage.ts'
import { isNear } from './paint.ts'
import type { Person, Side, Style } from './person.ts'
import {
  around,
  between,
  chance,
  drawingStream,
  hashOf,
  pick,
  type Stream,
  weighted,
} from './random.ts'

const OUTDOORS = ['street', 'beach', 'wood', 'balcony', 'canal', 'park'] as const
const SCENES = [
  'kitchen',
  'window',
  'bar',
  'studio',
  'bookshelf',
  'gig',
  'cafe',
  ...OUTDOORS,
] as const
export type SceneName = (typeof SCENES)[number]

export type Mood = 'calm' | 'soft' | 'smirk' | 'grin' | 'laugh'
export type Hat = 'none' | 'straw' | 'beanie' | 'cap'
export type Garment =
  | 'tee'
  | 'henley'
  | 'knit'
  | 'hoodie'
  | 'shirt'
  | 'overshirt'
  | 'blazer'
  | 'turtleneck'
  | 'polo'
  | 'flannel'
  | 'puffer'
  | 'coat'
  | 'leather'
  | 'breton'
  | 'denim'
  | 'cardigan'
  | 'vneck'
  | 'blouse'
  | 'dress'
  | 'wrap'
  | 'dungarees'

/** What differs from photo to photo; the face never depends on it. */
export type Setting = ReturnType<typeof settingOf>

const KINDS = ['portrait', 'half', 'cup', 'outdoors', 'close'] as const
type Kind = (typeof KINDS)[number]

/** What the photo with this number shows: the main one is a portrait, the others show more, or come nearer. */
export function settingOf(who: Person, shot: number) {
  const stream = drawingStream(`${who.seed}:${who.gender}:shot${shot}`)
  const kind = KINDS[shot % KINDS.length]!
  const light = pick(stream, [-1, 1] as const)
  const crop = cropOf(stream, kind)
  const scene = sceneOf(stream, { kind, shot, who })
  const mood = weighted<Mood>(stream, shot === 0 ? FIRST_MOODS : MOODS)
  const pose = poseOf(stream, shot)
  const garment = garmentOf(stream, { who, kind, shot })
  const colour = colourOf(stream, who, shot)
  const hat = hatOf(stream, kind, scene)
  return {
    kind,
    light,
    crop,
    scene,
    mood,
    pose,
    garment,
    colour,
    hat: hidesHat(who) ? ('none' as const) : hat,
    hasCup: kind === 'cup',
    cup: stream(),
    zoom: between(stream, 0.95, 1.06),
    /** How wide and how open this smile is. */
    smile: { width: between(stream, 0.93, 1.06), open: between(stream, 0.78, 1.1) },
    /** What part of a scene lies behind: the same bar is seldom seen twice from the same table. */
    view: {
      side: (chance(stream, 0.5) ? -1 : 1) as Side,
      zoom: between(stream, 1.12, 1.5),
      x: stream(),
      y: stream(),
    },
  }
}

const FIRST_MOODS = { soft: 4, grin: 3.6, laugh: 0.8, calm: 0.7, smirk: 1.2 }
const MOODS = { soft: 3, grin: 3, laugh: 2, calm: 1.4, smirk: 1.3 }

type Crop = 'portrait' | 'half' | 'close'

function cropOf(stream: Stream, kind: Kind): Crop {
  const outdoors = pick(stream, ['half', 'portrait'] as const)
  return { portrait: 'portrait', half: 'half', cup: 'half', outdoors, close: 'close' }[kind] as Crop
}

const DARK_SCENES: readonly SceneName[] = ['bar', 'gig', 'street']
const LIGHT_SCENES = ['window', 'canal', 'park', 'cafe', 'beach', 'kitchen', 'studio'] as const
const CUP_SCENES = ['kitchen', 'cafe', 'balcony', 'window'] as const
const HALF_SCENES = [
  'bar',
  'gig',
  'bookshelf',
  'street',
  'canal',
  'park',
  'studio',
  'cafe',
] as const

type Taken = { readonly kind: Kind; readonly shot: number; readonly who: Person }

function sceneOf(stream: Stream, { kind, shot, who }: Taken): SceneName {
  if (kind === 'outdoors') return pick(stream, OUTDOORS)
  if (kind === 'cup') return pick(stream, CUP_SCENES)
  const scene = pick<SceneName>(stream, kind === 'half' ? HALF_SCENES : SCENES)
  // Dark skin and hair are lost where it is dark.
  const isLost = shot === 0 && DARK_SCENES.includes(scene) && who.skin > 5
  return isLost && chance(stream, 0.75) ? pick(stream, LIGHT_SCENES) : scene
}

function poseOf(stream: Stream, shot: number) {
  const side = pick(stream, [-1, 1])
  return {
    /** In degrees: turned to a side, lifted, and inclined. */
    yaw: side * between(stream, 4, shot === 0 ? 18 : 21),
    pitch: around(stream, 0, 3.4),
    roll: side * between(stream, -3, 7),
    body: side * between(stream, -0.6, 1),
    gaze: chance(stream, 0.86) ? 0 : between(stream, -1, 1),
    shift: between(stream, -24, 24),
  }
}

const WARDROBE: Record<Person['gender'], Record<Style, readonly Garment[]>> = {
  male: {
    plain: ['tee', 'henley', 'knit', 'hoodie', 'shirt', 'overshirt'],
    smart: ['shirt', 'blazer', 'turtleneck', 'knit', 'polo', 'blazer'],
    outdoor: ['flannel', 'hoodie', 'henley', 'knit', 'tee', 'coat'],
    artsy: ['leather', 'turtleneck', 'breton', 'overshirt', 'denim', 'cardigan'],
  },
  female: {
    plain: ['tee', 'knit', 'vneck', 'cardigan', 'shirt', 'breton'],
    smart: ['blouse', 'blazer', 'turtleneck', 'dress', 'wrap', 'shirt'],
    outdoor: ['hoodie', 'flannel', 'cardigan', 'knit', 'vneck', 'coat'],
    artsy: ['dungarees', 'leather', 'breton', 'dress', 'turtleneck', 'denim'],
  },
}
const YOUNG: readonly Garment[] = ['hoodie', 'dungarees', 'puffer']

function garmentOf(stream: Stream, { who, kind, shot }: Taken): Garment {
  const own = WARDROBE[who.gender][who.style]
  const warm: Garment[] = ['coat', 'puffer', 'knit', who.gender === 'male' ? 'leather' : 'coat']
  const garment =
    kind === 'outdoors'
      ? pick(stream, [...warm, own[shot % own.length]!])
      : own[(hashOf(`${who.seed}w`) + shot) % own.length]!
  return who.age > 55 && YOUNG.includes(garment) ? 'knit' : garment
}

const CLOTHS = [
  '#EFE4D4',
  '#24201F',
  '#9E1C34',
  '#B98D5E',
  '#2A3450',
  '#5C6040',
  '#A34E2E',
  '#4B6784',
  '#C48C80',
  '#D9C7AC',
  '#3E3935',
  '#74303F',
  '#2F5551',
  '#C99A45',
  '#8A8F86',
  '#F3EEE6',
  '#6E8B74',
  '#B5656B',
  '#7B5EA0',
  '#D08A5B',
  '#35555F',
  '#A9B7C4',
  '#8C6A4F',
  '#E3B7A8',
]

/** Cloth of the colour of the skin would look like none. */
function colourOf(stream: Stream, { seed, skin }: Person, shot: number): string {
  const first = hashOf(`${seed}c`) + shot * 5 + Math.floor(stream() * 3)
  const turned = CLOTHS.map((_, index) => CLOTHS[(first + index) % CLOTHS.length]!)
  return turned.find((cloth) => !isNear(cloth, SKINS[skin]!.base))!
}

function hatOf(stream: Stream, kind: Kind, scene: SceneName): Hat {
  if (kind !== 'outdoors' || !chance(stream, 0.4)) return 'none'
  return scene === 'beach' ? 'straw' : pick(stream, ['beanie', 'cap'] as const)
}

/** Hair that no hat would fit on. */
function hidesHat({ cut }: Person): boolean {
  return /afro|puff|bun|topknot|halfup|pony|locs|cur[lt]|quiff|messy/.test(cut)
}
