import type { BrowserContext } from '@playwright/test'

/** A choice that the browser keeps: its value, and for how many more days. */
export async function choiceCookie(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((cookie) => cookie.name === name)
  if (!found) return null
  const days = (found.expires - Date.now() / 1000) / (24 * 60 * 60)
  return { value: found.value, days: Math.round(days) }
}
