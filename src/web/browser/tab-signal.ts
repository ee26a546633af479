/** A word to the other tabs of this browser that something is not as it was. */
export type TabSignal = { readonly tell: () => void; readonly close: () => void }

export function openTabSignal(name: string, onTold: () => void): TabSignal {
  if (!('BroadcastChannel' in window)) return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', () => onTold())
  return { tell: () => channel.postMessage(null), close: () => channel.close() }
}
