const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const DOMAINS = ['.push.apple.com', '.notify.windows.com']

/** Says whether we would push to an address that a browser gave. Tests have a push service of their own. */
export type IsPushAddress = (endpoint: string) => boolean

/** Only the push services of the browsers there are, by name and on their usual port: the server knocks nowhere else. */
export const isPushAddress: IsPushAddress = (endpoint) => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, pathname, href } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    pathname.length > 1 &&
    // Nothing in it is read differently by another reader.
    href === endpoint &&
    (HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)))
  )
}
