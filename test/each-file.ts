import { afterAll, vi } from 'vitest'

// Files share their process: what one of them does to it must not reach the next.
afterAll(() => void vi.useRealTimers())
