import { useMessages } from '@site/shared-api'
import { SkeletonScreen } from '@site/ui/frame'

/** Shown while the module of a screen is being fetched. */
export function LoadingScreen() {
  const t = useMessages('common')
  return <SkeletonScreen label={t('loading')} />
}
