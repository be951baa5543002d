import { useMemberHint } from '@site/shared-api'
import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { BonusPlace } from '#features/bonus/bonus-place.tsx'
import { Deposit } from '#features/deposit/deposit.tsx'
import { OrderWaiting } from '#features/deposit/order/order-waiting.tsx'
import { LazyPart } from '#lazy-part/lazy-part.tsx'
import { GuestHome } from './member-home/guest-home.tsx'
import styles from './deposit.module.css'

const OrderView = lazy(() => import('#features/deposit/order/order-view.tsx'))
const ORDER = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `/m/voucherCenter` (MEM-02): a new deposit; with `order` the one that was begun, so that leaving and coming back finds it. */
export default function DepositScreen() {
  const { search } = useLocation()
  const isMember = useMemberHint()
  const order = new URLSearchParams(search).get('order') ?? ''
  if (!isMember) return <GuestHome screen="deposit" />
  return (
    <div className={styles.screen} data-screen="deposit">
      {ORDER.test(order) ? (
        <LazyPart waiting={<OrderWaiting />}>
          <OrderView key={order} orderId={order} />
        </LazyPart>
      ) : (
        <>
          <Deposit />
          <BonusPlace />
        </>
      )}
    </div>
  )
}
