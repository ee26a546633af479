import { fill, mix } from './paint.ts'
import { short } from './lines.ts'
import { between, chance, pick, type Stream } from './random.ts'
import { blob, box, type DrawScene, leaf, strewn, times } from './scene-shapes.ts'

type Strip = {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly width: readonly [number, number]
  readonly height: number
}

/** Flat light on water or on wet stones. */
function glints(
  stream: Stream,
  count: number,
  { x, y, width, height }: Strip,
  [colour, from, to]: readonly [string, number, number],
): string {
  return times(count, () => {
    const [left, top, wide] = [
      between(stream, ...x),
      between(stream, ...y),
      between(stream, ...width),
    ]
    return box([left, top, wide, height], colour, between(stream, from, to), 4)
  })
}

const street: DrawScene = (stream) => {
  const art = [
    times(7, (i) =>
      box([i * 120 - 30, between(stream, 60, 220), 112, 760], mix('#2B3550', '#171C30', stream())),
    ),
    times(22, () => {
      const [x, y] = [between(stream, 0, 790), between(stream, 120, 560)]
      const colour = pick(stream, ['#FFCF7F', '#FFB35A', '#FFE2A8'])
      return box([x, y, 26, 38], colour, between(stream, 0.4, 0.9), 3)
    }),
    box([0, 700, 800, 300], '#141826'),
    strewn(stream, 20, {
      x: [-20, 820],
      y: [430, 720],
      radius: [18, 52],
      colours: ['#FFB35A', '#FF7A5A', '#FFE2A8', '#E0405A', '#7FC7C0'],
      opacity: [0.25, 0.65],
    }),
    glints(stream, 8, { x: [0, 760], y: [740, 960], width: [50, 130], height: 9 }, [
      '#FFB35A',
      0.15,
      0.4,
    ]),
  ]
  return { above: '#27304A', below: '#101527', glow: '#FFDDB0', art: art.join('') }
}

const beach: DrawScene = (stream, light) => {
  const isEvening = chance(stream, 0.55)
  const grass = 'M-10 1000V640C60 600 140 690 200 1000ZM810 1000V600C740 620 690 720 650 1000Z'
  const art = [
    isEvening
      ? blob(400 + light * 200, 330, 96, '#FFF0C4', 0.95)
      : blob(400 + light * 260, 120, 100, '#FFFBE8', 0.9),
    box([0, 480, 800, 200], isEvening ? '#7F8FA0' : '#4F95A6'),
    glints(stream, 12, { x: [-60, 700], y: [490, 660], width: [80, 260], height: 7 }, [
      isEvening ? '#FFD9A8' : '#E9F7F4',
      0.3,
      0.7,
    ]),
    fill('M0 660C200 636 520 690 800 650V1000H0Z', isEvening ? '#C99A70' : '#E7CFA2'),
    fill(grass, '#8E9A62', 0.7),
  ]
  return {
    above: isEvening ? '#F6C99A' : '#BFDDE4',
    below: isEvening ? '#E08F6A' : '#8FBFCB',
    glow: isEvening ? '#FFD9A6' : '#FFF6DE',
    art: art.join(''),
  }
}

const wood: DrawScene = (stream, light) => {
  const art = [
    blob(400 + light * 180, 160, 260, '#F9F0B8', 0.75),
    times(7, (i) => {
      const [x, width] = [i * 118 + between(stream, -30, 30), between(stream, 26, 60)]
      return box([x, -10, width, 900], mix('#4A3826', '#2C2418', stream()), 0.85)
    }),
    strewn(stream, 22, {
      x: [-40, 840],
      y: [-20, 520],
      radius: [40, 110],
      colours: ['#6F8A42', '#8FA857', '#54702F', '#C4C86E'],
      opacity: [0.35, 0.75],
    }),
    fill('M0 760C220 700 560 790 800 730V1000H0Z', '#5A4A2A'),
    times(12, () => {
      const [x, y, radius] = [
        between(stream, 0, 800),
        between(stream, 740, 980),
        between(stream, 20, 50),
      ]
      return blob(x, y, radius, pick(stream, ['#A0622E', '#7A8A3E', '#C08A3E']), 0.5)
    }),
  ]
  return { above: '#A9B878', below: '#47592F', glow: '#FBF0C0', art: art.join('') }
}

