import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { changeDomain, makeSite } from '#contract/office/sites.ts'
import type { SiteForm } from '#contract/office/settings.ts'
import { call, isCode, queryOf } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'

/** Makes a site that answers nobody, and goes on with its first step. */
export function NewSiteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useOffice()
  const queries = useQueryClient()
  return (
    <DomainDialog
      title={t.sites.makeTitle}
      more={t.sites.makeMore}
      button={t.sites.makeIt}
      before=""
      onClose={onClose}
      onSubmit={async (domain) => {
        const { site_id: site } = await call(makeSite, { domain })
        await queries.invalidateQueries({ queryKey: ['me'] })
        goTo(`/sites-prepare${queryOf({ site })}`)
      }}
    />
  )
}

type MovingProps = {
  readonly form: SiteForm
  readonly onClose: () => void
  readonly onDone: (form: SiteForm) => void
}

/** Another domain for a site that nobody has seen. */
export function OtherDomainDialog({ form, onClose, onDone }: MovingProps) {
  const { t } = useOffice()
  const queries = useQueryClient()
  return (
    <DomainDialog
      title={t.sites.otherDomain}
      more={t.sites.otherDomainMore}
      button={t.sites.change}
      before={form.domain}
      onClose={onClose}
      onSubmit={async (domain) => {
        onDone(await call(changeDomain, { site_id: form.site_id, domain }))
        await queries.invalidateQueries({ queryKey: ['me'] })
      }}
    />
  )
}

type DomainDialogProps = {
  readonly title: string
  readonly more: string
  readonly button: string
  readonly before: string
  readonly onClose: () => void
  readonly onSubmit: (domain: string) => Promise<void>
}

function DomainDialog({ title, more, button, before, onClose, onSubmit }: DomainDialogProps) {
  const { t } = useOffice()
  const [domain, setDomain] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setBusy(true)
          setProblem(null)
          onSubmit(domain)
            .catch((error: unknown) =>
              setProblem(isCode(error, 'INVALID_INPUT') ? t.sites.wrongDomain : wordsFor(t, error)),
            )
            .finally(() => setBusy(false))
        }}
      >
        <p>{more}</p>
        <Field
          label={t.sites.domain}
          hint={t.sites.domainHint}
          value={domain}
          onChange={setDomain}
          isFirst
        />
        <Problem>{problem}</Problem>
        <Button look="ink" type="submit" isWide isDisabled={isBusy}>
          {button}
        </Button>
        <Button look="bare" onClick={onClose}>
          {t.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
