import { Outlet } from 'react-router'

/** Nothing around the screen at all. */
export function EmptyLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
