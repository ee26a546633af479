import type { DemoLogins } from '#contract/page.ts'

type GreetInput = {
  readonly demo: { readonly logins: DemoLogins } | null
  readonly showsOutbox: boolean
}

/** Tells whoever started the product where it is and, in a demo world, how to get in. */
export function greet(address: string, { demo, showsOutbox }: GreetInput): void {
  const place = address.replace('127.0.0.1', 'localhost')
  const lines = ['', `  Vonk is ready at ${place}`]
  if (showsOutbox) lines.push(`  Its mails are at ${place}/dev/mail`)
  if (demo) {
    const { password, emails } = demo.logins
    lines.push(
      '',
      `  Demo logins, password ${password}`,
      `    free member       ${emails.free}`,
      `    premium member    ${emails.premium}`,
      `    just signed up    ${emails.new}`,
    )
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
