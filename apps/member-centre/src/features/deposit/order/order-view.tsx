import { LoadFailed, useFlag } from '@site/shared-api'
import { useOrder } from '../use-order.ts'
import { BaseDetail } from './base-detail.tsx'
import { NewDetail } from './new-detail.tsx'
import { OrderWaiting } from './order-waiting.tsx'

interface Props {
  readonly orderId: string
}

/** One deposit, updated live, in the look that the brand has chosen (SHL-20: DEPDETAIL3). */
export default function OrderView({ orderId }: Props) {
  const { data, isError, refetch } = useOrder(orderId)
  const Detail = useFlag('DEPDETAIL3') ? NewDetail : BaseDetail
  if (data) return <Detail order={data} changed={() => void refetch()} />
  if (isError) return <LoadFailed retry={() => void refetch()} />
  return <OrderWaiting />
}