const balcony: DrawScene = (stream, light) => {
  const art = [
    blob(400 + light * 230, 240, 120, '#FFF2CC', 0.85),
    times(9, (i) =>
      box(
        [i * 100 - 20, between(stream, 320, 470), 94, 420],
        mix('#B7897A', '#8E6A6E', stream()),
        0.8,
      ),
    ),
    times(16, () =>
      box([between(stream, 0, 780), between(stream, 420, 620), 16, 24], '#FFE2A8', 0.6),
    ),
    box([0, 660, 800, 340], '#A47764', 0.7),
    box([0, 640, 800, 16], '#3E3230'),
    times(13, (i) => box([20 + i * 62, 650, 8, 360], '#3E3230', 0.8)),
    times(10, () => leafOnRail(stream)),
    times(7, () => {
      const x = pick(stream, [between(stream, 0, 120), between(stream, 680, 800)])
      return blob(x, between(stream, 540, 700), 17, pick(stream, ['#C8324A', '#E58A7A']), 0.85)
    }),
  ]
  return { above: '#F3D9BE', below: '#D99A7E', glow: '#FFE3BC', art: art.join('') }
}

function leafOnRail(stream: Stream): string {
  const x = pick(stream, [between(stream, -60, 80), between(stream, 640, 760)])
  const y = between(stream, 560, 760)
  const look = { turn: between(stream, -150, -30), size: between(stream, 0.8, 1.5), opacity: 0.85 }
  return leaf(x, y, pick(stream, ['#5D7F4E', '#47683E', '#7E9A5A']), look)
}

const BRICKS = ['#8E4A38', '#6B3B2C', '#B07A58', '#4E4A46', '#A8604A', '#D9C3A2']

const canal: DrawScene = (stream) => {
  const isDay = chance(stream, 0.5)
  const house = (i: number) => {
    const [x, y] = [i * 112 - 40, between(stream, 180, 300)]
    const wall = fill(
      `M${short(x)} 760V${short(y)}l22-8v-40h16l18-34l18 34h16v40l20 8V760Z`,
      pick(stream, BRICKS),
    )
    const panes = times(12, (nth) => {
      const [left, top] = [x + 16 + (nth % 3) * 29, y + 40 + Math.floor(nth / 3) * 84]
      return `M${Math.round(left)} ${Math.round(top)}h18v44h-18z`
    })
    return wall + fill(panes, isDay ? '#EAF1F2' : '#FFDF9E', 0.75)
  }
  const art = [
    times(8, house),
    box([0, 720, 800, 280], isDay ? '#6F8F94' : '#6E5560'),
    glints(stream, 14, { x: [-30, 720], y: [740, 980], width: [60, 200], height: 8 }, [
      isDay ? '#DCEBEC' : '#FFCB8A',
      0.25,
      0.6,
    ]),
    blob(40, 330, 120, '#5F7A3E', 0.75),
    blob(-10, 450, 110, '#6F8A48', 0.75),
  ]
  return {
    above: isDay ? '#C9DDE6' : '#F3C9A0',
    below: isDay ? '#9DBBC6' : '#C9836A',
    glow: isDay ? '#FFF8E6' : '#FFD9A8',
    art: art.join(''),
  }
}

const park: DrawScene = (stream, light) => {
  const isAutumn = chance(stream, 0.5)
  const leaves = isAutumn
    ? ['#D98A34', '#C25A2C', '#E5B04A', '#A8642E']
    : ['#7FA458', '#9BBB6A', '#5F8A46', '#B7CC82']
  const art = [
    blob(400 + light * 220, 120, 200, '#FFF6D0', 0.85),
    strewn(stream, 20, {
      x: [-40, 840],
      y: [-20, 480],
      radius: [50, 130],
      colours: leaves,
      opacity: [0.4, 0.8],
    }),
    box([110, 360, 34, 420], '#5A3E2A', 0.8),
    box([640, 330, 42, 440], '#4E3626', 0.8),
    fill('M0 640C240 600 560 660 800 620V1000H0Z', isAutumn ? '#A8904A' : '#8FAF62'),
    fill('M330 1000C350 850 400 720 470 640H540C520 740 560 860 640 1000Z', '#E2CFA6', 0.75),
  ]
  return {
    above: isAutumn ? '#EBCB86' : '#CFE0C0',
    below: isAutumn ? '#B9793A' : '#86A866',
    glow: '#FFF1C8',
    art: art.join(''),
  }
}

export const OUTDOORS = { street, beach, wood, balcony, canal, park }
