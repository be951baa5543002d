import { formatAmount, useMessages } from '@site/shared-api'
import { useState, type SubmitEvent } from 'react'
import { decimalOf, minorOf, typedAmount } from '#amounts/typed-amount.ts'
import { transfer, type TransferOffer } from '../agency.api.ts'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'

const least = (...amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))

/** What is typed, its faults, the confirmation, and one transfer at the end, however often the button is tapped. */
export function useTransferForm(offer: TransferOffer, to: string, onDone: (account: string) => void) {
  const t = useMessages('member-centre')
  const { currency, symbol } = offer
  const [account, setAccount] = useState(to)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [pin, setPin] = useState('')
  const [asks, ask] = useState(false)
  const { busy, fault, setFault, run } = useIdempotentMutation()
  const money = (amount: string): string => formatAmount(amount, { code: currency, symbol })
  const amount = typedAmount(typed, currency)
  const most = least(minorOf(offer.balance), minorOf(offer.max), minorOf(offer.amountLeft))

  const wrong = (): { field: string; text: string } | undefined => {
    if (account.trim() === '') return { field: 'account', text: t('withdraw.missing') }
    if (amount === undefined) return { field: 'amount', text: t('withdraw.amount_wrong') }
    const minor = minorOf(amount)
    if (minor < minorOf(offer.min) || minor > minorOf(offer.max))
      return { field: 'amount', text: t('withdraw.bounds', { min: money(offer.min), max: money(offer.max) }) }
    if (minor > minorOf(offer.balance))
      return { field: 'amount', text: t('withdraw.refused.insufficient_funds') }
    if (minor > minorOf(offer.amountLeft) || offer.countLeft === 0)
      return { field: 'amount', text: t('withdraw.refused.withdraw_day_full') }
    return pin === '' ? { field: 'paymentPassword', text: t('withdraw.pin_missing') } : undefined
  }
  const change = (set: (text: string) => void) => (text: string) => {
    set(text)
    setFault(undefined)
    ask(false)
  }
  return {
    account,
    typed,
    note,
    pin,
    asks,
    busy: busy !== undefined,
    money,
    typeAccount: change(setAccount),
    type: change(setTyped),
    typeNote: change(setNote),
    typePin: change(setPin),
    take: () => ask(false),
    submit: (event: SubmitEvent): void => {
      event.preventDefault()
      const fault = wrong()
      setFault(fault)
      if (fault === undefined) ask(true)
    },
    send: async (): Promise<void> => {
      if (amount === undefined) return
      const whom = account.trim()
      const words = note.trim()
      // The id stays until the transfer is known to exist, so that a second try moves nothing more.
      const done = await run(JSON.stringify([whom, amount, words]), (transferId) =>
        transfer({
          transferId,
          account: whom,
          amount,
          paymentPassword: pin,
          ...(words === '' ? {} : { note: words }),
        }),
      )
      setPin('')
      ask(false)
      if (done) {
        setTyped('')
        setNote('')
      }
      onDone(done ? whom : '')
    },
    amountText: amount === undefined ? '' : money(amount),
    errorOf: (field: string): string | undefined => (fault?.field === field ? fault.text : undefined),
    otherError:
      fault !== undefined && !['account', 'amount', 'paymentPassword', 'note'].includes(fault.field ?? '')
        ? fault.text
        : undefined,
    /** All that may be moved now; undefined where it is less than the least. */
    all: most >= minorOf(offer.min) ? decimalOf(most, currency) : undefined,
  }
}
