import { navigate, showToast, useMessages, useQueryClient } from '@site/shared-api'
import type { MallGood } from '@site/shared-api/contract/mall'
import { useState, type SubmitEvent } from 'react'
import { goodsQuery, ordersQuery, pointsQuery, redeem } from '../rewards.api.ts'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'

const PHONE = /^\+?[\d\s-]{6,24}$/
const LEAST_NAME = 2
const LEAST_ADDRESS = 8
const FIELDS = ['name', 'phone', 'address'] as const
type Field = (typeof FIELDS)[number]

/** Whether a field of an address can be sent to. */
function isGood(field: Field, text: string): boolean {
  const typed = text.trim()
  if (field === 'phone') return PHONE.test(typed)
  return typed.length >= (field === 'name' ? LEAST_NAME : LEAST_ADDRESS)
}

/** The exchange of points for a good: an address where it is sent, a second tap that means it, one order. */
export function useRedeem(good: MallGood) {
  const t = useMessages('member-centre')
  const queries = useQueryClient()
  const { busy, run } = useIdempotentMutation()
  const [contact, setContact] = useState({ name: '', phone: '', address: '' })
  const [wrong, setWrong] = useState<Field>()
  const [asks, ask] = useState(false)
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const fault = good.kind === 'parcel' ? FIELDS.find((field) => !isGood(field, contact[field])) : undefined
    setWrong(fault)
    if (fault !== undefined) return
    if (!asks) return ask(true)
    // Another contact makes another order.
    await run(JSON.stringify(contact), async (orderId) => {
      await redeem(good.goodId, {
        orderId,
        points: good.points,
        ...(good.kind === 'parcel' && {
          contact: {
            name: contact.name.trim(),
            phone: contact.phone.trim(),
            address: contact.address.trim(),
          },
        }),
      })
      showToast(t('mall.redeemed'), 'success')
      for (const query of [goodsQuery(), ordersQuery(), pointsQuery()])
        await queries.invalidateQueries({ queryKey: query.queryKey })
      navigate('/m/mall/mallHome?view=orders', { replace: true })
    })
    ask(false)
  }
  return {
    contact,
    asks,
    busy: busy !== undefined,
    errorOf: (field: Field): string | undefined =>
      wrong === field ? t(`mall.contact.${field}_wrong`) : undefined,
    type: (field: Field, text: string): void => {
      setContact({ ...contact, [field]: text })
      setWrong(undefined)
      ask(false)
    },
    submit,
  }
}
