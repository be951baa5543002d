import { useMessages } from '@site/shared-api'
import { SkeletonScreen } from '@site/ui/frame'

/** Stands for a screen whose module is still being fetched. */
export function LoadingScreen() {
  const t = useMessages('common')
  return <SkeletonScreen label={t('loading')} />
}
