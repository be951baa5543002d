import { useMemberHint } from '@site/shared-api'
import { useLocation } from 'react-router-dom'
import { Mall } from '#features/rewards/mall/mall.tsx'
import styles from './deposit.module.css'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/mall/mallHome` (MEM-10); with `good` one of the goods, with `view` orders or points. */
export default function MallScreen() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  if (!useMemberHint()) return <GuestHome screen="mall" />
  return (
    <div className={styles.screen} data-screen="mall">
      <Mall good={query.get('good')} view={query.get('view')} />
    </div>
  )
}
