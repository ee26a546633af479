import { defineConfig } from '@playwright/test'
import everyLanding from './playwright.config.ts'

const phone = everyLanding.projects?.find(({ name }) => name === 'phone')

/** What takes too long in a browser for every landing, on a phone. */
export default defineConfig({
  ...everyLanding,
  testDir: 'e2e/nightly',
  projects: [{ name: 'phone', use: phone?.use ?? {} }],
})
