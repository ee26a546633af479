import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { openMollie } from './provider/mollie/mollie.ts'
import type { PaymentProvider } from './provider/provider.ts'
import { openSandbox, type SandboxDeps } from './provider/sandbox/sandbox.ts'

type ProviderConfig = Pick<
  Config,
  'MOLLIE_API_KEY' | 'MOLLIE_URL' | 'isProduction' | 'DEMO' | 'sms'
>

type ProviderDeps = SandboxDeps & {
  /** What is told of what members cannot do. */
  readonly log?: Log
}

/** The provider of this installation: Mollie with a key, else the sandbox where money is not real, else none. */
export function openProvider(config: ProviderConfig, deps: ProviderDeps): PaymentProvider {
  troublesOf(config).forEach((trouble) => deps.log?.warn(trouble))
  const { MOLLIE_API_KEY: apiKey, MOLLIE_URL: baseUrl } = config
  const provider =
    apiKey === undefined
      ? withoutKey(config, deps)
      : openMollie({ apiKey, baseUrl, clock: deps.clock })
  return config.isProduction && config.sms === null ? withoutDebit(provider) : provider
}

function troublesOf(config: ProviderConfig): string[] {
  if (!config.isProduction) return []
  return [
    ...(config.MOLLIE_API_KEY === undefined && !config.DEMO
      ? ['nothing can be bought: MOLLIE_API_KEY is not set']
      : []),
    ...(config.sms === null ? ['there is no direct debit: SMS_URL is not set'] : []),
  ]
}

function withoutKey(config: ProviderConfig, deps: SandboxDeps): PaymentProvider {
  return config.isProduction && !config.DEMO ? NO_PROVIDER : openSandbox(deps)
}

/** Without a gateway for text messages no buyer would get a code. */
function withoutDebit(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    methods: async (asked) => {
      const offers = await provider.methods(asked)
      return offers.filter(({ method }) => method !== 'directdebit')
    },
  }
}

/** Where nothing can be bought. */
const NO_PROVIDER: PaymentProvider = {
  name: 'mollie',
  methods: async () => [],
  create: refuse,
  get: refuse,
  cancel: refuse,
  list: refuse,
  refund: refuse,
  makeMandate: refuse,
  endMandate: refuse,
}

async function refuse(): Promise<never> {
  throw new Error('there is no payment provider: MOLLIE_API_KEY is not set')
}
