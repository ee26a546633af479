import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// A property that failed says its seed; SEED tries that one again.
const { SEED } = process.env
if (SEED) fc.configureGlobal({ seed: Number(SEED) })

// Files share their process: what one of them does to it must not reach the next.
afterAll(() => void vi.useRealTimers())
