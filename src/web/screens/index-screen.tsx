import { Hero } from './index/hero.tsx'
import { HonestPrices } from './index/honest-prices.tsx'
import { OnlineNow } from './index/online-now.tsx'
import { Steps } from './index/steps.tsx'

/** The first page: what this is, who is there, how it works and what it costs. */
export function IndexScreen() {
  return (
    <>
      <Hero />
      <OnlineNow />
      <Steps />
      <HonestPrices />
    </>
  )
}
