import { formatAmount, navigate, site, useMessages } from '@site/shared-api'
import { useRef, useState, type SubmitEvent } from 'react'
import { decimalOf, feeOf, minorOf, typedAmount } from '#amounts/typed-amount.ts'
import { refusalOf, type Refusal } from '../refusal.ts'
import { begin, offerQuery, type Offer } from '../withdraw.api.ts'

const least = (...amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))

/** What is typed into the form, what is wrong with it, and its one way out: a withdrawal. */
export function useWithdrawForm(offer: Offer) {
  const t = useMessages('member-centre')
  const { cards, currency, symbol } = offer
  const [chosen, choose] = useState(cards[0]?.cardId ?? '')
  const [typed, setTyped] = useState('')
  const [pin, setPin] = useState('')
  const [error, setError] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  // The id stays until the withdrawal is known to exist, so that a second try holds nothing more.
  const tried = useRef<{ readonly about: string; readonly orderId: string }>(undefined)
  const money = (amount: string): string => formatAmount(amount, { code: currency, symbol })
  const cardId = cards.some((card) => card.cardId === chosen) ? chosen : (cards[0]?.cardId ?? '')
  const amount = typedAmount(typed, currency)
  const fee = amount === undefined ? 0n : feeOf(amount, offer)
  const most = least(minorOf(offer.balance), minorOf(offer.max), minorOf(offer.amountLeft))

  const faultOf = (): Refusal | undefined => {
    if (amount === undefined) return { field: 'amount', text: t('withdraw.amount_wrong') }
    const minor = minorOf(amount)
    if (minor < minorOf(offer.min) || minor > minorOf(offer.max))
      return {
        field: 'amount',
        text: t('withdraw.bounds', { min: money(offer.min), max: money(offer.max) }),
      }
    if (minor > minorOf(offer.balance))
      return { field: 'amount', text: t('withdraw.refused.insufficient_funds') }
    if (minor > minorOf(offer.amountLeft) || offer.countLeft === 0)
      return { field: 'amount', text: t('withdraw.refused.withdraw_day_full') }
    if (pin === '') return { field: 'paymentPassword', text: t('withdraw.pin_missing') }
    return undefined
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const fault = faultOf()
    setError(fault)
    if (fault || amount === undefined) return
    const key = `${cardId} ${amount}`
    if (tried.current?.about !== key) tried.current = { about: key, orderId: crypto.randomUUID() }
    setBusy(true)
    try {
      const { orderId } = tried.current
      await begin({ orderId, cardId, amount, paymentPassword: pin })
      tried.current = undefined
      navigate(`/m/withdraw?order=${orderId}`)
    } catch (failed) {
      setError(refusalOf(failed, t, 'amount'))
      void site().queries.invalidateQueries({ queryKey: offerQuery().queryKey })
    } finally {
      setPin('')
      setBusy(false)
    }
  }

  return {
    cardId,
    choose,
    typed,
    type: (text: string) => (setTyped(text), setError(undefined)),
    pin,
    typePin: (text: string) => (setPin(text), setError(undefined)),
    errorOf: (field: string): string | undefined => (error?.field === field ? error.text : undefined),
    otherError: error && !['amount', 'paymentPassword'].includes(error.field) ? error.text : undefined,
    busy,
    submit,
    money,
    /** All that may be withdrawn now; undefined where it is less than the least. */
    all: most >= minorOf(offer.min) ? decimalOf(most, currency) : undefined,
    fee: fee === 0n ? undefined : money(decimalOf(fee, currency)),
    net:
      amount === undefined || minorOf(amount) <= fee
        ? undefined
        : money(decimalOf(minorOf(amount) - fee, currency)),
  }
}
