import type { ComponentProps, FormEvent, MouseEvent } from 'react'
import { localeOf } from '#contract/locales.ts'
import { ENTER_PATH } from '#contract/page.ts'
import { pathTo } from '#contract/routes.ts'
import { ENTRY_WARNING } from '#web/browser/entering.ts'
import { minimumPrice } from '#web/features/settings/placeholders.ts'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon, Logo } from '#web/ui/icon.tsx'
import { KitLink, LinkContext } from '#web/ui/kit-link.tsx'
import { Modal, StillModal } from '#web/ui/modal.tsx'
import css from './entry-modal.module.css'

/** The entry warning itself: 18+, what it costs, that fictional profiles exist; enter or leave. */
export function EntryModal({ onEnter }: { onEnter: () => void }) {
  const t = useText('shell.entry')
  const { name } = useSettings()

  function submit(event: FormEvent) {
    event.preventDefault()
    onEnter()
  }

  return (
    <Modal open mustAnswer title={t('title')} above={<Logo name={name} />}>
      <Facts />
      <Answers onSubmit={submit} />
    </Modal>
  )
}

/** The same in the HTML of a page. Without script its button is a form, after which the page comes again. */
export function EntryInHtml({ path }: { path: string }) {
  const t = useText('shell.entry')
  const { name } = useSettings()
  const action = `${ENTER_PATH}?${new URLSearchParams({ target: path }).toString()}`

  return (
    <LinkContext value="a">
      <StillModal id={ENTRY_WARNING} title={t('title')} above={<Logo name={name} />}>
        <Facts />
        <Answers method="post" action={action} />
      </StillModal>
    </LinkContext>
  )
}

function Answers(form: ComponentProps<'form'>) {
  const t = useText('shell.entry')
  return (
    <>
      <form {...form}>
        <Button type="submit" size="lg" block>
          {t('enter')}
        </Button>
      </form>
      <ButtonLink kind="ghost" block href={NOWHERE} data-leave="" onClick={leave}>
        {t('leave')}
      </ButtonLink>
      <p className={`meta mute ${css['terms']}`}>
        {t.rich('terms', {
          link: (text) => (
            <KitLink className="link" href={pathTo('pages-terms')}>
              {text}
            </KitLink>
          ),
        })}
      </p>
    </>
  )
}

const NOWHERE = 'about:blank'

/** The way back does not lead here again. */
function leave(event: MouseEvent) {
  event.preventDefault()
  location.replace(NOWHERE)
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
