import { blur, brightness, disc, fill, group, mix, oval, stroke, times } from './paint.ts'
import { drawCoils } from './curls.ts'
import type { Hair, HairCut, HairTones } from './hair-cut.ts'
import { FEMALE_CUTS } from './hair-female.ts'
import { MALE_CUTS } from './hair-male.ts'
import type { Head } from './head.ts'
import { between, pick, streamOf } from './random.ts'

export function drawHair(head: Head): Hair {
  const cut = cutOf(head)
  const tones = tonesOf(head)
  if (cut.kind === 'none') return { back: '', front: '' }
  if (cut.kind === 'smooth') return smooth(head, cut, tones)
  return drawCoils(head, cut, tones)
}

export function coversEars(head: Head): boolean {
  const cut = cutOf(head)
  return cut.kind === 'smooth' && cut.coversEars === true
}

export function drawEarrings(head: Head): string {
  if (!head.person.hasEarrings || coversEars(head)) return ''
  const kind = pick(streamOf(`${head.person.seed}:earring`), ['hoop', 'pearl', 'drop'])
  const ring = (side: number) => {
    const x = 400 + side * 148
    if (kind === 'pearl') return disc(x - side * 4, 488, 8, '#F3E3BE')
    if (kind === 'hoop') return disc(x, 512, 21, 'none', 'stroke="#D9A94E" stroke-width="6"')
    return stroke(`M${x - side * 3} 488 v34`, '#D9A94E', 4) + disc(x - side * 3, 530, 9, '#B5122F')
  }
  return ring(-1) + ring(1)
}

function cutOf({ person: { style } }: Head): HairCut {
  return { ...FEMALE_CUTS, ...MALE_CUTS }[style]
}

function tonesOf({ person, hair, warm }: Head): HairTones {
  const isDark = person.hair === 'black' || person.hair === 'espresso'
  const isLight = brightness(hair) > 110
  return {
    base: hair,
    dark: mix(hair, '#0D0605', isLight ? 0.27 : 0.36),
    light: mix(hair, mix(warm, '#FFFFFF', 0.1), isDark ? 0.24 : 0.34),
  }
}

function smooth(head: Head, cut: Extract<HairCut, { kind: 'smooth' }>, tones: HairTones): Hair {
  const x = (offset: number) => 400 + offset * head.light
  const edge = cut.hasRoughEdge ? 'filter="url(#tousled)"' : ''
  const cast = `opacity=".3" transform="translate(${6 * head.light} 14)" ${blur(5)} clip-path="url(#face)"`
  const shade = `M${x(40)} 100 L${x(240)} 100 L${x(250)} 860 L${x(120)} 860 C${x(150)} 560 ${x(150)} 330 ${x(40)} 100z`
  const shine = `transform="rotate(${-34 * head.light} ${x(-80)} 232)" opacity=".55" ${blur(20)}`
  const front = group(
    `opacity="${cut.opacity ?? 1}"`,
    fill(cut.front, tones.base, edge),
    group(
      'clip-path="url(#hair)"',
      strands(head, tones),
      fringe(head, tones),
      fill(shade, tones.dark, `opacity=".5" ${blur(10)}`),
      oval(x(-80), 232, 74, 30, tones.light, shine),
    ),
  )
  const clip = `<clipPath id="hair"><path d="${cut.front}"/></clipPath>`
  return {
    back: hairBehind(head, cut.back, tones),
    front: clip + fill(cut.front, '#1A0A06', cast) + front,
  }
}

function hairBehind(head: Head, shapes: readonly string[], tones: HairTones): string {
  const paths = shapes.map((d) => `<path d="${d}"/>`).join('')
  const depth = [
    `<stop offset=".1" stop-color="${mix(tones.base, tones.dark, 0.45)}"/>`,
    `<stop offset=".6" stop-color="${tones.dark}"/>`,
  ]
  return [
    `<linearGradient id="depth" x1="0" y1="0" x2="0" y2="1">${depth.join('')}</linearGradient>`,
    `<clipPath id="behind">${paths}</clipPath>`,
    group('fill="url(#depth)"', paths),
    group('clip-path="url(#behind)" opacity=".7"', strands(head, tones)),
  ].join('')
}

/** Fine strands from the crown down to the forehead. */
function fringe({ person }: Head, tones: HairTones): string {
  const stream = streamOf(`${person.seed}:fringe`)
  return times(26, () => {
    const out = between(stream, -150, 150)
    const x = (share: number) => 400 + out * share
    const colour = pick(stream, [tones.dark, tones.light])
    const opacity = `opacity="${between(stream, 0.1, 0.3)}"`
    const d = `M${x(0.25)} 140 C${x(0.55)} 200 ${x(0.85)} 280 ${x(1)} 400`
    return stroke(d, colour, between(stream, 1.4, 5), opacity)
  })
}

function strands({ person }: Head, tones: HairTones): string {
  const stream = streamOf(`${person.seed}:strands`)
  return times(34, (index) => {
    const side = index % 2 ? 1 : -1
    const out = between(stream, 8, 170)
    const x = (offset: number) => 400 + side * offset
    const crown = `M${x(out * 0.2)} 150 C${x(out + 30)} 210 ${x(out * 0.5 + 120)} 330 ${x(150 + out * 0.2)} 480`
    const fall = `S${x(150 + out * 0.3)} 660 ${x(170 + out * 0.25)} 800`
    const colour = pick(stream, [tones.dark, tones.light])
    const opacity = `opacity="${between(stream, 0.22, 0.55)}"`
    return stroke(`${crown} ${fall}`, colour, between(stream, 1.6, 6), opacity)
  })
}
