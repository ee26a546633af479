import { localeOf } from '#contract/locales.ts'
import type { MemberProfile } from '#contract/members.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'

export type Fact = { readonly label: string; readonly value: string }

/** The facts of a profile that have a value; the answer holds only what the site shows. */
export function useFacts(member: MemberProfile): Fact[] {
  const words = useText('profile-words')
  const country = useForeignCountry(member)
  const { gender, sexuality, tattoos, region, city } = member
  const { relationship_status: relation, body_type: body } = member
  const { hair_color: hair, eye_color: eyes } = member
  const facts = [
    { label: words('fields.gender'), value: gender && words(`gender.${gender}`) },
    { label: words('fields.seeks'), value: words(`seeks.${member.seeks}`) },
    { label: words('fields.sexuality'), value: sexuality && words(`sexuality.${sexuality}`) },
    {
      label: words('fields.relationship_status'),
      value: relation && words(`relationship_status.${relation}`),
    },
    { label: words('fields.body_type'), value: body && words(`body_type.${body}`) },
    { label: words('fields.hair_color'), value: hair && words(`hair_color.${hair}`) },
    { label: words('fields.eye_color'), value: eyes && words(`eye_color.${eyes}`) },
    { label: words('fields.tattoos'), value: tattoos && words(`tattoos.${tattoos}`) },
    { label: words('fields.city'), value: city },
    { label: words('fields.region'), value: region && region.name !== city ? region.name : null },
    { label: words('fields.country'), value: country },
  ]
  return facts.filter((fact): fact is Fact => Boolean(fact.value))
}

/** The country is worth a word only where it is another one. */
function useForeignCountry({ country }: MemberProfile): string | null {
  const user = useUser()
  const settings = useSettings()
  const { locale } = useCatalogue()
  const own = user?.profile.country ?? settings.region_data.country
  if (country === '' || country === own) return null
  return new Intl.DisplayNames([localeOf(locale).iso], { type: 'region' }).of(country) ?? country
}
