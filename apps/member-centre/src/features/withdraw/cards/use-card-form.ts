import { goBack, showToast, site, useMessages } from '@site/shared-api'
import type { BankCards, PayoutBank } from '@site/shared-api/contract/bank-card'
import { useRef, useState, type SubmitEvent } from 'react'
import { refusalOf, type Refusal } from '../refusal.ts'
import { addCard, cardsQuery, offerQuery } from '../withdraw.api.ts'

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether a number has the shape that it has at a bank. */
export const fits = (typed: string, { maxDigits, minDigits, prefix }: PayoutBank): boolean => {
  const digits = digitsOf(typed)
  return (
    /^\d+$/.test(digits) &&
    digits.length >= minDigits &&
    digits.length <= maxDigits &&
    digits.startsWith(prefix)
  )
}

/** What is typed of a card, what is wrong with it, and the card at the end. */
export function useCardForm({ banks, payeeName }: BankCards) {
  const t = useMessages('member-centre')
  const [bankId, chooseBank] = useState(banks[0]?.bankId ?? '')
  const [number, setNumber] = useState('')
  const [holder, setHolder] = useState(payeeName ?? '')
  const [pin, setPin] = useState('')
  const [error, setError] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const tried = useRef<{ readonly about: string; readonly cardId: string }>(undefined)
  const bank = banks.find((one) => one.bankId === bankId)

  const faultOf = (of: PayoutBank): Refusal | undefined => {
    if (!fits(number, of)) return { field: 'number', text: shapeOf(of) }
    if (holder.trim().length < 2) return { field: 'holder', text: t('withdraw.missing') }
    if (pin === '') return { field: 'paymentPassword', text: t('withdraw.pin_missing') }
    return undefined
  }
  const shapeOf = ({ maxDigits: max, minDigits: min, prefix }: PayoutBank): string =>
    [
      min === max ? t('withdraw.digits', { min }) : t('withdraw.digits_between', { min, max }),
      ...(prefix === '' ? [] : [t('withdraw.digits_prefix', { prefix })]),
    ].join(' ')

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy || !bank) return
    const fault = faultOf(bank)
    setError(fault)
    if (fault) return
    const about = `${bankId} ${digitsOf(number)} ${holder}`
    if (tried.current?.about !== about) tried.current = { about, cardId: crypto.randomUUID() }
    setBusy(true)
    try {
      const { cardId } = tried.current
      const next = await addCard({ cardId, bankId, number, holder: holder.trim(), paymentPassword: pin })
      const { queries } = site()
      queries.setQueryData(cardsQuery().queryKey, next)
      void queries.invalidateQueries({ queryKey: offerQuery().queryKey })
      showToast(t('withdraw.added'), 'success')
      goBack()
    } catch (failed) {
      setError(refusalOf(failed, t, 'number'))
      setPin('')
    } finally {
      setBusy(false)
    }
  }

  return {
    bank,
    bankId,
    chooseBank: (id: string) => (chooseBank(id), setError(undefined)),
    number,
    typeNumber: (text: string) => (setNumber(text), setError(undefined)),
    holder,
    typeHolder: (text: string) => (setHolder(text), setError(undefined)),
    pin,
    typePin: (text: string) => (setPin(text), setError(undefined)),
    shape: bank && shapeOf(bank),
    errorOf: (field: string): string | undefined => (error?.field === field ? error.text : undefined),
    otherError:
      error && !['number', 'holder', 'paymentPassword'].includes(error.field) ? error.text : undefined,
    busy,
    submit,
  }
}
