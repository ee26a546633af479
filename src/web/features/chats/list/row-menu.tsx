import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuItem } from '#web/ui/menu-item.tsx'
import { Menu } from '#web/ui/menu.tsx'
import css from './chat-list.module.css'

/** What can be done about a conversation without opening it. */
export function RowMenu({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText('chats.menu')
  return (
    <div className={css['menu']}>
      <Menu
        label={t('of', { name })}
        caret={false}
        trigger={<Icon name="dots-three-vertical-bold" />}
      >
        <MenuItem icon="trash" onPress={onRemove}>
          {t('remove')}
        </MenuItem>
      </Menu>
    </div>
  )
}
