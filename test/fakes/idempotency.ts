import type { FakeAnswer, FakeRequest } from './http-fake.ts'

interface Remembered {
  fingerprint: string
  answer: FakeAnswer
  at: number
}

type Outcome = { kind: 'fresh' | 'replayed'; answer: FakeAnswer } | { kind: 'mismatch' }

const DAY_MS = 24 * 60 * 60 * 1000

/** Runs a request once per Idempotency-Key and day, and repeats the first answer to every later one. */
export function createIdempotency(now: () => Date) {
  const remembered = new Map<string, Remembered>()

  return function onceByKey(request: FakeRequest, run: () => FakeAnswer): Outcome {
    const key = String(request.headers['idempotency-key'] ?? '')
    if (key === '' || request.method !== 'POST') return { kind: 'fresh', answer: run() }

    const caller = `${request.headers.authorization} ${key}`
    const fingerprint = `${request.path} ${request.body.toString('utf8')}`
    const earlier = remembered.get(caller)
    if (earlier && now().getTime() - earlier.at < DAY_MS) {
      if (earlier.fingerprint !== fingerprint) return { kind: 'mismatch' }
      return { kind: 'replayed', answer: earlier.answer }
    }
    const answer = run()
    remembered.set(caller, { fingerprint, answer, at: now().getTime() })
    return { kind: 'fresh', answer }
  }
}
