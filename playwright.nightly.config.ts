import { defineConfig } from '@playwright/test'
import everyLanding from './playwright.config.ts'

const phone = everyLanding.projects?.find(({ name }) => name === 'phone')

process.env['ROUNDS'] = 'night'

/** What takes too long in a browser for every landing, on a phone. */
export default defineConfig({
  ...everyLanding,
  testMatch: ['nightly/*.spec.ts', 'in-pieces.spec.ts'],
  projects: [{ name: 'phone', use: phone?.use ?? {} }],
})
