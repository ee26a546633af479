import { setChoice } from './storage.ts'

/** The entry warning as it stands in the HTML. */
export const ENTRY_WARNING = 'entry-warning'

/**
 * Lets visitors enter who press the button of the entry warning before the application is there, and those who have
 * entered since the page was made. It runs in the document.
 */
export const LET_ENTER = `{const w=document.getElementById('${ENTRY_WARNING}'),s=location.protocol=='https:',enter=()=>{w.remove();document.getElementById('root').inert=false;document.documentElement.dataset.entered='';dispatchEvent(new Event('entered'))};w.querySelector('form').addEventListener('submit',e=>{e.preventDefault();document.cookie=(s?'__Host-':'')+'entry=1; path=/; max-age=31536000; samesite=lax'+(s?'; secure':'');enter()});w.querySelector('[data-leave]').addEventListener('click',e=>{e.preventDefault();location.replace('about:blank')});if(/(^|; )(__Host-)?entry=/.test(document.cookie))enter();else w.querySelector('h2').focus()}`

/** Whether a visitor has entered since the page was made. */
export function hasJustEntered(): boolean {
  return 'entered' in document.documentElement.dataset
}

export function onEntering(listener: () => void): () => void {
  addEventListener('entered', listener)
  return () => removeEventListener('entered', listener)
}

/** What the application does where it showed the warning itself. */
export function enter(): void {
  setChoice('entry', '1')
  document.documentElement.dataset['entered'] = ''
  dispatchEvent(new Event('entered'))
}

/** Whether the page came with the warning over it, and nobody has entered. */
export function isWarningInHtml(): boolean {
  return document.getElementById(ENTRY_WARNING) !== null
}

/** Takes the warning off the page for somebody whom it does not concern any more. */
export function takeWarningAway(): void {
  document.getElementById(ENTRY_WARNING)?.remove()
  const root = document.getElementById('root')
  if (root) root.inert = false
}
