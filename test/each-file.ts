import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import './still-time.ts'

// A property that failed says its seed and what was wrong; SEED tries that one again.
const { SEED } = process.env
fc.configureGlobal({ includeErrorInReport: true, ...(SEED ? { seed: Number(SEED) } : {}) })

// Files share their process: what one of them does to it must not reach the next.
afterAll(() => void vi.useRealTimers())
