/** Sent with every answer, errors and files included. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
} as const

type PolicyOptions = {
  nonce: string
  images: string
  /** Whether a development server adds scripts of its own to the page. */
  isHot: boolean
}

/** The policy of a page: scripts and styles are files of ours or carry the nonce, and nothing else runs. */
export function pagePolicy({ nonce, images, isHot }: PolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${images ? ` ${images}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The development server tells of changes over a socket of its own.
    isHot ? "connect-src 'self' ws:" : "require-trusted-types-for 'script'",
    'report-uri /api/csp-report.php',
  ].join('; ')
}
