import type { Gender } from './portrait/person.ts'
import type { Stream } from './portrait/random.ts'
import { chance } from './portrait/random.ts'

const BODIES = {
  female: { slim: 22, average: 34, athletic: 16, curvy: 20, full_figured: 8 },
  male: { slim: 18, average: 40, athletic: 22, muscular: 10, full_figured: 10 },
}

const STATUSES = [
  {
    until: 30,
    weights: { single: 80, complicated: 7, relationship: 6, open_relationship: 5, divorced: 2 },
  },
  {
    until: 50,
    weights: {
      single: 55,
      divorced: 27,
      open_relationship: 6,
      relationship: 5,
      complicated: 5,
      widowed: 2,
    },
  },
  {
    until: Infinity,
    weights: {
      divorced: 45,
      single: 30,
      widowed: 14,
      open_relationship: 4,
      relationship: 4,
      complicated: 3,
    },
  },
]

const TATTOOS = {
  younger: { none: 45, one: 28, several: 20, many: 7 },
  older: { none: 72, one: 20, several: 7, many: 1 },
}

/** What a profile says in chosen words, as it fits gender and age. */
export function profileWords(stream: Stream, { gender, age }: { gender: Gender; age: number }) {
  const status = STATUSES.find(({ until }) => age < until)!
  return {
    bodyType: weighted(stream, BODIES[gender]),
    relationshipStatus: weighted(stream, status.weights),
    tattoos: weighted(stream, age < 45 ? TATTOOS.younger : TATTOOS.older),
  }
}

/** Whom somebody seeks, and the word for it. */
export function attraction(stream: Stream, gender: Gender) {
  if (chance(stream, 0.07)) return { sexuality: 'bi', seeks: 'both' } as const
  if (chance(stream, 0.07)) {
    return { sexuality: gender === 'male' ? 'gay' : 'lesbian', seeks: gender } as const
  }
  return heterosexual(gender)
}

export function heterosexual(gender: Gender) {
  return { sexuality: 'hetero', seeks: gender === 'male' ? 'female' : 'male' } as const
}

function weighted(stream: Stream, weights: Readonly<Record<string, number>>): string {
  const words = Object.entries(weights)
  let left = stream() * words.reduce((sum, [, weight]) => sum + weight, 0)
  return words.find(([, weight]) => (left -= weight) < 0)?.[0] ?? words[0]![0]
}
