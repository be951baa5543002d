import { useMemberHint } from '@site/shared-api'
import { useLocation } from 'react-router-dom'
import { Play, viewOf } from '#features/play/play.tsx'
import styles from './deposit.module.css'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/responsiblePlay`: limits, pauses, what play came to (MEM-09); with `view` one of its parts. */
export default function ResponsiblePlayScreen() {
  const { search } = useLocation()
  const view = viewOf(new URLSearchParams(search).get('view'))
  if (!useMemberHint()) return <GuestHome screen="responsiblePlay" />
  return (
    <div className={styles.screen} data-screen="responsiblePlay">
      <Play key={view ?? 'all'} view={view} />
    </div>
  )
}
