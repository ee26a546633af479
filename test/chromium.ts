/**
 * What every new window would prepare for its address bar, which no test ever sees: a process and two pages. The others
 * are Playwright's own, because of two such lists the browser reads the last one.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Chromium without a window, without a sandbox (tests may run as root) and without calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${SWITCHED_OFF.join()}`,
]

/** For tests. */
export const testArguments = [
  ...chromiumArguments,
  // No page lives long enough for its scripts to be worth optimizing.
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32',
  // Else the headless shell rounds the width of letters, and lines jump when the fonts come.
  '--font-render-hinting=none',
]
