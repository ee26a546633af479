import { fill, mix } from './paint.ts'
import { between, chance, pick, type Stream } from './random.ts'
import { blob, box, type DrawScene, leaf, strewn, times } from './scene-shapes.ts'

const BACKDROPS = [
  ['#E0C7A2', '#B58E62'],
  ['#C98A72', '#8A4B38'],
  ['#7E8F83', '#4A5A50'],
  ['#9FB4B4', '#5F7D80'],
  ['#D9A89A', '#A86B60'],
  ['#7A2A3C', '#431522'],
  ['#3F4A63', '#222A3C'],
] as const

const studio: DrawScene = (stream, light) => {
  const [above, below] = pick(stream, BACKDROPS)
  const lamp = `<radialGradient id="lamp"><stop stop-color="${mix(above, '#FFF3DC', 0.6)}" stop-opacity=".75"/><stop offset="1" stop-color="${above}" stop-opacity="0"/></radialGradient>`
  const floor = fill('M0 1000V760Q400 690 800 780V1000Z', below, 0.3)
  return {
    above,
    below,
    glow: '#FFE9C8',
    art: lamp + blob(400 + light * 200, 290, 430, 'url(#lamp)') + floor,
  }
}

const JARS = ['#B5563A', '#5E7A68', '#D9B679', '#F3E8D6', '#7A3B2E']
const KETTLES = ['#A8313A', '#5E7A78', '#D9A441', '#E8E0D0', '#3E4A5C']

const kitchen: DrawScene = (stream) => {
  const tile = () => mix('#DCE3DC', '#B9CBC6', stream())
  const plant = { size: 0.9, opacity: 0.9 }
  const art = [
    box([0, 0, 800, 330], '#E7DAC4'),
    times(
      13,
      (i) =>
        box([i * 66 - 10, 330, 60, 60], tile(), 0.8, 4) +
        box([i * 66 - 10, 396, 60, 60], tile(), 0.8, 4),
    ),
    box([0, 210, 800, 18], '#9A6B42'),
    times(9, (i) => {
      const [x, y] = [30 + i * 92 + between(stream, -12, 12), 210 - between(stream, 50, 110)]
      return box([x, y, between(stream, 34, 60), 110], pick(stream, JARS), 1, 12)
    }),
    box([0, 560, 800, 440], '#B98C60'),
    box([0, 548, 800, 22], '#DDBB8E'),
    box([560, 420, 120, 140], pick(stream, KETTLES), 1, 20),
    leaf(80, 540, '#5D7F4E', { ...plant, turn: -60 }),
    leaf(90, 540, '#6F9159', { ...plant, turn: -100, size: 1 }),
    leaf(70, 545, '#4B6B42', { ...plant, turn: -140, size: 0.8 }),
    blob(650, 100, 120, '#FFEFC8', 0.7),
  ]
  return { above: '#E9D9C0', below: '#C9A982', glow: '#FFE7BE', art: art.join('') }
}

const window: DrawScene = (stream, light) => {
  const isWarm = chance(stream, 0.5)
  const isRight = light > 0
  const x = (right: number, left: number) => (isRight ? right : left)
  const curtain = isRight
    ? 'M700 0C730 300 690 700 740 1000H800V0Z'
    : 'M100 0C70 300 110 700 60 1000H0V0Z'
  const plant = { size: 1.5, opacity: 0.8 }
  const art = [
    box([x(440, 40), 60, 330, 620], '#FFF6E2', 0.95, 8),
    box([x(595, 195), 60, 18, 620], '#C7A983'),
    box([x(440, 40), 340, 330, 16], '#C7A983'),
    fill(curtain, '#F0E0C6', 0.9),
    blob(x(620, 190), 560, 90, '#A9C08A', 0.6),
    blob(x(520, 110), 600, 70, '#8FAE78', 0.6),
    leaf(x(60, 740), 700, '#5D7F4E', { ...plant, turn: -70 }),
    leaf(x(70, 730), 700, '#4B6B42', { ...plant, turn: -115 }),
  ]
  return {
    above: isWarm ? '#D7C4A8' : '#CBB0A0',
    below: isWarm ? '#8E6F4E' : '#7E5B50',
    glow: '#FFF0D2',
    art: art.join(''),
  }
}

const BOTTLES = ['#C98A3A', '#7A9A5E', '#A8313A', '#E3C27A', '#5A7A80']

