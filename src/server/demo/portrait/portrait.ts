import { drawBeard } from './beard.ts'
import { drawSkin, torsoOf } from './body.ts'
import { drawCup } from './cup.ts'
import { drawFace } from './face.ts'
import { drawHair } from './hair.ts'
import { drawHat, UNDER_HAT } from './hats.ts'
import { type Head, headOf, isDark } from './head.ts'
import { at, short } from './lines.ts'
import { drawOutfit } from './outfit.ts'
import { blurred, clipped, hundredths, mix } from './paint.ts'
import { type Person, person, type Who } from './person.ts'
import { drawingStream } from './random.ts'
import type { Scene } from './scene-shapes.ts'
import { INDOORS } from './scenes-indoors.ts'
import { OUTDOORS } from './scenes-outdoors.ts'
import { type Setting, settingOf } from './setting.ts'
import { drawEars, drawGlasses } from './worn.ts'

type Shot = Who & {
  /** 0 is the main photo; the others show the same person elsewhere. */
  readonly shot: number
}

const HEAVY = 40_000

/** An SVG of 800 x 1000: the same shot is always the same picture. */
export function portrait({ shot, ...who }: Shot): string {
  const details = [1, 0.84, 0.7, 0.56]
  let svg = ''
  for (const detail of details) {
    svg = draw(person(who), shot, detail)
    // Fewer strands where a picture would be heavy.
    if (svg.length < HEAVY) break
  }
  return svg
}

function draw(who: Person, shot: number, detail: number): string {
  const setting = settingOf(who, shot)
  const head = headOf(who, setting, detail)
  const stream = drawingStream(`${who.seed}:${shot}${setting.scene}`)
  const scene = { ...INDOORS, ...OUTDOORS }[setting.scene](stream, setting.light)
  const figure = drawFigure(head)
  const defs = [...gradients(head, scene), ...filters(setting), ...head.defs].join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">',
    `<defs>${defs}</defs>`,
    '<rect width="800" height="1000" fill="url(#ground)"/>',
    `<g filter="url(#behind)"><rect width="800" height="1000" fill="url(#ground)"/>${viewOf(setting, scene)}</g>`,
    figure,
    '<rect width="800" height="1000" fill="url(#key)"/></svg>',
  ].join('')
}

const CROPS = {
  portrait: { zoom: 1.8, eyes: 450 },
  close: { zoom: 1.98, eyes: 452 },
  half: { zoom: 1.16, eyes: 350 },
}

/** What stands high on a head. */
const HIGH = /puff|afroround|topknot/

function drawFigure(head: Head): string {
  const { who, setting } = head
  const { pose, crop } = setting
  const torso = torsoOf(head)
  const hair = drawHair(head)
  const face = drawFace(head, hair.shade)
  const { ears, jewels } = hidesEars(who, hair.isTucked) ? { ears: '', jewels: '' } : drawEars(head)
  if (setting.hat !== 'none') {
    head.defs.push(UNDER_HAT)
    hair.front = clipped('under', hair.front)
    hair.back = hair.back && clipped('under', hair.back)
  }
  const x = 400 + pose.shift * (crop === 'close' ? 0.5 : 1) * 0.8
  const y = CROPS[crop].eyes + (HIGH.test(who.cut) ? 34 : 0)
  const place = `translate(${at([x, y])})scale(${CROPS[crop].zoom * setting.zoom})`
  const onHead = (...parts: string[]) =>
    `<g transform="${place}rotate(${short(pose.roll)} 0 130)">${parts.join('')}</g>`
  const onBody = (...parts: string[]) => `<g transform="${place}">${parts.join('')}</g>`
  const gloss = hair.gloss ? blurred('middle', hair.gloss) : ''
  return [
    onHead(hair.back),
    onBody(drawSkin(torso), drawOutfit(torso)),
    onHead(hair.over),
    onHead(
      ears,
      face.skin,
      gloss,
      face.marks,
      drawBeard(head, face.mouth),
      face.features,
      drawGlasses(head),
      hair.front,
      jewels,
      drawHat(head),
    ),
    onBody(drawCup(torso)),
  ].join('')
}

function hidesEars({ gender, cut }: Person, isTucked: boolean): boolean {
  if (gender === 'male') return cut === 'long' || cut === 'locs'
  return !isTucked && !/pixie|crop|afro|braidbun/.test(cut)
}

function viewOf({ view }: Setting, { art }: Scene): string {
  const grown = view.zoom - 1
  const x = 400 + (0.5 - view.x) * 800 * grown
  const y = -(0.15 + view.y * 0.6) * 1000 * grown
  const size = hundredths(view.zoom)
  const place = `translate(${short(x)} ${short(y)})scale(${size * view.side} ${size})translate(-400 0)`
  return `<g transform="${place}">${art}</g>`
}

type Ends = { readonly from: readonly [number, number]; readonly to: readonly [number, number] }

/** Light of the scene runs over face, neck, ears and hands from the key side to the other. */
function gradients(head: Head, { above, below, glow }: Scene): string[] {
  const { skin, light, who } = head
  const { width } = who
  const linear = (id: string, colours: readonly string[], { from, to }: Ends) => {
    const [first, middle, last] = colours
    const ends = `x1="${short(from[0])}" y1="${from[1]}" x2="${short(to[0])}" y2="${to[1]}"`
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}><stop stop-color="${first}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${last}"/></linearGradient>`
  }
  const lit = mix(skin.base, glow, isDark(who) ? 0.14 : 0.3)
  const far = mix(mix(skin.base, skin.shade, 0.55), mix(above, below, 0.5), 0.12)
  const neck = [
    mix(skin.base, lit, 0.5),
    mix(skin.base, skin.shade, 0.12),
    mix(far, skin.shade, 0.3),
  ]
  const ear = [
    mix(skin.base, skin.blush, 0.16),
    mix(skin.base, skin.blush, 0.22),
    mix(skin.middle, skin.blush, 0.2),
  ]
  const across = (half: number, [high, low]: readonly [number, number]): Ends => ({
    from: [light * half, high],
    to: [-light * half, low],
  })
  return [
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`,
    linear('skin', [lit, skin.base, far], {
      from: [light * width * 0.9, -60],
      to: [-light * width, 90],
    }),
    linear('neck', neck, across(width * 1.4, [120, 260])),
    linear('ear', ear, across(width, [0, 40])),
    linear('hand', [lit, skin.base, skin.middle], across(120, [380, 520])),
    '<linearGradient id="ball" x2="0" y2="1"><stop stop-color="#CDBBAE"/><stop offset=".5" stop-color="#F6EEE6"/><stop offset="1" stop-color="#EFE0D6"/></linearGradient>',
    `<radialGradient id="key" cx="${light > 0 ? 0.78 : 0.22}" cy=".2" r=".85"><stop stop-color="${glow}" stop-opacity=".3"/><stop offset=".5" stop-color="${glow}" stop-opacity=".06"/><stop offset="1" stop-color="#2A0F0A" stop-opacity=".2"/></radialGradient>`,
  ]
}

function filters({ crop }: Setting): string[] {
  const blur = (id: string, radius: number) =>
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`
  const solid = '<feMergeNode in="z"/>'.repeat(3)
  return [
    `<filter id="behind" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${crop === 'half' ? 8 : 12}" result="z"/><feMerge>${solid}</feMerge></filter>`,
    blur('wide', 11),
    blur('middle', 6),
    blur('fine', 3.6),
  ]
}
