import type { BankCard, BankCards, addBankCard, PayoutBank } from '@site/shared-api/contract/bank-card'
import type { BodyOf } from '@site/shared-api/contract/call'
import { isFreePlay, type LanguageCode } from '@site/shared-api/contract/constants'
import type { WithdrawRulesDocument } from '@site/shared-api/contract/managed-documents'
import { faultOf } from '@site/config'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { requireOwn } from '#care/index'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import { PaymentPasswords, Safety, type Session, type Visitor } from '#identity/index'
import { digitsOf, fits, isSameName, shownOf } from '#money/withdraw/cards/card-shape'
import {
  hadCards,
  insertCard,
  lockPayee,
  markRemoved,
  selectCard,
  selectCards,
  selectPayeeName,
  settlePayeeName,
  type CardRow,
} from '#money/withdraw/cards/repository'
import { selectRules } from '#money/withdraw/rules/repository'

const NAME = { required: true, minLength: 2, maxLength: 60, patternId: 'name' }

/** Whose cards, of which brand, in which language. */
export interface CardHolder {
  readonly session: Session
  readonly brand: LiveBrand
  readonly language: LanguageCode
}

/** A member's bank cards and e-wallets (MEM-03): in the payee's name alone, their numbers sealed and shown by their last signs. */
export class Cards {
  readonly #platform: Platform
  readonly #passwords: PaymentPasswords
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#safety = new Safety(platform)
    this.#passwords = new PaymentPasswords(platform)
  }

  async list({ brand, language, session }: CardHolder): Promise<BankCards> {
    const { db } = this.#platform
    const [rules, rows, payeeName] = await Promise.all([
      selectRules(db, brand.merchant),
      selectCards(db, session.memberId),
      selectPayeeName(db, session.memberId),
    ])
    return {
      payeeName,
      most: rules.mostCards,
      banks: rules.banks.map((bank) => toBank(bank, language)),
      cards: rows.map((row) => toCard(row, rules, language)),
    }
  }

  /**
   * Adds a card, once for each cardId. Throws ApiError `trial_refused`, `card_unknown` (no such bank), `card_number`, `card_name`,
   * `card_taken`, `too_many_cards`, `self_excluded`, `transaction_conflict`, and what `PaymentPasswords.require` throws.
   */
  async add(who: CardHolder, input: BodyOf<typeof addBankCard>, visitor: Visitor): Promise<BankCards> {
    const { brand, session } = who
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { clock, db, keyed, security } = this.#platform
    const rules = await selectRules(db, brand.merchant)
    const bank = rules.banks.find(({ id }) => id === input.bankId)
    if (!bank) throw new ApiError('card_unknown', { field: 'bankId' })
    const digits = digitsOf(input.number)
    if (digits === undefined || !fits(digits, bank))
      throw new ApiError('card_number', {
        field: 'number',
        data: { min: bank.minDigits, max: bank.maxDigits, prefix: bank.prefix },
      })
    if (faultOf(NAME, input.holder) !== undefined) throw new ApiError('invalid_input', { field: 'holder' })
    await this.#passwords.require(session, input.paymentPassword, visitor)
    const { memberId, merchant } = session
    const shown = { card: digits, payee: input.holder }
    await requireOwn(this.#platform, { id: memberId, merchant }, shown, 'number')
    const row = {
      id: input.cardId,
      merchant,
      member_id: memberId,
      bank: bank.id,
      kind: bank.kind,
      holder: input.holder,
      number_sealed: await keyed.seal(digits),
      number_hash: keyed.fingerprint('card', merchant, bank.id, digits),
      shown: shownOf(digits),
      created_at: clock.now(),
      removed_at: null,
      removed_by: null,
      removed_why: null,
    }
    await retrying(() =>
      db.transaction().execute(async (tx) => {
        const kind = (await hadCards(tx, memberId)) ? 'card-added' : 'card-first'
        if (!(await this.#insert(tx, row, rules.mostCards))) return
        const detail = { bank: bank.id, number: row.shown }
        await security.record(tx, visitor, { kind: 'card_added', merchant, memberId, detail })
        await this.#safety.changed(tx, { brand, memberId, kind, language: who.language })
      }),
    )
    return await this.list(who)
  }

  /** Throws ApiError `card_unknown`, and what `PaymentPasswords.require` throws. */
  async remove(
    who: CardHolder,
    { cardId, paymentPassword }: { cardId: string; paymentPassword: string },
    visitor: Visitor,
  ): Promise<BankCards> {
    const { memberId, merchant } = who.session
    const { clock, db, security } = this.#platform
    const card = await selectCard(db, cardId)
    if (card?.member_id !== memberId) throw new ApiError('card_unknown', { field: 'cardId' })
    await this.#passwords.require(who.session, paymentPassword, visitor)
    await db.transaction().execute(async (tx) => {
      if (!(await markRemoved(tx, cardId, { at: clock.now(), by: 'member', why: null }))) return
      const detail = { bank: card.bank, number: card.shown }
      await security.record(tx, visitor, { kind: 'card_removed', merchant, memberId, detail })
      const removed = { brand: who.brand, memberId, kind: 'card-removed', language: who.language } as const
      await this.#safety.changed(tx, removed)
    })
    return await this.list(who)
  }

  /** False when it was there before; two tabs come one after the other, so that neither slips past the count. */
  async #insert(tx: Database, row: CardRow, most: number): Promise<boolean> {
    const payee = await lockPayee(tx, row.member_id)
    const known = await selectCard(tx, row.id)
    if (known) {
      const isSame = known.member_id === row.member_id && known.number_hash === row.number_hash
      if (!isSame) throw new ApiError('transaction_conflict', { field: 'cardId' })
      return false
    }
    if (payee !== null && !isSameName(payee, row.holder)) throw new ApiError('card_name', { field: 'holder' })
    const cards = await selectCards(tx, row.member_id)
    if (cards.some(({ number_hash: hash }) => hash === row.number_hash))
      throw new ApiError('card_taken', { field: 'number' })
    if (cards.length >= most) throw new ApiError('too_many_cards', { data: { most } })
    const of = { memberId: row.member_id, merchant: row.merchant, name: row.holder, now: row.created_at }
    await settlePayeeName(tx, of)
    return await insertCard(tx, row)
  }
}

const toBank = (bank: WithdrawRulesDocument['banks'][number], language: LanguageCode): PayoutBank => ({
  bankId: bank.id,
  kind: bank.kind,
  name: bank.name[language],
  minDigits: bank.minDigits,
  maxDigits: bank.maxDigits,
  prefix: bank.prefix,
})

/** What a bank is called; by its id where the brand does not pay out to it any more. */
export const bankNameOf = (bank: string, rules: WithdrawRulesDocument, language: LanguageCode): string =>
  rules.banks.find(({ id }) => id === bank)?.name[language] ?? bank

export const toCard = (row: CardRow, rules: WithdrawRulesDocument, language: LanguageCode): BankCard => ({
  cardId: row.id,
  bankId: row.bank,
  bankName: bankNameOf(row.bank, rules, language),
  kind: row.kind,
  holder: row.holder,
  number: row.shown,
  addedAt: row.created_at.toISOString(),
})
