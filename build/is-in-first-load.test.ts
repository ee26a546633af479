import { expect, test } from 'vitest'
import { isInFirstLoad, isInFirstPage } from './is-in-first-load.ts'

/** Which module is imported by which, by the names of the files. */
const IMPORTERS: Record<string, string[]> = {
  'src/web/entry-client.tsx': [],
  'src/web/app/router.tsx': ['src/web/entry-client.tsx', 'src/web/app/root.tsx'],
  'src/web/app/root.tsx': ['src/web/app/router.tsx'],
  'src/web/screens/index-screen.tsx': [],
  'src/web/ui/tile.tsx': ['src/web/screens/index-screen.tsx', 'src/web/screens/profile-screen.tsx'],
  'src/web/screens/profile-screen.tsx': [],
  'src/web/ui/select.tsx': ['src/web/screens/profile-screen.tsx'],
}
const modules = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) }
const isFirst = (id: string) => isInFirstLoad(id, modules)

test('what the application needs is loaded with every page', () => {
  expect(isFirst('src/web/app/router.tsx')).toBe(true)
  expect(isFirst('src/web/app/root.tsx')).toBe(true)
  expect(isFirst('src/web/ui/tile.tsx')).toBe(false)
})

test('what the first page needs is loaded with it, and where others need it', () => {
  expect(isInFirstPage('src/web/ui/tile.tsx', modules)).toBe(true)
  expect(isInFirstPage('src/web/app/router.tsx', modules)).toBe(false)
})

test('what only other screens need is in neither, and neither are screens nor the entry itself', () => {
  expect(isFirst('src/web/ui/select.tsx')).toBe(false)
  expect(isInFirstPage('src/web/ui/select.tsx', modules)).toBe(false)
  expect(isFirst('src/web/screens/index-screen.tsx')).toBe(false)
  expect(isFirst('src/web/entry-client.tsx')).toBe(false)
})
