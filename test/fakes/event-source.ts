import { NUMBER_ONLY } from '#contract/events.ts'

/** Stands in for the browser's own, and says what a test wants it to say. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly CLOSED = 2
  static readonly opened: FakeEventSource[] = []

  readonly url: string
  readyState = 1

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED
  }

  emit(id: number, event: unknown): void {
    this.say(id, JSON.stringify(event))
  }

  number(id: number): void {
    this.say(id, String(id), NUMBER_ONLY)
  }

  say(id: number, data: string, name = 'message'): void {
    this.dispatchEvent(new MessageEvent(name, { data, lastEventId: String(id) }))
  }

  fail(state: number): void {
    this.readyState = state
    this.dispatchEvent(new Event('error'))
  }
}
