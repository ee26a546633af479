import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ToolSkeleton } from './tool-skeleton.tsx'
import css from './tools.module.css'

type ToolChunkProps<Module> = {
  name: string
  load: () => Promise<Module>
  children: (module: Module) => ReactNode
}

/** What is loaded when it is opened first. Where it cannot be, as without a connection, the conversation stays as it is. */
export function ToolChunk<Module>({ name, load, children }: ToolChunkProps<Module>) {
  const t = useText('shell.error')
  const chunk = useQuery({ queryKey: ['chunk', name], queryFn: load, staleTime: Infinity })
  if (chunk.data) return children(chunk.data)
  if (!chunk.isError || chunk.isFetching) return <ToolSkeleton />
  return (
    <div className={css['failed']}>
      <Notice kind="danger" role="alert">
        {t('text')}
      </Notice>
      <Button block kind="quiet" data-autofocus onClick={() => void chunk.refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}
