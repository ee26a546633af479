import { expect, test } from 'vitest'
import { anomaliesIn } from './check.ts'
import type { Rule } from './history.ts'
import { simulate } from './simulate.ts'
import { type Fault, FAULTS } from './toy-product.ts'

const SEEDS = [1, 2]

test('a product that keeps its promises has no anomaly, whatever breaks [RUN-3]', () => {
  for (const seed of SEEDS) {
    const history = simulate(seed)
    const outcomes = new Set(history.deeds.map(({ kind, outcome }) => `${kind} ${outcome}`))

    expect(anomaliesIn(history)).toEqual([])
    // It was put to the test: something of everything happened, and some of it without an answer.
    expect([...outcomes]).toEqual(
      expect.arrayContaining([
        'send ok',
        'send refused',
        'send unknown',
        'read ok',
        'block ok',
        'delete ok',
        'buy ok',
        'log out ok',
      ]),
    )
  }
})

/** By what each of the faults shows. */
const SHOWN_BY: Record<Fault, readonly Rule[]> = {
  'cursor by bigserial': ['lost event'],
  'no unique key': ['doubled message'],
  'stale cache of blocks': ['seen through a block'],
  'acknowledged before commit': ['lost message'],
  'charged outside the transaction': ['message not paid once'],
  'lost word without a poll': ['lost event'],
  'asynchronous standby': ['lost message'],
  'retry without its id': ['doubled message'],
  'swallowed error': ['lost message'],
  'read from a stale replica': ['read of less than before'],
}

test.each(FAULTS)('a product with this fault is found out: %s [RUN-3]', (fault) => {
  const found = SEEDS.map((seed) => anomaliesIn(simulate(seed, fault)).map(({ rule }) => rule))

  for (const rules of found) expect(rules).toEqual(expect.arrayContaining([...SHOWN_BY[fault]]))
})
