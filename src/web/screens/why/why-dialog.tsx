import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './why.module.css'

/** What is true of each way in which members are shown, sentence by sentence. */
const SENTENCES = {
  search: ['topics.search.who', 'topics.search.order', 'topics.search.fictional'],
  deck: ['topics.deck.who', 'topics.deck.order'],
  matches: ['topics.matches.who', 'topics.matches.order'],
  fresh: ['topics.fresh.who'],
  online: ['topics.online.who', 'topics.online.order'],
} as const

const TITLES = {
  deck: 'topics.deck.title',
  matches: 'topics.matches.title',
  fresh: 'topics.fresh.title',
} as const

export type Topic = keyof typeof SENTENCES

type WhyDialogProps = { topics: readonly Topic[]; onClose: () => void }

/** Who is shown and in which order, what does not count, and where all of it stands. */
export function WhyDialog(props: WhyDialogProps) {
  return useAreas(['why']) ? <Explained {...props} /> : null
}

function Explained({ topics, onClose }: WhyDialogProps) {
  const t = useText('why')
  const shell = useText('shell')
  return (
    <Modal open title={t('title')} titleSize="md" closeLabel={shell('close')} onClose={onClose}>
      <div className={css['words']}>
        {topics.map((topic) => (
          <section key={topic}>
            {topics.length > 1 && topic in TITLES && (
              <h3 className="title-sm">{t(TITLES[topic as keyof typeof TITLES])}</h3>
            )}
            {SENTENCES[topic].map((sentence) => (
              <p key={sentence}>{t(sentence)}</p>
            ))}
          </section>
        ))}
        <section>
          <p>{t('never')}</p>
          <p>{t('hidden')}</p>
        </section>
        <KitLink className="link" href={pathTo('pages-terms')}>
          {t('terms')}
        </KitLink>
      </div>
    </Modal>
  )
}
