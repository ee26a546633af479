import { disc, fill, group, mix, stroke } from './paint.ts'
import type { Head } from './head.ts'
import { EYE_Y } from './head.ts'
import { pick, streamOf } from './random.ts'

type Eye = {
  /** 1 for the one on the right of the picture, -1 for the other. */
  readonly side: number
  readonly x: number
  /** Half the width and about half the height. */
  readonly w: number
  readonly h: number
  /** The height of the outer corner: eyes slant. */
  readonly corner: number
}

export function drawEyes(head: Head): string {
  return [-1, 1]
    .map((side) => {
      const eye = eyeOf(head, side)
      const lids = head.hasEyesClosed ? closedEye(head, eye) : openEye(head, eye)
      return lids + brow(head, eye)
    })
    .join('')
}

function eyeOf({ person, isFemale, turn, x }: Head, side: number): Eye {
  const far = 1 - Math.max(0, side * turn) * 0.12
  return {
    side,
    x: x(side * person.eyeGap),
    w: (isFemale ? 36 : 34) * person.eyeSize * far,
    h: (isFemale ? 17 : 14) * person.eyeSize,
    corner: EYE_Y - 1 - person.eyeTilt,
  }
}

function closedEye({ isFemale, skin, line }: Head, { side, x, w, h, corner }: Eye): string {
  const inner = x - w * side
  const outer = x + w * side
  const at = (share: number) => x + w * share * side
  const lid = `M${inner} ${EYE_Y} C${at(-0.5)} ${EYE_Y + h * 0.9} ${at(0.5)} ${EYE_Y + h} ${outer} ${corner}`
  const crease = `M${inner} ${EYE_Y - 8} C${at(-0.5)} ${EYE_Y - h} ${at(0.5)} ${EYE_Y - h} ${outer} ${EYE_Y - 12}`
  return [
    stroke(lid, line, isFemale ? 6 : 4.5),
    isFemale ? stroke(`M${outer} ${corner} l${9 * side} 3`, line, 4.5) : '',
    stroke(crease, skin.shade, 4, 'opacity=".8"'),
  ].join('')
}

function openEye(head: Head, { side, x, w, h, corner }: Eye): string {
  const { isFemale, skin, line } = head
  const inner = x - w * side
  const outer = x + w * side
  const at = (share: number) => x + w * share * side
  const lid = `M${inner} ${EYE_Y + 3} C${at(-0.55)} ${EYE_Y - h * 1.15} ${at(0.35)} ${EYE_Y - h * 1.4} ${outer} ${corner}`
  const almond = `${lid} C${at(0.45)} ${EYE_Y + h * 0.8} ${at(-0.4)} ${EYE_Y + h * 0.95} ${inner} ${EYE_Y + 3}z`
  const lash = `M${outer - 4 * side} ${corner - 2} q${8 * side} -2 ${13 * side} -9`
  const crease = `M${inner + 4 * side} ${EYE_Y - h * 0.95} C${at(-0.4)} ${EYE_Y - h * 1.85} ${at(0.4)} ${EYE_Y - h * 2} ${outer} ${corner - h * 0.7}`
  const clip = side > 0 ? 'eye-right' : 'eye-left'
  return [
    `<clipPath id="${clip}"><path d="${almond}"/></clipPath>`,
    fill(almond, mix(skin.base, '#FFFAF3', 0.82)),
    group(
      `clip-path="url(#${clip})"`,
      iris(head, x, h),
      stroke(lid, '#1A0D08', 14, 'opacity=".2"'),
    ),
    stroke(lid, line, isFemale ? 6.2 : 4.6),
    isFemale ? stroke(lash, line, 4.6) : '',
    stroke(crease, skin.shade, 3.6, 'opacity=".75"'),
  ].join('')
}

function iris({ person, light, turn }: Head, eyeX: number, h: number): string {
  const x = eyeX + light * -1.5 + turn * 3
  const y = EYE_Y - 2
  const { paint } = person.eye
  return [
    disc(x, y, h * 0.98, mix(paint, '#140B08', 0.35)),
    disc(x, y, h * 0.86, paint),
    disc(x, y, h * 0.45, '#140B08'),
    disc(x - 4, y - 5, h * 0.22, '#FFFFFF', 'opacity=".95"'),
  ].join('')
}

function brow({ person, isFemale, hair }: Head, { side, x, w }: Eye): string {
  const isGrey = person.hair === 'silver' || person.hair === 'grey'
  const colour = mix(hair, '#2A1710', isGrey ? 0.3 : 0.45)
  const y = EYE_Y - (isFemale ? 48 : 38)
  const arch = person.browArch * (isFemale ? 1 : 0.55)
  const thick = (isFemale ? 10 : 16) * person.browWeight
  const at = (share: number) => x + w * share * side
  const upper = `M${at(-1.05)} ${y + 5} C${at(-0.3)} ${y - arch} ${at(0.5)} ${y - arch - 4} ${at(1.25)} ${y + 6}`
  const lower = `C${at(0.5)} ${y - arch + thick * 0.55} ${at(-0.3)} ${y - arch + thick} ${at(-1.05) + 2 * side} ${y + 5 + thick}z`
  return fill(`${upper} ${lower}`, colour, 'opacity=".92"')
}

export function drawGlasses({ person, x }: Head): string {
  if (!person.hasGlasses) return ''
  const stream = streamOf(`${person.seed}:glasses`)
  const colour = pick(stream, ['#1A1311', '#6A3A1E', '#B08A4A'])
  const round = pick(stream, [24, 34, 38])
  const gap = person.eyeGap
  const lens = (left: number) =>
    `<rect x="${left}" y="${EYE_Y - 34}" width="98" height="76" rx="${round}" fill="#FFFFFF" fill-opacity=".1" stroke="${colour}" stroke-width="6.5"/>`
  const bridge = `M${x(-16)} ${EYE_Y - 8} q16 -12 32 0`
  const arms = `M${x(-gap - 50)} ${EYE_Y - 10} L266 ${EYE_Y - 16} M${x(gap + 50)} ${EYE_Y - 10} L534 ${EYE_Y - 16}`
  return [lens(x(-gap - 50)), lens(x(gap - 48)), stroke(`${bridge} ${arms}`, colour, 6.5)].join('')
}
