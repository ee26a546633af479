import type { RouteObject } from 'react-router'

/** Screens for developers only: they exist in no production build's route table. Made anew each time, like all routes. */
export function developmentRoutes(): RouteObject[] {
  return [
    {
      id: 'kit',
      path: '/kit',
      lazy: { Component: async () => (await import('./kit-page.tsx')).KitPage },
    },
  ]
}
