import './ui/styles/index.scss'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Boot } from '#contract/page.ts'
import { userKey } from '#web/api/keys.ts'
import { AppProviders, openApp, TakenOver } from '#web/app/app-context.tsx'
import { developmentRoutes } from './app/development-routes.ts'
import { makeRoutes } from '#web/app/router.tsx'
import { call } from '#web/api/call.ts'
import { sessionEnd } from '#web/api/session.ts'
import { rememberEarlyInput } from './browser/early-input.ts'
import { holdInstallPrompt } from '#web/browser/install-prompt.ts'
import { setStorageOwner } from '#web/browser/storage.ts'
import { guardAgainstStaleChunks } from './browser/reload-guard.ts'
import { forgetMember } from '#web/features/accounts/user.ts'

holdInstallPrompt()

type PageData = { boot: Boot; hydration: HydrationState; areas: Parameters<typeof load>[0] }

const { boot, hydration, areas } = JSON.parse(
  document.getElementById('page-data')!.textContent!,
) as PageData
if (boot.user) setStorageOwner(boot.user.key)
const app = openApp(boot, call)
const { load } = app.catalogue

guardAgainstStaleChunks()
const routes = makeRoutes(() => app, boot.isDevelopment ? developmentRoutes() : [])
await Promise.all([load(areas), ...matchedScreens()])
const router = createBrowserRouter(routes, { hydrationData: hydration })

// Asking the routes again sends a former member on a member's screen to the login; others stay where they are.
sessionEnd.subscribe(() => {
  if (!app.queries.getQueryData(userKey)) return
  forgetMember(app.queries)
  void router.revalidate()
})

const early = rememberEarlyInput()
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <AppProviders app={app}>
        <TakenOver onDone={early.sayAgain}>
          <RouterProvider router={router} />
        </TakenOver>
      </AppProviders>
    </StrictMode>,
  )
})

void import('#web/browser/on-arrival.ts').then(({ onArrival }) => onArrival())

/** The screens of this page are loaded before hydration, so that nothing on it is replaced by a fallback. */
function matchedScreens(): Promise<void>[] {
  return (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    const lazy = route.lazy as { Component?: () => Promise<React.ComponentType> } | undefined
    if (!lazy?.Component) return
    route.Component = await lazy.Component()
    delete route.lazy
  })
}
