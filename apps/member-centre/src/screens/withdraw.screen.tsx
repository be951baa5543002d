import { useMemberHint } from '@site/shared-api'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Withdraw } from '#features/withdraw/withdraw.tsx'
import { GuestHome } from './member-home/guest-home.tsx'
import styles from './deposit.module.css'

const WithdrawalView = lazy(() => import('#features/withdraw/order/withdrawal-view.tsx'))
const STEPS = {
  password: lazy(() => import('#features/withdraw/pin/pin-form.tsx')),
  card: lazy(() => import('#features/withdraw/cards/card-form.tsx')),
  cards: lazy(() => import('#features/withdraw/cards/cards.tsx')),
}
const ORDER = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `/m/withdraw` (MEM-03): a new withdrawal; with `order` one that was asked for, with `step` what is needed for one. */
export default function WithdrawScreen() {
  const { search } = useLocation()
  const isMember = useMemberHint()
  const asked = new URLSearchParams(search)
  const order = asked.get('order') ?? ''
  const step = asked.get('step') ?? ''
  // reason: what is no own name of the steps is none of them
  const Step = Object.hasOwn(STEPS, step) ? STEPS[step as keyof typeof STEPS] : undefined
  if (!isMember) return <GuestHome screen="withdraw" />
  return (
    <div className={styles.screen} data-screen="withdraw">
      <Suspense fallback={<div className={styles.waiting} />}>
        {ORDER.test(order) ? <WithdrawalView key={order} orderId={order} /> : Step ? <Step /> : <Withdraw />}
      </Suspense>
    </div>
  )
}
