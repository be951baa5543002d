import { systemStatusQuery, useHydrated, useQuery } from '@site/shared-api'
import { DownloadPanel, DownloadSkeleton } from '#features/download/index.ts'
import styles from './download.screen.module.css'

/** `/m/download`: the same as the popup (CON-09). What it offers depends on the device, so the server draws its skeleton. */
export default function DownloadScreen() {
  const hydrated = useHydrated()
  const { data, isError } = useQuery(systemStatusQuery())
  const state = !hydrated ? 'loading' : isError ? 'failed' : data === undefined ? 'loading' : 'ready'
  return (
    <div className={styles.screen} data-screen="download" data-state={state}>
      {hydrated ? <DownloadPanel /> : <DownloadSkeleton />}
    </div>
  )
}
