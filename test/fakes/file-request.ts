type Listener = (event: { loaded: number; total: number }) => void
type Answer = { readonly status: number; readonly body: unknown }

/** A request that sends a file and is answered when a test says so, in place of the browser's XMLHttpRequest. */
export class FakeFileRequest {
  static all: FakeFileRequest[] = []

  readonly listeners = new Map<string, Listener>()
  readonly upload = { addEventListener: (_: string, heard: Listener) => (this.onProgress = heard) }
  url = ''
  status = 0
  responseText = ''
  isAborted = false
  private onProgress: Listener = () => undefined

  open(_method: string, url: string): void {
    this.url = url
  }

  setRequestHeader(): void {}

  addEventListener(name: string, heard: Listener): void {
    this.listeners.set(name, heard)
  }

  send(): void {
    FakeFileRequest.all.push(this)
  }

  abort(): void {
    this.isAborted = true
    this.notify('abort')
  }

  progress(loaded: number, total: number): void {
    this.onProgress({ loaded, total })
  }

  answer({ status, body }: Answer): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.notify('load')
  }

  fail(): void {
    this.notify('error')
  }

  /** The id that the browser gave to its upload. */
  get clientId(): string | null {
    return new URL(this.url, 'http://localhost').searchParams.get('client_id')
  }

  private notify(name: string): void {
    this.listeners.get(name)?.({ loaded: 0, total: 0 })
  }
}
