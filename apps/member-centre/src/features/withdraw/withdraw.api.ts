import { call, callQuery, cursorCallQuery } from '@site/shared-api'
import {
  addBankCard,
  listBankCards,
  removeBankCard,
  type BankCards,
} from '@site/shared-api/contract/bank-card'
import { repayDebt } from '@site/shared-api/contract/debt'
import type { BodyInput, ValueOf } from '@site/shared-api/contract/call'
import {
  readPaymentPassword,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
  type PaymentPasswordState,
} from '@site/shared-api/contract/payment-password'
import { readOwnQuestions } from '@site/shared-api/contract/security-questions'
import {
  cancelWithdrawal,
  listWithdrawals,
  readWithdrawal,
  readWithdrawOffer,
  startWithdrawal,
  type Withdrawal,
} from '@site/shared-api/contract/withdraw'

const PAGE = 20
/** What the forms say in their own place. */
export const SAID_BY_FORM = [
  'amount_bounds',
  'answers_wrong',
  'card_name',
  'card_number',
  'card_taken',
  'card_unknown',
  'feature_unavailable',
  'insufficient_funds',
  'invalid_input',
  'modify.new.old.same',
  'password_common',
  'password_wrong',
  'payment_password_needed',
  'payment_password_wrong',
  'proof_required',
  'too_many_cards',
  'too_many_requests',
  'turnover_missing',
  'verification_code_wrong',
  'withdraw_cooling',
  'withdraw_day_full',
]
const own = { alert: { but: SAID_BY_FORM } } as const

export type Offer = ValueOf<typeof readWithdrawOffer>

/** Bounds, what is left of today, cards, and what is under way (MEM-03). */
export const offerQuery = () => ({ ...callQuery(readWithdrawOffer), staleTime: 0 })
export const withdrawalQuery = (orderId: string) => ({
  ...callQuery(readWithdrawal, { params: { orderId } }),
  staleTime: 0,
})
export const historyQuery = () => ({
  ...cursorCallQuery(listWithdrawals, { query: { limit: PAGE } }),
  staleTime: 0,
})
export const cardsQuery = () => ({ ...callQuery(listBankCards), staleTime: 0 })
export const ownQuestionsQuery = () => ({ ...callQuery(readOwnQuestions), staleTime: 0 })
export const pinQuery = () => ({ ...callQuery(readPaymentPassword), staleTime: 0 })

export function begin(body: BodyInput<typeof startWithdrawal>): Promise<Withdrawal> {
  return call(startWithdrawal, { body }, own)
}
export function cancel(orderId: string): Promise<Withdrawal> {
  return call(cancelWithdrawal, { params: { orderId } })
}
export function repay(repaymentId: string): Promise<ValueOf<typeof repayDebt>> {
  return call(repayDebt, { body: { repaymentId } })
}
export function addCard(body: BodyInput<typeof addBankCard>): Promise<BankCards> {
  return call(addBankCard, { body }, own)
}
export function removeCard(body: BodyInput<typeof removeBankCard>): Promise<BankCards> {
  return call(removeBankCard, { body }, own)
}
export function setPin(body: BodyInput<typeof setPaymentPassword>): Promise<PaymentPasswordState> {
  return call(setPaymentPassword, { body }, own)
}
export function resetPin(body: BodyInput<typeof resetPaymentPassword>): Promise<PaymentPasswordState> {
  return call(resetPaymentPassword, { body }, own)
}
/** Epoch milliseconds until which no other code is sent. */
export async function sendCode(password: string): Promise<number> {
  return (await call(sendPaymentPasswordCode, { body: { password } }, own)).expirationTime
}
