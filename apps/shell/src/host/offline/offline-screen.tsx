import { useBrand, useMessages } from '@site/shared-api'
import { OfflineDrawing, PageNotice } from '@site/ui/frame'

/** Shown in the kept frame where a page could not be fetched (SHL-32). Drawn on the server alone: it needs no script. */
export function OfflineScreen() {
  const t = useMessages('shell')
  const { name } = useBrand()
  return (
    <PageNotice
      name="offline"
      drawing={<OfflineDrawing />}
      title={t('status.offline.title')}
      text={t('status.offline.text', { brand: name })}
      again={t('status.check')}
      note={t('status.offline.service')}
    />
  )
}
