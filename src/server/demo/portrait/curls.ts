import { disc, fill, group, mix, oval, stroke } from './paint.ts'
import type { Hair, HairCut, HairTones } from './hair-cut.ts'
import { MALE_CUTS } from './hair-male.ts'
import type { Head } from './head.ts'
import type { Stream } from './random.ts'
import { between, chance, streamOf } from './random.ts'

type Coil = { readonly x: number; readonly y: number; readonly size: number }
type CurlyCut = Extract<HairCut, { kind: 'curly' | 'curly_top' }>

export function drawCoils(head: Head, cut: CurlyCut, tones: HairTones): Hair {
  const stream = streamOf(`${head.person.seed}:curl`)
  const paint = (coils: Coil[]) => paintCoils(coils, { stream, tones, light: head.light })
  if (cut.kind === 'curly_top') {
    const crown = topCoils(stream)
    const fringe = fringeCoils(stream).filter(({ y }) => y < 320)
    return {
      back: '',
      front: shortSides(tones) + group('filter="url(#rough)"', paint([...crown, ...fringe])),
    }
  }
  const mane = [...roundCoils(stream, cut.spread), ...(cut.isLong ? longCoils(stream) : [])]
  const ground = oval(400, 330, cut.spread * 0.9, cut.spread * 0.84, tones.dark)
  const sides =
    'M190 380 C150 560 170 720 210 790 H330 V480 H470 V790 H590 C630 720 650 560 610 380z'
  const fall = cut.isLong ? fill(sides, tones.dark) : ''
  return {
    back: group('filter="url(#rough)"', ground, fall, paint(mane)),
    front: group('filter="url(#rough)"', paint(fringeCoils(stream))),
  }
}

function shortSides(tones: HairTones): string {
  return fill(MALE_CUTS.buzz.front, tones.dark, 'opacity=".72" filter="url(#tousled)"')
}

function topCoils(stream: Stream): Coil[] {
  return Array.from({ length: 46 }, () => {
    const angle = between(stream, Math.PI * 1.02, Math.PI * 1.98)
    const out = between(stream, 0.86, 1.1)
    return {
      x: 400 + Math.cos(angle) * 138 * out,
      y: 304 + Math.sin(angle) * 130 * out,
      size: between(stream, 26, 42),
    }
  })
}

function roundCoils(stream: Stream, spread: number): Coil[] {
  return Array.from({ length: 90 }, () => {
    const angle = between(stream, Math.PI * 0.86, Math.PI * 2.14)
    const out = between(stream, 0.55, 1)
    return {
      x: 400 + Math.cos(angle) * spread * 0.86 * out,
      y: 330 + Math.sin(angle) * spread * 0.82 * out,
      size: between(stream, 34, 58),
    }
  })
}

function longCoils(stream: Stream): Coil[] {
  return Array.from({ length: 60 }, (_, index) => ({
    x: 400 + (index % 2 ? 1 : -1) * between(stream, 140, 226),
    y: between(stream, 400, 740),
    size: between(stream, 30, 52),
  }))
}

function fringeCoils(stream: Stream): Coil[] {
  return Array.from({ length: 30 }, (_, index) => {
    const angle = Math.PI * (1 + index / 29)
    return {
      x: 400 + Math.cos(angle) * 142,
      y: 326 + Math.sin(angle) * 128 + between(stream, -12, 12),
      size: between(stream, 26, 38),
    }
  })
}

type Paint = { readonly stream: Stream; readonly tones: HairTones; readonly light: number }

function paintCoils(coils: Coil[], paint: Paint): string {
  const ground = coils.map(({ x, y, size }) =>
    disc(round(x), round(y), round(size), paint.tones.dark),
  )
  return [...ground, ...coils.map((coil) => paintCoil(coil, paint))].join('')
}

function paintCoil({ x, y, size }: Coil, { stream, tones, light }: Paint): string {
  const w = size * 0.62
  const turn = round(between(stream, -70, 70))
  const isLit = (x - 400) * -light > -40 && y < 420
  const colour = mix(tones.base, tones.dark, stream() * 0.5)
  const glint = `M${-w * 0.7} ${-w * 0.12} A${w} ${w * 0.8} 0 0 1 ${w * 0.3} ${-w * 0.42}`
  return group(
    `transform="translate(${round(x)} ${round(y)}) rotate(${turn})"`,
    stroke(`M${-w} ${w * 0.25} A${w} ${w * 0.8} 0 0 1 ${w} ${w * 0.25}`, colour, size * 0.34),
    stroke(
      `M${-w * 0.5} ${w * 0.6} A${w * 0.55} ${w * 0.5} 0 0 1 ${w * 0.6} ${w * 0.55}`,
      tones.base,
      size * 0.2,
      'opacity=".8"',
    ),
    chance(stream, isLit ? 0.7 : 0.2)
      ? stroke(glint, tones.light, size * 0.1, 'opacity=".75"')
      : '',
  )
}

const round = (value: number) => Math.round(value)
