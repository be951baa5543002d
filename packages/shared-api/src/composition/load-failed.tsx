import { useMessages } from '../hooks.ts'
import { RetryPlace } from '@site/ui'

/** "Loading failed, click to retry", in its own place only (SHL-05, A8). */
export function LoadFailed({ retry }: { readonly retry: () => void }) {
  const t = useMessages('common')
  return <RetryPlace text={t('load_failed')} onRetry={retry} />
}
