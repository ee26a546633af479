import { useLoaderData } from 'react-router'
import { PhotosPanel } from '#web/features/photos/photos-panel.tsx'
import { ProfileForm } from '#web/features/profiles/profile/profile-form.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import type { loadProfile } from './load-profile.ts'
import css from './profile-page.module.css'

/** The member's own profile, to be filled in and changed. */
export function ProfileScreen() {
  const t = useText('profile')
  const { profile, photos, showcase, mustProveAge } =
    useLoaderData<Awaited<ReturnType<typeof loadProfile>>>()

  return (
    <div className={`container ${css['page']}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <ProfileForm
        loaded={profile}
        above={<PhotosPanel loaded={photos} showcase={showcase} mustProveAge={mustProveAge} />}
      />
      <ToastRegion />
    </div>
  )
}
