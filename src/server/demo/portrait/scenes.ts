import { blur, disc, fill, group, mix, type Palette, times } from './paint.ts'
import type { Stream } from './random.ts'
import { between, pick } from './random.ts'

type Scene = (stream: Stream, palette: Palette, light: number) => string

/** The background behind a person, out of focus. */
export function sceneBehind(stream: Stream, palette: Palette, light: number): string {
  return pick(stream, SCENES)(stream, palette, light)
}

const windowLight: Scene = (stream, palette, light) => {
  const left = between(stream, 40, 160)
  const slant = between(stream, 90, 160) * -0.25
  const flip = light > 0 ? '' : 'transform="translate(800 0) scale(-1 1)"'
  const panes = times(6, (index) => {
    const column = index % 2
    const top = 90 + Math.floor(index / 2) * 190 + column * 26
    const pane = `M${left + column * 150} ${top} l132 26 l${slant} 168 l-132 -26z`
    return fill(pane, palette.glow, 'opacity=".62"')
  })
  return group(`${blur(8)} ${flip}`, panes)
}

const sunAndWater: Scene = (stream, palette) => {
  const y = between(stream, 300, 420)
  const sun = disc(
    between(stream, 240, 560),
    y,
    between(stream, 190, 260),
    palette.glow,
    'opacity=".85"',
  )
  const water = `<rect y="${y + 170}" width="800" height="500" fill="${palette.deep}" opacity=".85"/>`
  const glints = times(7, (index) => {
    const place = `x="${between(stream, 60, 420)}" y="${y + 200 + index * 44}"`
    const size = `width="${between(stream, 120, 320)}" height="6" rx="3"`
    return `<rect ${place} ${size} fill="${palette.glow}" opacity="${between(stream, 0.18, 0.5)}"/>`
  })
  return group(blur(5), sun, water, glints)
}

const bokeh: Scene = (stream, palette) => {
  const floor = `<rect y="700" width="800" height="300" fill="${palette.dark}" opacity=".55" ${blur(40)}/>`
  const { glow } = palette
  const lights = times(26, () => {
    const colour = pick(stream, [glow, glow, mix(glow, '#DC143C', 0.5), mix(glow, '#FFFFFF', 0.5)])
    const x = between(stream, -20, 820)
    const y = between(stream, 20, 760)
    const opacity = `opacity="${between(stream, 0.12, 0.5)}"`
    return disc(x, y, between(stream, 16, 62), colour, opacity)
  })
  return group(blur(5), floor, lights)
}

const arch: Scene = (stream, palette) => {
  const left = between(stream, 110, 190)
  const opening = (inset: number, top: number) => {
    const radius = 400 - left - inset
    return `M${left + inset} 1000 V${top} a${radius} ${radius} 0 0 1 ${2 * radius} 0 V1000z`
  }
  const frame = fill(opening(0, 400), palette.glow, 'opacity=".7"')
  return group(blur(5), frame, fill(opening(60, 420), palette.ground))
}

const dunes: Scene = (stream, palette) => {
  const x = between(stream, 120, 680)
  const sun = disc(x, between(stream, 130, 230), 70, palette.glow, 'opacity=".9"')
  const hills = times(4, (index) => {
    const y = 430 + index * 120
    const bend = between(stream, -60, 60)
    const ridge = `C150 ${y - 90 + bend} 330 ${y + 60} 480 ${y - 10 - bend} S740 ${y - 80} 830 ${y - 20}`
    const colour = mix(palette.ground, palette.dark, 0.18 + index * 0.2)
    return fill(`M-20 ${y} ${ridge} V1010 H-20z`, colour)
  })
  return group(blur(8), sun, hills)
}

const leaves: Scene = (stream, palette) => {
  const colours = [palette.dark, palette.deep, mix(palette.deep, palette.glow, 0.3)]
  const foliage = times(15, () => {
    const place = `translate(${between(stream, -40, 840)} ${between(stream, -20, 900)})`
    const turn = `rotate(${between(stream, 0, 360)}) scale(${between(stream, 0.8, 1.9)})`
    const colour = pick(stream, colours)
    const more = `opacity="${between(stream, 0.35, 0.8)}" transform="${place} ${turn}"`
    return fill('M0 0 C34 -34 110 -30 150 0 C110 30 34 34 0 0z', colour, more)
  })
  return group(blur(10), foliage)
}

const drape: Scene = (stream, palette) => {
  const pleats = times(10, (index) => {
    const x = index * 84 + between(stream, -12, 12)
    const down = `M${x} -10 C${x + 24} 300 ${x - 18} 700 ${x + 10} 1010`
    const up = `h46 C${x + 40} 700 ${x + 76} 300 ${x + 50} -10z`
    const colour = index % 2 ? palette.dark : palette.glow
    return fill(`${down} ${up}`, colour, `opacity="${between(stream, 0.14, 0.34)}"`)
  })
  return group(blur(8), pleats)
}

const SCENES = [windowLight, sunAndWater, bokeh, arch, dunes, leaves, drape, windowLight, bokeh]
