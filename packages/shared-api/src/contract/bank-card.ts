import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

/** Where money is paid out to: an account at a bank, or an e-wallet. */
export const CARD_KINDS = ['bank', 'wallet'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export const bankId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/)

/** A bank or e-wallet that a brand pays out to; its name in the language of the call. */
export const payoutBank = z.object({
  bankId,
  kind: z.enum(CARD_KINDS),
  name: z.string(),
  /** How many digits a number has there, and how it begins. */
  minDigits: z.number().int(),
  maxDigits: z.number().int(),
  prefix: z.string(),
})
export type PayoutBank = z.output<typeof payoutBank>

export const bankCard = z.object({
  cardId: z.uuid(),
  bankId: z.string(),
  bankName: z.string(),
  kind: z.enum(CARD_KINDS),
  holder: z.string(),
  /** Its last signs alone. */
  number: z.string(),
  addedAt: moment,
})
export type BankCard = z.output<typeof bankCard>

const cards = z.object({
  /** In whose name every card has to be; null while it is not set. */
  payeeName: z.string().nullable(),
  most: z.number().int(),
  banks: z.array(payoutBank),
  cards: z.array(bankCard),
})
export type BankCards = z.output<typeof cards>

const paymentPassword = z.string().min(1).max(128)

export const listBankCards = defineCall({
  method: 'GET',
  path: '/wps/member/bankCard',
  access: 'member',
  summary: 'Own bank cards and e-wallets, masked, and where others may be (B7, MEM-03)',
  silent: true,
  response: cards,
})

export const addBankCard = defineCall({
  method: 'PUT',
  path: '/wps/member/bankCard',
  access: 'member',
  summary: 'Adds a card in the payee’s name, once for each cardId (B7, MEM-03)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    cardId: z.uuid(),
    bankId,
    number: z.string().trim().max(64),
    holder: z.string().trim().min(2).max(60),
    paymentPassword,
  }),
  response: cards,
})

export const removeBankCard = defineCall({
  method: 'DELETE',
  path: '/wps/member/bankCard',
  access: 'member',
  summary: 'Takes an own card away; withdrawals to it that are under way go on (B7, MEM-03)',
  body: z.strictObject({ cardId: z.uuid(), paymentPassword }),
  response: cards,
})
