import type { MemberProfile } from '#contract/members.ts'
import { useText } from '#web/i18n/use-text.ts'
import { useFacts } from './use-facts.ts'
import css from './profile.module.css'

/** What somebody tells about themselves in chosen words. */
export function FactList({ member }: { member: MemberProfile }) {
  const t = useText('member')
  const facts = useFacts(member)
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className={css['heading']}>{t('about', { name: member.name })}</h2>
      <dl className={css['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
