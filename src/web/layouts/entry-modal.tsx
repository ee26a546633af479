import { localeOf } from '#contract/locales.ts'
import { pathTo } from '#contract/routes.ts'
import { minimumPrice } from '#web/features/settings/placeholders.ts'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon, Logo } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './entry-modal.module.css'

/** The entry warning itself: 18+, what it costs, that fictional profiles exist; enter or leave. */
export function EntryModal({ onEnter }: { onEnter: () => void }) {
  const t = useText('shell.entry')
  const { name } = useSettings()

  return (
    <Modal open mustAnswer title={t('title')} above={<Logo name={name} />}>
      <Facts />
      <Button size="lg" block onClick={onEnter}>
        {t('enter')}
      </Button>
      <Button kind="ghost" block onClick={leave}>
        {t('leave')}
      </Button>
      <p className={`meta mute ${css['terms']}`}>
        {t.rich('terms', {
          link: (text) => (
            <KitLink className="link" href={pathTo('pages-terms')}>
              {text}
            </KitLink>
          ),
        })}
      </p>
    </Modal>
  )
}

function Facts() {
  const t = useText('shell.entry')
  const settings = useSettings()
  const { locale } = useCatalogue()
  const { singular, warning } = useFictionalWords()
  const price = minimumPrice(settings, localeOf(locale).iso)

  return (
    <ul className={css['facts']}>
      <Fact icon="identification-card" title={t('age')} text={t('age_text')} />
      <Fact
        icon="coins"
        title={t('cost')}
        text={price ? t('cost_text', { price }) : t('cost_text_free')}
      />
      <Fact
        icon="mask-happy"
        isFictional
        title={t('fictional')}
        text={t('fictional_text', { warning, label: singular })}
      />
    </ul>
  )
}

type FactProps = { icon: IconName; title: string; text: string; isFictional?: boolean }

function Fact({ icon, title, text, isFictional = false }: FactProps) {
  return (
    <li>
      <span className={isFictional ? css['fictional'] : css['icon']}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        <span className="soft small">{text}</span>
      </span>
    </li>
  )
}

function leave() {
  location.replace('about:blank')
}
