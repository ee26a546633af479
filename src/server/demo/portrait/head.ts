import { EYES, HAIRS, SKINS } from './heritage.ts'
import { clamp, lerp, type Place, type Point, spline } from './lines.ts'
import { brightness, greyOf, mix } from './paint.ts'
import { ageing, type Person } from './person.ts'
import type { Setting } from './setting.ts'

/**
 * A person's head as it is held on one photo. Its space is 300 high: the eyes are at 0, the crown at -150 and the chin at
 * 150. Every place has a depth, so a turned head moves nose, eyes, hairline and ears by different amounts.
 */
export type Head = {
  readonly who: Person
  readonly setting: Setting
  readonly isMale: boolean
  /** From 0 at 21 to 1 at 71. */
  readonly age: number
  /** From 0 to 1: how much of mouth, cheeks, lids and brows smiles. */
  readonly smile: number
  /** The side that the light comes from. */
  readonly light: -1 | 1
  /** The share of strands that is drawn: less where a picture would be heavy. */
  readonly detail: number
  readonly skin: SkinTones
  readonly hair: HairTones
  readonly eyes: string
  /** Where a place of the head is on the picture, once it is turned. */
  readonly turn: (x: number, y: number, depth?: number) => Point
  /** The same for a place on the face, or so much in front of it. */
  readonly face: (x: number, y: number, before?: number) => Point
  /** How deep the face is at a place. */
  readonly depth: (x: number, y: number) => number
  /** Gradients, clips and patterns that are drawn with. */
  readonly defs: string[]
}

export function headOf(who: Person, setting: Setting, detail: number): Head {
  const { pose, light, mood } = setting
  const [yaw, pitch] = [radians(clamp(pose.yaw, -24, 24)), radians(clamp(pose.pitch, -10, 10))]
  const turn = (x: number, y: number, depth = 0): Point => [
    x * Math.cos(yaw) + depth * Math.sin(yaw),
    y * Math.cos(pitch) - depth * Math.sin(pitch),
  ]
  const depth = (x: number, y: number) =>
    94 * Math.sqrt(Math.max(0, 1 - (x / who.width) ** 2 - (Math.max(0, -y - 10) / 178) ** 2)) -
    Math.max(0, y - 70) * 0.18
  return {
    who,
    setting,
    isMale: who.gender === 'male',
    age: ageing(who.age),
    smile: { calm: 0.24, soft: 0.62, smirk: 0.46, grin: 0.85, laugh: 1 }[mood],
    light,
    detail,
    skin: skinTones(who),
    hair: hairTones(who),
    eyes: EYES[who.eyes],
    turn,
    depth,
    face: (x, y, before = 0) => turn(x, y, depth(x, y) + before),
    defs: [],
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export type SkinTones = ReturnType<typeof skinTones>

/** Skin darker than this has warmer light on it and less red in it. */
export function isDark({ skin }: Person): boolean {
  return skin > 7
}

function skinTones(who: Person) {
  const { base: born, shade: shadow, lip } = SKINS[who.skin]!
  const age = ageing(who.age)
  const dark = isDark(who)
  const base = mix(born, '#CDA58B', who.skin < 5 ? age * 0.14 : 0)
  const shade = mix(shadow, '#8A5A48', age * 0.08)
  return {
    base,
    shade,
    lip: lip as string,
    light: mix(base, dark ? '#E9A877' : '#FFF0DC', dark ? 0.3 : 0.5),
    deep: mix(shade, '#2A0F0B', 0.55),
    middle: mix(base, shade, 0.5),
    blush: mix(lip, base, dark ? 0.45 : 0.25),
  }
}

export type HairTones = ReturnType<typeof hairTones>

function hairTones({ hair, grey, age }: Person) {
  const born = mix(HAIRS[hair], greyOf(HAIRS[hair]), clamp(grey * 1.1))
  const silver = mix('#A39B92', '#E2DDD5', clamp((age - 48) / 24))
  const base = mix(born, silver, grey * (age > 60 ? 0.92 : 0.78))
  const bright = brightness(base)
  const isBlack = bright < 0.16
  const lit = bright > 0.5 ? '#FFF3DA' : isBlack ? '#B0886A' : '#F0C48C'
  const up = grey > 0.3 ? '#EFEAE2' : lit
  const brow = mix(born, '#5A4030', bright > 0.4 ? 0.5 : 0.05)
  return {
    base,
    dark: mix(base, '#150B09', isBlack ? 0.42 : 0.36),
    deep: mix(base, '#120908', 0.62),
    light: mix(base, up, isBlack ? 0.2 : 0.26),
    shine: mix(base, up, isBlack ? 0.36 : 0.5),
    brow: mix(brow, '#8E867E', grey * 0.6),
    /** Single silver hairs, from the first ones on. */
    silver: grey > 0.08 ? mix(base, '#E9E4DC', 0.55) : null,
  }
}

/** Half of the outline of the head, from the chin up to the crown. */
export function contour({ who, age }: Head): (readonly [number, number, number])[] {
  const { width, jaw, jawY, chin, youth } = who
  const bottom = chinOf(who) + age * 2
  const jowl = age * age * 7
  const cheek = who.cheek * 2.6 + 0.6 + youth * 2 - age * 4.2
  return [
    [0, bottom, 66],
    [chin, bottom - 4, 60],
    [lerp(chin, width * jaw, 0.56) + jowl * 0.3, lerp(bottom, jawY, 0.36) + jowl * 0.5, 38],
    [width * jaw + jowl * 0.2, jawY, 16],
    [width * (jaw * 0.45 + 0.535) + cheek, lerp(jawY, 30, 0.45), 8],
    [width * 0.99 + cheek * 0.5, 24, 4],
    [width, -8, 2],
    [width * 0.985, -48, 0],
    [width * 0.94, -88, -6],
    [width * 0.75, -129, -14],
    [width * 0.41, -152, -18],
    [0, -159, -20],
  ]
}

/** Where the chin of somebody young is. */
export function chinOf({ long }: Person): number {
  return 149 + long
}

export function mirrored<P extends Place>(places: readonly P[]): P[] {
  return places.map(([x, ...rest]) => [-x, ...rest] as unknown as P)
}

/** A closed line through places of the head, each turned with it. */
export function turned(head: Head, places: readonly Place[]): Point[] {
  return places.map(([x, y, depth]) => head.turn(x, y, depth))
}

export function outline(head: Head): string {
  const half = contour(head)
  const other = mirrored(half.slice(1, -1).toReversed())
  return spline(turned(head, [...half, ...other]), { closed: true })
}
