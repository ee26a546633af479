import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { REFUSALS, Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { DefaultLayout } from '#web/layouts/default-layout.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { WaitingCircles } from '#web/ui/waiting-circles.tsx'
import { useDocumentHead } from './document-head.ts'
import { errorWords } from './error-words.ts'
import css from './error-page.module.css'

/** What is shown instead of a screen that could not be: the true status, in words, with a way out. */
export function ErrorPage() {
  const status = statusOf(useRouteError())
  return (
    <ErrorInErrorPage>
      <DefaultLayout>
        <ErrorWords status={status} />
      </DefaultLayout>
    </ErrorInErrorPage>
  )
}

function ErrorWords({ status }: { status: number }) {
  const t = useText('shell')
  const { title, text } = errorWords(status)
  useDocumentHead(status)

  return (
    <div className={`container ${css['page']}`}>
      <WaitingCircles />
      <h1>{t(title)}</h1>
      <p className="lead">{t(text)}</p>
      {status === 404 ? (
        <ButtonLink kind="quiet" href={pathTo('index')}>
          {t('error.back_home')}
        </ButtonLink>
      ) : (
        <Button kind="quiet" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
      )}
    </div>
  )
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return REFUSALS[error.code]
  if (isRouteErrorResponse(error) || error instanceof Response) return error.status
  return 500
}

/** The last net: an error inside the error page itself. */
class ErrorInErrorPage extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <LastWords /> : this.props.children
  }
}

function LastWords() {
  const t = useText('shell.error')
  return (
    <main className="container">
      <h1>{t('in_error_page')}</h1>
      <p>
        <a href={pathTo('index')}>{t('go_home')}</a>
      </p>
    </main>
  )
}
