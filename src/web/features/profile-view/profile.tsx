import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { seeLike } from '#contract/likes.ts'
import { localeOf } from '#contract/locales.ts'
import { lookAtMember, type MemberProfile, type MemberTile } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { likeSeenKey, lookKey, userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useLike } from '#web/features/members/like.ts'
import { LikeNote } from '#web/features/members/like-note.tsx'
import { useWhoWords } from '#web/features/settings/identities.tsx'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Gallery } from './gallery.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { type ProfileDialogs as Dialogs, ProfileHead, useProfileDialogs } from './profile-head.tsx'
import css from './profile.module.css'
import { RelatedMembers } from './related-members.tsx'
import { About, InterestChips, PromptList, Wants } from './profile-words.tsx'

type ProfileProps = {
  member: MemberProfile
  related: readonly MemberTile[]
  onBlocked: (member: MemberProfile) => void
}

/** Photos, words and actions of a profile, and others like it. */
export function Profile({ member, related, onBlocked }: ProfileProps) {
  const dialogs = useProfileDialogs(member)
  const like = useLike(member, useRefusalToast())
  useSeeLike(member)
  useLook(member)
  const name = useMarkedName()(member)

  return (
    <>
      <article className={css['profile']}>
        <Gallery member={member} onOpen={dialogs.openPhoto} onLike={dialogs.openLike} />
        <div className={css['who']}>
          <ProfileHead member={member} isLiked={like.isLiked} dialogs={dialogs} />
          {member.fictional_icon && <FictionalNotice />}
          {member.their_comment && <LikeNote name={name} comment={member.their_comment} />}
          <ProfileActions member={member} like={like} />
          <About member={member} onLike={dialogs.openLike} />
          <PromptList member={member} onLike={dialogs.openLike} />
          <Wants member={member} />
          <InterestChips member={member} />
          <FactList member={member} />
        </div>
      </article>
      <RelatedMembers members={related} />
      <ProfileDialogs member={member} dialogs={dialogs} onBlocked={onBlocked} />
    </>
  )
}

/** The facts a member tells in words from a list. */
function FactList({ member }: { member: MemberProfile }) {
  const t = useText('member')
  const facts = useFacts(member)
  const marked = useMarkedName()
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className={css['heading']}>{t('about', { name: marked(member) })}</h2>
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

type Fact = { readonly label: string; readonly value: string }

/** The facts of a profile that have a value; the answer holds only what the site shows. */
function useFacts(member: MemberProfile): Fact[] {
  const words = useText('profile-words')
  const country = useForeignCountry(member)
  const { who, sought } = useWhoWords()
  const { sexuality, tattoos, region, city, relationship_style: style } = member
  const { relationship_status: relation, body_type: body } = member
  const { hair_color: hair, eye_color: eyes } = member
  const facts = [
    { label: words('fields.gender'), value: who(member) },
    { label: words('fields.seeks'), value: sought(member) },
    { label: words('fields.sexuality'), value: sexuality && words(`sexuality.${sexuality}`) },
    {
      label: words('fields.relationship_status'),
      value: relation && words(`relationship_status.${relation}`),
    },
    {
      label: words('fields.relationship_style'),
      value: style && words(`relationship_style.${style}`),
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

/** Says of a fictional profile that it is one, in the words of the site. It stands before anything can be done. */
function FictionalNotice() {
  const t = useText('member.fictional')
  const { singular, warning } = useFictionalWords()
  return (
    <Notice
      kind="fictional"
      lead={singular}
      link={
        <KitLink className={css['link']} href={pathTo('pages-faq')}>
          {t('how')}
        </KitLink>
      }
    >
      {t('text', { warning })}
    </Notice>
  )
}

const PhotoViewer = lazy(async () => ({
  default: (await import('./viewer/photo-viewer.tsx')).PhotoViewer,
}))
const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/reports/report-dialog.tsx')).ReportDialog,
}))
const BlockDialog = lazy(async () => ({
  default: (await import('./block-dialog.tsx')).BlockDialog,
}))

const LikeDialog = lazy(async () => ({
  default: (await import('./like-dialog.tsx')).LikeDialog,
}))

const StopDialog = lazy(async () => ({
  default: (await import('./stop-dialog.tsx')).StopDialog,
}))

type ProfileDialogsProps = {
  member: MemberProfile
  dialogs: Dialogs
  onBlocked: (member: MemberProfile) => void
}

/** What lies over a profile comes when it is opened first. */
function ProfileDialogs({ member, dialogs, onBlocked }: ProfileDialogsProps) {
  const { open, close } = dialogs
  return (
    <Suspense fallback={null}>
      {open?.kind === 'viewer' && (
        <PhotoViewer
          member={member}
          first={open.at}
          onReport={dialogs.openReport}
          onLike={(photoId) => dialogs.openLike({ part: 'photo', photo_id: photoId })}
          onClose={close}
        />
      )}
      {open?.kind === 'report' && (
        <ReportDialog member={member} photoId={open.photoId} onClose={close} />
      )}
      {open?.kind === 'like' && <LikeDialog member={member} part={open.part} onClose={close} />}
      {open?.kind === 'stop' && (
        <StopDialog
          member={member}
          onReport={() => dialogs.openReport()}
          onClose={close}
          onStopped={() => {
            close()
            onBlocked(member)
          }}
        />
      )}
      {open?.kind === 'block' && (
        <BlockDialog
          member={member}
          onClose={close}
          onBlocked={() => {
            close()
            onBlocked(member)
          }}
        />
      )}
    </Suspense>
  )
}

/** That a member opened this profile is remembered, unless they browse unseen. It is a query, so that it is sent once. */
function useLook({ id }: MemberProfile): void {
  const isMember = useUser() !== null
  useQuery({
    queryKey: [...lookKey, id],
    queryFn: isMember ? () => call(lookAtMember, { profile_id: id }) : skipToken,
    staleTime: 60_000,
    retry: false,
    retryOnMount: false,
  })
}

/**
 * A viewer who opens the profile of a member who likes them has seen the like. It is a query, so that it is sent once.
 */
function useSeeLike({ id, likes_me: likesMe }: MemberProfile): void {
  const queries = useQueryClient()
  useQuery({
    queryKey: [...likeSeenKey, id],
    queryFn: likesMe
      ? async () => {
          const { new_likes } = await call(seeLike, { profile_id: id })
          queries.setQueryData<User | null>(userKey, (user) => user && { ...user, new_likes })
          return new_likes
        }
      : skipToken,
    staleTime: 60_000,
    retryOnMount: false,
  })
}
