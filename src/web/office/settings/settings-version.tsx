import { useState } from 'react'
import type { SettingsVersion, SiteForm } from '#contract/office/settings.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { exactly } from '#web/office/kit/times.ts'
import { ChangeTable } from './differences.tsx'
import { wordsOf } from './setting-words.ts'
import css from './history.module.css'
import queue from '#web/office/cases/queue.module.css'

export type How = 'take_back' | 'return_to'

type VersionProps = {
  readonly version: SettingsVersion
  readonly form: SiteForm | undefined
  readonly problem: string | null
  readonly onUndo: ((how: How) => void) | null
}

/** One version: what it changed, in words or as values, and taking it back. */
export function Version({ version, form, problem, onUndo }: VersionProps) {
  const { t, language } = useOffice()
  const words = t.settings.history
  const [asValues, setValues] = useState(false)
  const { number, who, via, why, created_at: at, changes } = version
  return (
    <article className={css['version']}>
      <div className={css['told']}>
        <h2>{titleOf(t, changes)}</h2>
        <p>
          {words.version(number, who, exactly(at, language))}, {words.by[via]}
        </p>
        {why !== '' && <p className={css['why']}>“{why}”</p>}
        <div className={css['head']}>
          <h3>{words.what}</h3>
          <TwoChips words={[words.words, words.values]} isSecond={asValues} onChoose={setValues} />
        </div>
        {asValues ? (
          <pre className={css['values']}>
            {changes.map(({ field, before, after }) => (
              <span key={field}>
                <del>{`- "${field}": ${JSON.stringify(before)}`}</del>
                <ins>{`+ "${field}": ${JSON.stringify(after)}`}</ins>
              </span>
            ))}
          </pre>
        ) : (
          <ChangeTable
            head={words.head}
            changes={changes.map(({ field: name, before, after }) => ({
              field: form?.fields.find((each) => each.name === name) ?? {
                name,
                form: { kind: 'json' },
              },
              before,
              after,
            }))}
          />
        )}
        {onUndo && <p className={css['calm']}>{words.undoMore}</p>}
        <Problem>{problem}</Problem>
      </div>
      {onUndo && (
        <footer>
          <Button look="quiet" onClick={() => onUndo('return_to')}>
            {words.back}
          </Button>
          <Button look="ink" hint="U" onClick={() => onUndo('take_back')}>
            {words.undo}
          </Button>
        </footer>
      )}
    </article>
  )
}

type TwoChipsProps = {
  readonly words: readonly [string, string]
  readonly isSecond: boolean
  readonly onChoose: (isSecond: boolean) => void
}

export function TwoChips({ words, isSecond, onChoose }: TwoChipsProps) {
  return (
    <div className={queue['chips']}>
      {words.map((each, nth) => (
        <button
          key={each}
          type="button"
          className={classNames(queue['chip'], (nth === 1) === isSecond && queue['on'])}
          aria-pressed={(nth === 1) === isSecond}
          onClick={() => onChoose(nth === 1)}
        >
          {each}
        </button>
      ))}
    </div>
  )
}

/** The first thing that was changed, and how many more. */
export function titleOf(
  t: ReturnType<typeof useOffice>['t'],
  changes: SettingsVersion['changes'],
): string {
  const [first] = changes
  if (!first) return t.settings.history.none
  const name = wordsOf(t, first.field)[0]
  return changes.length === 1 ? name : t.settings.history.several(name, changes.length - 1)
}
