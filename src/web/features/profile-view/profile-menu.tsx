import type { MemberProfile } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MenuItem } from '#web/ui/menu-item.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { ProfileDialogs } from './use-profile-dialogs.ts'
import css from './profile.module.css'

/** What is done about a profile less often. */
export function ProfileMenu(props: { member: MemberProfile; dialogs: ProfileDialogs }) {
  const { member, dialogs } = props
  const t = useText('member.menu')
  const copy = useCopyLink(member)
  return (
    <div className={css['menu']}>
      <Menu
        label={t('label')}
        caret={false}
        trigger={
          <span className={css['more']}>
            <Icon name="dots-three-bold" />
          </span>
        }
      >
        <MenuItem icon="copy" onPress={() => void copy()}>
          {t('copy')}
        </MenuItem>
        <MenuItem icon="prohibit" onPress={dialogs.openBlock}>
          {t('block')}
        </MenuItem>
        <MenuItem icon="flag" onPress={() => dialogs.openReport()}>
          {t('report')}
        </MenuItem>
      </Menu>
    </div>
  )
}

function useCopyLink({ id }: MemberProfile) {
  const t = useText('member.menu')
  const shell = useText('shell')
  return async () => {
    const isCopied = await copyText(location.origin + pathTo('members-id', { id }))
    showToast({
      topic: 'copied',
      title: t(isCopied ? 'copied' : 'not_copied'),
      icon: isCopied ? 'check-circle' : 'warning-circle',
      closeLabel: shell('close'),
    })
  }
}
