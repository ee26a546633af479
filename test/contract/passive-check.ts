import type { Answer } from './send.ts'

type Rule = (answer: Seen) => boolean
type Seen = {
  readonly text: string
  readonly status: number
  readonly header: (name: string) => string
  readonly type: string
  readonly policy: ReadonlyMap<string, string>
}

/** What must be true of every answer, whatever was asked: the rules of a passive scanner. */
const RULES: Readonly<Record<string, Rule>> = {
  'HSTS lasts at least a year': ({ header }) =>
    Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1]) >= 31_536_000,
  'HSTS holds for subdomains': ({ header }) =>
    header('strict-transport-security').includes('includeSubDomains'),
  'types are not sniffed': ({ header }) => header('x-content-type-options') === 'nosniff',
  'the referrer stays here': ({ header }) =>
    ['same-origin', 'no-referrer'].includes(header('referrer-policy')),
  'openers are cut off': ({ header }) => header('cross-origin-opener-policy') === 'same-origin',
  'other sites cannot embed it': ({ header }) =>
    ['same-origin', 'same-site'].includes(header('cross-origin-resource-policy')),
  'old browsers do not frame it': ({ header }) => header('x-frame-options') === 'DENY',
  'devices are off unless used': ({ header }) =>
    ['microphone=()', 'payment=()', 'usb=()'].every((off) =>
      header('permissions-policy').includes(off),
    ),
  'there is one policy': ({ header }) =>
    /^default-src [^,]+$/.test(header('content-security-policy')),
  'the policy begins with nothing or ourselves': ({ policy }) =>
    ["'none'", "'self'"].includes(policy.get('default-src') ?? ''),
  'no inline code': ({ header }) => !header('content-security-policy').includes('unsafe-inline'),
  'no code from text': ({ header }) =>
    !/unsafe-(eval|hashes)/.test(header('content-security-policy')),
  'no plugins': ({ policy }) =>
    (policy.get('object-src') ?? policy.get('default-src')) === "'none'",
  'the base cannot move': ({ policy }) => policy.get('base-uri') === "'none'",
  'nobody frames it': ({ policy }) => policy.get('frame-ancestors') === "'none'",
  'no source is a wildcard or a whole scheme': ({ policy }) =>
    [...policy].every(
      ([name, value]) => name === 'img-src' || !/\*|\b(https?|data|blob):/.test(value),
    ),
  'a page names its scripts and styles by nonce': ({ type, policy }) =>
    !isHtml(type) ||
    ['script-src', 'style-src'].every((name) =>
      /'nonce-[\w+/=]{22,}'/.test(policy.get(name) ?? ''),
    ),
  'every script of a page carries the nonce': ({ type, text, policy }) =>
    !isHtml(type) ||
    [...text.matchAll(/<(?:script|style)\b([^>]*)>/g)].every(([, given]) =>
      policy.get('script-src')!.includes(`'nonce-${/nonce="([^"]+)"/.exec(given!)?.[1]}'`),
    ),
  'a page has no code or style in attributes': ({ type, text }) =>
    !isHtml(type) || !/<[^>]+\s(on\w+|style)=/i.test(text),
  'a page says where to report': ({ type, policy }) =>
    !isHtml(type) || policy.get('report-uri') === '/api/csp-report.php',
  'it does not say what it runs on': ({ header }) =>
    ['server', 'x-powered-by', 'via', 'x-runtime'].every((name) => header(name) === ''),
  'no other origin may read it': ({ header }) =>
    ['origin', 'credentials', 'headers', 'methods'].every(
      (part) => header(`access-control-allow-${part}`) === '',
    ),
  'what may be personal is not kept': ({ type, header }) =>
    !/json/.test(type) || header('cache-control').includes('no-store'),
  'a page is kept by the browser alone, and not when it knows a member': ({ type, header, text }) =>
    !isHtml(type) ||
    header('cache-control') === 'private, no-store' ||
    (header('cache-control') === 'private, no-cache' && !text.includes('"user":{')),
  'text names its type and alphabet': ({ type, text }) =>
    text === '' ||
    /^(text\/|application\/((manifest\+)?json|xml|javascript)).*charset=utf-8$/i.test(type) ||
    /^(image|font)\/|^application\/zip$/.test(type),
  'cookies are ours alone': ({ header }) =>
    header('set-cookie') === '' ||
    (/path=\//i.test(header('set-cookie')) && /samesite=lax/i.test(header('set-cookie'))),
  'a session is hidden from scripts': ({ header }) =>
    !/session=/.test(header('set-cookie')) || /httponly/i.test(header('set-cookie')),
  'it never sends elsewhere': ({ header }) => /^$|^\/(?![/\\])/.test(header('location')),
  'a refusal tells nothing of our insides': ({ status, text }) =>
    status < 400 || !/\n\s+at |node_modules|\.[jt]s:\d|FST_|select .+ from/i.test(text),
}

export const RULE_COUNT = Object.keys(RULES).length

/** The rules that an answer breaks. */
export function brokenRules(answer: Answer): string[] {
  const header = (name: string) => [answer.headers[name] ?? ''].flat().join(', ')
  const policy = new Map(
    header('content-security-policy')
      .split('; ')
      .map((part) => part.split(/ (.*)/s) as [string, string]),
  )
  const seen = {
    text: answer.text,
    status: answer.status,
    header,
    type: header('content-type'),
    policy,
  }
  return Object.entries(RULES).flatMap(([name, holds]) => (holds(seen) ? [] : [name]))
}

function isHtml(type: string): boolean {
  return type.startsWith('text/html')
}