const bar: DrawScene = (stream) => {
  const art = [
    times(3, (i) => box([0, 180 + i * 150, 800, 14], '#7A4A2C')),
    times(19, (i) => {
      const [x, y] = [
        20 + i * 42 + between(stream, -6, 6),
        180 + (i % 3) * 150 - between(stream, 70, 118),
      ]
      return box([x, y, between(stream, 20, 30), 118], pick(stream, BOTTLES), 0.8, 9)
    }),
    times(9, () => {
      const [x, y, radius] = [
        between(stream, 0, 800),
        between(stream, 20, 200),
        between(stream, 22, 48),
      ]
      return blob(x, y, radius, '#FFC46B', between(stream, 0.3, 0.7))
    }),
    box([0, 690, 800, 320], '#2A1613'),
    box([0, 680, 800, 16], '#B0763E', 0.8),
    blob(120, 150, 130, '#FFB45A', 0.35),
    blob(680, 130, 120, '#FFB45A', 0.35),
  ]
  return { above: '#4A2A22', below: '#1D0F0E', glow: '#FFD49A', art: art.join('') }
}

const SPINES = [
  '#8A2636',
  '#C9A56A',
  '#2F4A55',
  '#E6D7BC',
  '#5E6A44',
  '#A8613A',
  '#33334A',
  '#B98A7A',
  '#6B3B23',
]

const bookshelf: DrawScene = (stream, light) => {
  const spines: Record<string, string> = {}
  const boards = times(5, (row) => {
    standBooks(stream, row * 200 + 180, spines)
    return box([0, row * 200 + 180, 800, 20], '#8A5B38')
  })
  const books = Object.entries(spines).map(([colour, path]) => fill(path, colour))
  return {
    above: '#4A2F22',
    below: '#2A1913',
    glow: '#FFE0B4',
    art:
      box([0, 0, 800, 1000], '#4A2F22') +
      boards +
      books.join('') +
      blob(400 + light * 330, 200, 190, '#FFCF8A', 0.4),
  }
}

/** Books of one colour are one shape. */
function standBooks(stream: Stream, y: number, spines: Record<string, string>): void {
  for (let x = -10; x < 800;) {
    const [width, height] = [
      Math.round(between(stream, 20, 48)),
      Math.round(between(stream, 110, 165)),
    ]
    const colour = pick(stream, SPINES)
    spines[colour] = `${spines[colour] ?? ''}M${x} ${y}v-${height}h${width - 2}v${height}z`
    x += width + (chance(stream, 0.08) ? 60 : 0)
  }
}

const STAGES = [
  ['#D4285A', '#F2A23C'],
  ['#6A3FA0', '#F0708A'],
  ['#1F8A94', '#F2B544'],
] as const

const gig: DrawScene = (stream) => {
  const [a, b] = pick(stream, STAGES)
  const art = [
    fill('M120 -20L-120 1000H240Z', a, 0.36),
    fill('M400 -20L250 1000H590Z', b, 0.3),
    fill('M690 -20L560 1000H940Z', a, 0.36),
    blob(120, 30, 46, '#FFF0D8', 0.95),
    blob(400, 20, 52, '#FFF0D8', 0.95),
    blob(690, 30, 46, '#FFF0D8', 0.95),
    strewn(stream, 18, {
      x: [0, 800],
      y: [80, 480],
      radius: [8, 30],
      colours: [a, b, '#FFE2A8'],
      opacity: [0.3, 0.7],
    }),
    times(13, (i) =>
      blob(i * 70 + between(stream, -20, 20), between(stream, 700, 770), 48, '#150B14', 0.9),
    ),
    box([0, 760, 800, 240], '#150B14', 0.9),
  ]
  return { above: '#2B1526', below: '#0E0812', glow: mix(b, '#FFE8CC', 0.55), art: art.join('') }
}

const cafe: DrawScene = (stream) => {
  const lamp = (i: number) => {
    const [x, y] = [150 + i * 240, (i % 2) * 30]
    const cord = `<path d="M${x} -10V${150 + y}" stroke="#3A2A20" stroke-width="6"/>`
    return (
      cord +
      fill(`M${x - 50} ${200 + y}q50-90 100 0z`, '#A8313A', 0.9) +
      blob(x, 212 + y, 34, '#FFE3A4', 0.9)
    )
  }
  const art = [
    box([430, 80, 330, 430], '#FBF2DC', 0.85, 10),
    box([590, 80, 12, 430], '#7A5436'),
    box([0, 80, 330, 260], '#3A332C', 0.85, 8),
    times(4, (i) => box([36, 120 + i * 46, between(stream, 100, 240), 9], '#E9DFCB', 0.5, 4)),
    times(3, lamp),
    box([0, 640, 800, 360], '#7A5436'),
    box([0, 628, 800, 18], '#B98A5C'),
    blob(90, 560, 70, '#5D7F4E', 0.8),
    blob(30, 520, 60, '#47683E', 0.8),
  ]
  return { above: '#DDBF97', below: '#8F6A48', glow: '#FFE6BC', art: art.join('') }
}

export const INDOORS = { studio, kitchen, window, bar, bookshelf, gig, cafe }
