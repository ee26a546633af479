import { BonusBanner, Countdown } from '../bonus.tsx'
import { PackageCard, PackageList } from '../package-card.tsx'
import { ProgressBar } from '../waiting.tsx'
import { Sample } from './sample.tsx'

const PACKAGES = [
  { tier: 0, credits: 12, old: '€ 14,95', price: '€ 11,21', per: '€ 0,93 per message' },
  {
    tier: 1,
    credits: 30,
    old: '€ 29,95',
    price: '€ 22,46',
    per: '€ 0,75 per message',
    saving: '20',
  },
  {
    tier: 2,
    credits: 75,
    old: '€ 59,95',
    price: '€ 44,96',
    per: '€ 0,60 per message',
    saving: '36',
  },
  {
    tier: 3,
    credits: 160,
    old: '€ 99,95',
    price: '€ 74,96',
    per: '€ 0,47 per message',
    saving: '50',
  },
] as const

const UNITS = { hours: 'hours', minutes: 'min', seconds: 'sec' }

export function PriceSamples() {
  return (
    <>
      <Sample title="Bonus banner, countdown, progress" wide>
        <BonusBanner
          lead="25% welcome bonus"
          text="on your first credits, still good for"
          seconds={11567}
          countdownLabel="Time left"
          link={{ label: 'See', href: '#credits' }}
        />
        <Countdown seconds={11567} label="Time left" units={UNITS} />
        <ProgressBar value={42} />
      </Sample>
      <Sample title="Packages" wide>
        <PackageList>
          {PACKAGES.map((pack) => (
            <PackageCard
              key={pack.tier}
              tier={pack.tier}
              credits={pack.credits}
              unit="credits"
              popular={pack.tier === 2 ? 'Popular' : undefined}
              saving={'saving' in pack ? `Save ${pack.saving}%` : undefined}
              oldPrice={{ text: pack.old, label: 'Was' }}
              price={pack.price}
              perMessage={pack.per}
              pick={{ label: `Choose ${pack.credits}`, href: '#pay' }}
            />
          ))}
        </PackageList>
      </Sample>
    </>
  )
}
