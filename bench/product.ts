/** The product as `npm start` runs it, but for drawing in the background, which would disturb. */
export const PRODUCT = {
  args: ['bin/run.mjs', 'main'],
  environment: { DEMO: 'yes', LOG_LEVEL: 'warn' },
}
