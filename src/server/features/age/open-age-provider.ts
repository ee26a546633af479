import { readFileSync } from 'node:fs'
import { type Config, ConfigError } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { type AgeProvider, InvalidProof } from './provider/age-provider.ts'
import { openEuApp } from './provider/open-eu-app.ts'
import { certificatesIn } from './provider/trusted-chain.ts'

type ProviderConfig = Pick<Config, 'AGE_ISSUERS_FILE' | 'isProduction' | 'DEMO'>

/** The age app of the EU where its issuers are named, else the sandbox where nothing is real, else none. */
export function openAgeProvider(config: ProviderConfig, log: Log): AgeProvider | null {
  const { AGE_ISSUERS_FILE: file, isProduction, DEMO } = config
  if (file !== undefined) return openEuApp(issuersIn(file))
  if (!isProduction || DEMO) return SANDBOX
  log.warn('no proof of age can be asked for: AGE_ISSUERS_FILE is not set')
  return null
}

function issuersIn(file: string) {
  try {
    const issuers = certificatesIn(readFileSync(file, 'utf8'))
    if (issuers.length > 0) return issuers
  } catch (error) {
    throw new ConfigError(`AGE_ISSUERS_FILE cannot be read: ${(error as Error).message}`)
  }
  throw new ConfigError(`AGE_ISSUERS_FILE has no certificate in it: ${file}`)
}

/** A page on which whoever tries the product says what a provider would say. */
const SANDBOX: AgeProvider = {
  method: 'sandbox',
  begin: ({ id, responseUri }) => ({
    kind: 'page',
    url: new URL(`/sandbox/age/${id}`, responseUri).pathname,
  }),
  // Its answers come by its page alone.
  read: () => {
    throw new InvalidProof('the sandbox has a page of its own')
  },
}
