/** What a browser offers where the site can be installed as an app (Chromium only); other types do not know it. */
type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> }

const PUT_AWAY = 'hide-install'
/** Times that end never: what is said once is said for good. */
const FOR_GOOD = Date.parse('9999-01-01')

const held: { prompt: InstallPrompt | null } = { prompt: null }
const listeners = new Set<() => void>()

/** Keeps the browser's offer for the moment at which a member can use it. To be called before the browser makes it. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    hold(event as InstallPrompt)
  })
  addEventListener('appinstalled', putInstallAway)
}

function hold(prompt: InstallPrompt | null): void {
  held.prompt = prompt
  for (const listener of listeners) listener()
}

export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How this browser would install the site: by its own offer, by hand as on an iPhone, or not at all, or not any more. */
export function installWay(): 'prompt' | 'by_hand' | null {
  if (isPutAway() || matchMedia('(display-mode: standalone)').matches) return null
  if (held.prompt) return 'prompt'
  return isApplePhone() ? 'by_hand' : null
}

/** Shows the browser's own question. Whatever is answered, it is not asked again. */
export async function install(): Promise<void> {
  const { prompt } = held
  hold(null)
  await prompt?.prompt().catch(() => undefined)
  putInstallAway()
}

/** From now on nothing invites to install in this browser. */
export function putInstallAway(): void {
  try {
    localStorage.setItem(PUT_AWAY, String(FOR_GOOD))
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
  hold(null)
}

function isPutAway(): boolean {
  try {
    return localStorage.getItem(PUT_AWAY) !== null
  } catch {
    return true
  }
}

/** iPads say that they are Macs, which have no fingers. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
