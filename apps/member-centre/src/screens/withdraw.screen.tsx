import { useMemberHint } from '@site/shared-api'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { CardScreen } from '#features/withdraw/cards/card-form.tsx'
import { Cards } from '#features/withdraw/cards/cards.tsx'
import { WithdrawalView } from '#features/withdraw/order/withdrawal-view.tsx'
import { PinScreen } from '#features/withdraw/pin/pin-form.tsx'
import { Withdraw } from '#features/withdraw/withdraw.tsx'
import { GuestHome } from './member-home/guest-home.tsx'
import styles from './deposit.module.css'

const STEPS: ReadonlyMap<string, ComponentType> = new Map([
  ['password', PinScreen],
  ['card', CardScreen],
  ['cards', Cards],
])
const ORDER = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `/m/withdraw` (MEM-03): a new withdrawal; with `order` an existing one, with `step` what is needed for one. */
export default function WithdrawScreen() {
  const { search } = useLocation()
  const isMember = useMemberHint()
  const query = new URLSearchParams(search)
  const order = query.get('order') ?? ''
  const Step = STEPS.get(query.get('step') ?? '') ?? Withdraw
  if (!isMember) return <GuestHome screen="withdraw" />
  return (
    <div className={styles.screen} data-screen="withdraw">
      {ORDER.test(order) ? <WithdrawalView key={order} orderId={order} /> : <Step />}
    </div>
  )
}
