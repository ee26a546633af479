import type { FakeAnswer } from '../http-fake.ts'

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  410: 'Gone',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
}

/** Thrown by a route to answer no, in Mollie's own form. */
export class Problem extends Error {
  readonly answer: FakeAnswer

  constructor(status: number, detail: string, field?: string) {
    super(detail)
    const documentation = {
      href: 'https://docs.mollie.com/reference/handling-errors',
      type: 'text/html',
    }
    const title = TITLES[status] ?? 'Error'
    const body = { status, title, detail, ...(field && { field }), _links: { documentation } }
    this.answer = { status, body }
  }
}
