export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? NaN
  const high = sorted[Math.floor(middle)] ?? NaN
  return (low + high) / 2
}

/** Mann–Whitney U: a small p says that the two samples hardly come from one distribution. */
export function mannWhitney(first: number[], second: number[]): { u: number; p: number } {
  const [m, n] = [first.length, second.length]
  const groups = tieGroups([...first.map(tag(true)), ...second.map(tag(false))])
  const rankSum = groups.reduce((sum, { rank, inFirst }) => sum + rank * inFirst, 0)
  const u = Math.min(rankSum - (m * (m + 1)) / 2, m * n - (rankSum - (m * (m + 1)) / 2))
  const ties = groups.reduce((sum, { size }) => sum + size ** 3 - size, 0)
  const total = m + n
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)))
  if (variance === 0) return { u, p: 1 }
  const z = Math.max(0, (m * n) / 2 - u - 0.5) / Math.sqrt(variance)
  return { u, p: 2 * upperTail(z) }
}

interface Tagged {
  value: number
  first: boolean
}

interface TieGroup {
  rank: number
  size: number
  inFirst: number
}

function tag(first: boolean) {
  return (value: number): Tagged => ({ value, first })
}

function tieGroups(all: Tagged[]): TieGroup[] {
  const sorted = all.toSorted((a, b) => a.value - b.value)
  const groups: TieGroup[] = []
  for (let start = 0; start < sorted.length;) {
    const value = sorted[start]?.value
    const end = sorted.findLastIndex((one) => one.value === value) + 1
    const inFirst = sorted.slice(start, end).filter(({ first }) => first).length
    groups.push({ rank: (start + 1 + end) / 2, size: end - start, inFirst })
    start = end
  }
  return groups
}

/** The area of the normal curve beyond z (Abramowitz and Stegun 26.2.17, exact to 8e-8). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153]
  const poly = series.reduce((sum, factor) => (sum + factor) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly
}
