import { type KeyObject, X509Certificate } from 'node:crypto'

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** The certificates of a file, one after the other. */
export function certificatesIn(file: string): X509Certificate[] {
  return (file.match(PEM) ?? []).map((pem) => new X509Certificate(pem))
}

type Chain = {
  /** The certificates that came along, the signer's first. */
  readonly chain: readonly X509Certificate[]
  readonly trusted: readonly X509Certificate[]
  readonly now: Date
}

/** The key of the signer, if one that is trusted has vouched for it, directly or by others; null where nobody has. */
export function trustedKey({ chain, trusted, now }: Chain): KeyObject | null {
  const [signer, ...others] = chain
  if (!signer || signer.ca || !isLedTo(signer, others, { trusted, now })) return null
  return signer.publicKey
}

function isLedTo(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  { trusted, now }: Pick<Chain, 'trusted' | 'now'>,
): boolean {
  if (!isCurrent(certificate, now)) return false
  const isVouchedFor = trusted.some(
    (issuer) => isCurrent(issuer, now) && hasSigned(issuer, certificate),
  )
  if (isVouchedFor) return true
  const [next, ...rest] = others
  return next !== undefined && hasSigned(next, certificate) && isLedTo(next, rest, { trusted, now })
}

function hasSigned(issuer: X509Certificate, certificate: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
}

function isCurrent({ validFrom, validTo }: X509Certificate, now: Date): boolean {
  return new Date(validFrom) <= now && now <= new Date(validTo)
}
