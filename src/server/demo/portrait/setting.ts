import { brightness, CLOTHS, distance, type Palette, PALETTES, SKINS } from './paint.ts'
import type { Gender, Person } from './person.ts'
import { between, chance, hashOf, pick, streamOf } from './random.ts'
import type { TopKind } from './tops.ts'

export type Mood = 'soft' | 'smile' | 'grin'

/** What changes from one photo of a person to the next. */
export type Setting = ReturnType<typeof settingOf>

/** Where, how lit and how dressed a person is on the photo with this number; 0 is the main one. */
export function settingOf({ seed, gender, tone }: Person, shot: number) {
  const stream = streamOf(`${seed}:${gender}:shot${shot}`)
  const palette = paletteOf(seed, shot)
  return {
    shot,
    palette,
    /** 1 when the light comes from the left, so that the right is in shadow; -1 the other way round. */
    light: chance(stream, 0.5) ? 1 : -1,
    cloth: pick(stream, clothsFor(palette, SKINS[tone]!.base)),
    top: pick(stream, TOPS[gender]),
    tilt: between(stream, -6, 6),
    turn: between(stream, -1, 1),
    hasEyesClosed: chance(stream, 0.06) && shot > 0,
    mood: pick<Mood>(stream, ['soft', 'smile', 'smile', 'grin', 'soft']),
    zoom: ZOOMS[(shot + hashOf(seed)) % ZOOMS.length]!,
    shift: between(stream, -40, 40),
  }
}

/** The number of the palette, so that neighbours can avoid having the same one. */
export function paletteNumber(seed: string, shot: number): number {
  return (hashOf(`${seed}:palette`) + shot * 5) % PALETTES.length
}

const ZOOMS = [1.26, 1.38, 1.18, 1.46, 1.32, 1.22]

const TOPS: Record<Gender, readonly TopKind[]> = {
  female: ['tee', 'vneck', 'roll', 'cami', 'boat', 'shirt', 'blazer', 'vneck', 'cami'],
  male: ['tee', 'shirt', 'roll', 'blazer', 'vneck', 'shirt', 'tee'],
}

function paletteOf(seed: string, shot: number): Palette {
  return PALETTES[paletteNumber(seed, shot)]!
}

/** Cloth that stands out from the ground and is not taken for skin. */
function clothsFor(palette: Palette, skin: string): readonly string[] {
  const ground = brightness(palette.ground)
  const clear = CLOTHS.filter((cloth) => distance(cloth, skin) >= 75)
  return clear.filter((cloth) => Math.abs(brightness(cloth) - ground) >= 40)
}
