import { Toast } from './toast.tsx'
import { dismissToast, useCurrentToast } from './toast-store.ts'
import css from './toast.module.css'

/** Where toasts appear. It stands in the page from the start, so that what comes into it is read out. */
export function ToastRegion() {
  const toast = useCurrentToast()
  return (
    <div className={css['region']} role="status" aria-live="polite">
      {toast && <Toast {...toast.content} key={toast.id} onClose={() => dismissToast(toast.id)} />}
    </div>
  )
}
