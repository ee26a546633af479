import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { DemoMember } from './demo-member.ts'

export async function insertMembers(
  tx: Tx,
  batch: DemoMember[],
  { siteId, passwordHash }: { siteId: string; passwordHash: string },
): Promise<void> {
  const all = <T>(value: (member: DemoMember) => T) => sql.val(batch.map(value))
  await sql`
    insert into member (
      id, site_id, credit_account_id, email, password_hash, status, name, gender, seeks, sexuality, date_of_birth,
      country, region, city, language, about, hair_color, eye_color, body_type, relationship_status, tattoos,
      interests, paid_user, is_fictional, main_photo, last_active_at, signup_at, activated_at
    )
    select
      id, ${siteId}, account_id, email, ${passwordHash}, status, name, gender, seeks, sexuality, date_of_birth,
      country, region, city, language, about, hair_color, eye_color, body_type, relationship_status, tattoos,
      string_to_array(interests, ','), is_paid, is_fictional, main_photo,
      to_timestamp(last_active / 1000.0), to_timestamp(signup / 1000.0),
      case status when 'active' then to_timestamp(signup / 1000.0) end
    from unnest(
      ${all((member) => member.id)}::uuid[],
      ${all((member) => member.accountId)}::uuid[],
      ${all((member) => member.email)}::text[],
      ${all((member) => member.status)}::text[],
      ${all((member) => member.name)}::text[],
      ${all((member) => member.gender)}::text[],
      ${all((member) => member.seeks)}::text[],
      ${all((member) => member.sexuality)}::text[],
      ${all((member) => member.dateOfBirth)}::date[],
      ${all((member) => member.country)}::text[],
      ${all((member) => member.region)}::text[],
      ${all((member) => member.city)}::text[],
      ${all((member) => member.language)}::text[],
      ${all((member) => member.about)}::text[],
      ${all((member) => member.hairColor)}::text[],
      ${all((member) => member.eyeColor)}::text[],
      ${all((member) => member.bodyType)}::text[],
      ${all((member) => member.relationshipStatus)}::text[],
      ${all((member) => member.tattoos)}::text[],
      ${all((member) => member.interests.join(','))}::text[],
      ${all((member) => member.isPaid)}::boolean[],
      ${all((member) => member.isFictional)}::boolean[],
      ${all((member) => member.photos[0] ?? null)}::text[],
      ${all((member) => member.lastActiveAt.getTime())}::float8[],
      ${all((member) => member.signupAt.getTime())}::float8[]
    ) as made (
      id, account_id, email, status, name, gender, seeks, sexuality, date_of_birth,
      country, region, city, language, about, hair_color, eye_color, body_type, relationship_status, tattoos,
      interests, is_paid, is_fictional, main_photo, last_active, signup
    )`.execute(tx)
}
