import { DEMO_LOGINS } from '#server/demo/demo.ts'

/** The cookies of a member of the demo world who has just logged in. */
export async function logIn(port: number, email: string): Promise<string> {
  const reply = await fetch(`http://localhost:${port}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({ email, password: DEMO_LOGINS.password }),
  })
  if (reply.status !== 200) throw new Error(`the login was answered with ${reply.status}`)
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  return cookies.join('; ')
}
