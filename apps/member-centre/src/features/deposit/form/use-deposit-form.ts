import { ApiError, formatAmount, navigate, useMessages } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { DepositChannel, listDepositChannels } from '@site/shared-api/contract/deposit'
import { useRef, useState, type SubmitEvent } from 'react'
import { begin, SAID_BY_FORM, type DepositInput } from '../deposit.api.ts'
import { decimalOf, feeOf, minorOf, typedAmount } from '#amounts/typed-amount.ts'

export type Offer = ValueOf<typeof listDepositChannels>
const VOUCHER = /^[A-Za-z0-9-]{6,64}$/

/** What is typed into the form, what is wrong with it, and its one way out: an order. */
export function useDepositForm({ channels, currency, promotions, symbol }: Offer) {
  const t = useMessages('member-centre')
  const [channelId, chooseChannel] = useState(channels[0]?.channelId ?? '')
  const [typed, setTyped] = useState('')
  const [voucher, setVoucher] = useState('')
  const [promotionId, choosePromotion] = useState<string>()
  const [error, setError] = useState<{ readonly field: string; readonly text: string }>()
  const [busy, setBusy] = useState(false)
  // The id stays until the order is known to exist, so that a second try starts nothing more.
  const tried = useRef<{ readonly about: string; readonly orderId: string }>(undefined)
  const money = (amount: string): string => formatAmount(amount, { code: currency, symbol })
  const channel = channels.find((one) => one.channelId === channelId) ?? channels[0]
  const amount = typedAmount(typed, currency)
  const fee = channel && amount !== undefined ? feeOf(amount, channel) : 0n

  const least = promotions.find((one) => one.promotionId === promotionId)?.bonus?.minDeposit

  const faultOf = (of: DepositChannel): { field: string; text: string } | undefined => {
    if (amount === undefined) return { field: 'amount', text: t('deposit.amount_wrong') }
    if (minorOf(amount) < minorOf(of.min) || minorOf(amount) > minorOf(of.max))
      return { field: 'amount', text: t('deposit.bounds', { min: money(of.min), max: money(of.max) }) }
    if (least !== undefined && minorOf(amount) < minorOf(least))
      return { field: 'amount', text: t('deposit.promotion_from', { min: money(least) }) }
    if (of.method === 'voucher' && !VOUCHER.test(voucher.trim()))
      return { field: 'voucher', text: t('deposit.voucher_wrong') }
    return undefined
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!channel || busy) return
    const fault = faultOf(channel)
    setError(fault)
    if (fault || amount === undefined) return
    const about = {
      channelId: channel.channelId,
      amount,
      ...(promotionId !== undefined && { promotionId }),
      ...(channel.method === 'voucher' && { voucher: voucher.trim() }),
    }
    const key = JSON.stringify(about)
    if (tried.current?.about !== key) tried.current = { about: key, orderId: crypto.randomUUID() }
    const input: DepositInput = { orderId: tried.current.orderId, ...about }
    setBusy(true)
    try {
      const order = await begin(input)
      tried.current = undefined
      navigate(`/m/voucherCenter?order=${order.orderId}`)
    } catch (failed) {
      if (failed instanceof ApiError && SAID_BY_FORM.includes(failed.code))
        setError({ field: failed.field ?? 'amount', text: t(`deposit.refused.${failed.code}`) })
    } finally {
      setBusy(false)
    }
  }

  return {
    channel,
    chooseChannel: (id: string) => (chooseChannel(id), setError(undefined)),
    typed,
    type: (text: string) => (setTyped(text), setError(undefined)),
    voucher,
    typeVoucher: (text: string) => (setVoucher(text), setError(undefined)),
    promotionId,
    choosePromotion,
    errorOf: (field: string): string | undefined => (error?.field === field ? error.text : undefined),
    otherError: error && !['amount', 'voucher'].includes(error.field) ? error.text : undefined,
    busy,
    submit,
    money,
    fee: fee === 0n || amount === undefined ? undefined : money(decimalOf(fee, currency)),
    credited:
      amount === undefined || minorOf(amount) <= fee
        ? undefined
        : money(decimalOf(minorOf(amount) - fee, currency)),
  }
}
