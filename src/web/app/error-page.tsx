import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { REFUSALS, Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { DefaultLayout } from '#web/layouts/default-layout.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** What is shown instead of a screen that could not be: the true status, in words, with a way out. */
export function ErrorPage() {
  const status = statusOf(useRouteError())
  return (
    <ErrorInErrorPage>
      <DefaultLayout>
        <div className="container">
          <ErrorWords status={status} />
        </div>
      </DefaultLayout>
    </ErrorInErrorPage>
  )
}

function ErrorWords({ status }: { status: number }) {
  const t = useText('shell')
  if (status === 404) {
    return (
      <EmptyState
        level={1}
        title={t('error.not_found')}
        action={
          <ButtonLink kind="quiet" href={pathTo('index')}>
            {t('error.back_home')}
          </ButtonLink>
        }
      >
        {t('error.not_found_text')}
      </EmptyState>
    )
  }
  const isAway = status === 503
  return (
    <EmptyState
      level={1}
      title={isAway ? t('error.unavailable') : t('error.title')}
      action={
        <Button kind="quiet" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
      }
    >
      {isAway ? t('error.unavailable_text') : t('refusal.UNEXPECTED')}
    </EmptyState>
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
