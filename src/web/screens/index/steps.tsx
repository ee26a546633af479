import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { StepArt } from '#web/ui/step-art.tsx'
import css from './sections.module.css'

const STEPS = [
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
] as const

export function Steps() {
  const t = useText('index.steps')
  const { signup_credits: credits } = useSettings()
  return (
    <section className={`${css['section']} ${css['band']}`}>
      <div className="container">
        <h2 className={`display-md ${css['title']}`}>{t('title')}</h2>
        <ol className={css['steps']}>
          {STEPS.map(([number, step]) => (
            <li key={step} className={css['step']}>
              <div className={css['number']}>
                <span aria-hidden="true">{number}</span>
                <StepArt step={number} />
              </div>
              <h3 className={css['name']}>{t(step)}</h3>
              <p>{step === 'three' ? t('three_text', { credits }) : t(`${step}_text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
