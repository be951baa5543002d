import { ApiError, goBack, showToast, site, useMessages } from '@site/shared-api'
import type { PaymentPasswordState } from '@site/shared-api/contract/payment-password'
import { useState, type SubmitEvent } from 'react'
import { refusalOf, type Refusal } from '../refusal.ts'
import { offerQuery, pinQuery, resetPin, setPin } from '../withdraw.api.ts'

/** Set for the first time, by the previous one, or anew by other proofs. */
export type PinWay = 'set' | 'change' | 'reset'

const FIELDS = [
  'password',
  'oldPaymentPassword',
  'verificationCode',
  'paymentPassword',
  'confirmPaymentPassword',
] as const
export type PinField = (typeof FIELDS)[number]
/** An answer to a security question, by the question's id. */
export type AnswerField = `answer:${string}`

/** What is typed, what is wrong with it, and a payment password at the end. */
export function usePinForm(state: PaymentPasswordState, way: PinWay, answering?: readonly string[]) {
  const t = useMessages('member-centre')
  const [typed, setTyped] = useState<Partial<Record<PinField | AnswerField, string>>>({})
  const [error, setError] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const [refusedProof, setRefusedProof] = useState<'needed' | 'nowhere'>()
  const fields = FIELDS.filter(
    (field) => isShown(field, state, way) && !(answering && field === 'verificationCode'),
  )
  const answers = answering?.map((questionId) => ({
    questionId,
    answer: typed[`answer:${questionId}`] ?? '',
  }))

  const faultOf = (): Refusal | undefined => {
    const missing = fields.find((field) => (typed[field] ?? '') === '')
    if (missing !== undefined) return { field: missing, text: t('withdraw.missing') }
    const unanswered = answers?.find(({ answer }) => answer.trim() === '')
    if (unanswered) return { field: `answer:${unanswered.questionId}`, text: t('withdraw.missing') }
    const length = (typed.paymentPassword ?? '').length
    if (length < state.minLength || length > state.maxLength)
      return { field: 'paymentPassword', text: t('withdraw.pin_rule', { count: state.minLength }) }
    if (typed.paymentPassword !== typed.confirmPaymentPassword)
      return { field: 'confirmPaymentPassword', text: t('withdraw.refused.unequal') }
    return undefined
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const fault = faultOf()
    setError(fault)
    if (fault) return
    const { confirmPaymentPassword = '', paymentPassword = '', password, oldPaymentPassword } = typed
    const { verificationCode } = typed
    const proof = { ...(password !== undefined && { password }) }
    setBusy(true)
    setRefusedProof(undefined)
    try {
      const body = { ...proof, paymentPassword, confirmPaymentPassword }
      const next = await (way === 'reset'
        ? resetPin({
            ...body,
            ...(answers ? { answers } : verificationCode !== undefined && { verificationCode }),
          })
        : setPin({ ...body, ...(oldPaymentPassword !== undefined && { oldPaymentPassword }) }))
      const { queries } = site()
      queries.setQueryData(pinQuery().queryKey, next)
      void queries.invalidateQueries({ queryKey: offerQuery().queryKey })
      showToast(t('withdraw.pin_saved'), 'success')
      goBack()
    } catch (failed) {
      if (failed instanceof ApiError && failed.code === 'proof_required')
        setRefusedProof(failed.data?.['codeTo'] === null ? 'nowhere' : 'needed')
      else setError(refusalOf(failed, t, 'paymentPassword'))
    } finally {
      setBusy(false)
    }
  }

  return {
    fields,
    busy,
    refusedProof,
    submit,
    refuse: (failed: unknown) => setError(refusalOf(failed, t, 'verificationCode')),
    valueOf: (field: PinField | AnswerField): string => typed[field] ?? '',
    type: (field: PinField | AnswerField, text: string) => (
      setTyped({ ...typed, [field]: text }),
      setError(undefined)
    ),
    errorOf: (field: string): string | undefined => (error?.field === field ? error.text : undefined),
  }
}

function isShown(field: PinField, { codeTo, needsPassword }: PaymentPasswordState, way: PinWay): boolean {
  if (field === 'password') return needsPassword && way !== 'change'
  if (field === 'oldPaymentPassword') return way === 'change'
  if (field === 'verificationCode') return way === 'reset' && codeTo !== null
  return true
}
