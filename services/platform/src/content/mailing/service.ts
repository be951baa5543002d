import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@site/shared-api/contract/call'
import {
  audience,
  MAILING_RIGHTS,
  type checkMailing,
  type sendMailing,
} from '@site/shared-api/contract/mailing'
import { OPERATOR_ROLES } from '@site/shared-api/contract/operator'
import { ApiError } from '#api/api-error'
import { Denied } from '#api/denied'
import type { Platform } from '#api/platform'
import { insertAudit, type LiveBrand } from '#brands/index'
import { storedTexts } from '#content/mail/texts'
import { countReached } from '#content/mailing/audience'
import {
  changeMailing,
  holdMailing,
  insertMailing,
  selectMailing,
  type MailingRow,
} from '#content/mailing/repository'
import { MAILING_JOB } from '#content/mailing/sending'
import { pictureHostProblems, pictureHosts } from '#content/rich-text/picture-hosts'
import { plainText, sanitise, sanitised } from '#content/rich-text/sanitise'
import { toJson } from '#db/json'
import { publishEvent } from '#db/signals/signal'
import type { Operator } from '#operations/index'

type Letter = BodyOf<typeof checkMailing>
type Sent = BodyOf<typeof sendMailing>
type SentBefore = Pick<Sent, 'at' | 'title' | 'content'> & { readonly to: Sent['audience'] }

/** Messages of operators to members (PLT-09). */
export class Mailings {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** How many it would reach and how it would look; throws ApiError as `send` does. */
  async check(merchant: string, operator: Operator, letter: Letter) {
    const brand = await this.#brandOf(merchant)
    judge(brand, operator, letter)
    const hosts = pictureHosts(brand.document)
    return {
      count: await countReached(this.#platform.db, this.#reach(brand, letter)),
      content: { EN: sanitised(letter.content.EN, hosts), TY: sanitised(letter.content.TY, hosts) },
    }
  }

  /**
   * Sends, once for each id. Throws ApiError `unknown_merchant`, `feature_unavailable` where the role may not send to so many,
   * `invalid_input` for a language that is not said, `picture_elsewhere`, `member_unknown`, and `transaction_conflict` for an id
   * that is used for another message.
   */
  async send(merchant: string, operator: Operator, { id, at, ...letter }: Sent): Promise<MailingRow> {
    const { clock, db, jobs } = this.#platform
    const brand = await this.#brandOf(merchant)
    judge(brand, operator, letter)
    const now = clock.now()
    const sendAt = timeOf(at, now)
    if (letter.audience.to === 'one' && (await countReached(db, this.#reach(brand, letter))) === 0)
      throw new ApiError('member_unknown', { field: 'audience.account' })
    const { title } = letter
    const content = { EN: sanitise(letter.content.EN), TY: sanitise(letter.content.TY) }
    return await db.transaction().execute(async (tx) => {
      const isNew = await insertMailing(tx, {
        id,
        merchant,
        texts: toJson({ title, content }),
        audience: toJson(letter.audience),
        state: 'waiting',
        send_at: sendAt,
        last_member: null,
        created_at: now,
        created_by: operator.name,
        ended_at: null,
        taken_back_at: null,
        taken_back_by: null,
      })
      if (isNew) {
        await jobs.queue(tx, { kind: MAILING_JOB, key: id, merchant, dueAt: sendAt })
        await this.#audit(tx, operator, 'sent', `${merchant}.${id}`, { title, to: letter.audience.to })
      }
      const row = await selectMailing(tx, { merchant, id })
      if (!row || !isSame(row, { at, title, content, to: letter.audience }))
        throw new ApiError('transaction_conflict', { field: 'id' })
      return row
    })
  }

  /** Throws ApiError `mailing_unknown`. */
  async takeBack(merchant: string, operator: Operator, id: string): Promise<MailingRow> {
    const { clock, db } = this.#platform
    return await db.transaction().execute(async (tx) => {
      const held = await holdMailing(tx, id)
      if (held?.merchant !== merchant) throw new ApiError('mailing_unknown', { field: 'id' })
      if (held.state !== 'taken-back') {
        await changeMailing(tx, id, {
          state: 'taken-back',
          taken_back_at: clock.now(),
          taken_back_by: operator.name,
        })
        await this.#audit(tx, operator, 'taken-back', `${merchant}.${id}`, {})
        await publishEvent(tx, { topic: 'inbox', merchant, id: '*' })
      }
      const row = await selectMailing(tx, { merchant, id })
      if (!row) throw new ApiError('mailing_unknown', { field: 'id' })
      return row
    })
  }

  #audit(tx: Platform['db'], operator: Operator, did: string, subject: string, after: object): Promise<void> {
    const detail = toJson(Object.keys(after).length > 0 ? { after } : {})
    const { name: actor } = operator
    return insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor,
      action: `mailing.${did}`,
      subject,
      detail,
    })
  }

  #reach(brand: LiveBrand, { audience }: Pick<Letter, 'audience'>) {
    const currency = brand.document.currency.code
    const now = this.#platform.clock.now()
    return { merchant: brand.merchant, audience, currency, at: now, now }
  }

  async #brandOf(merchant: string): Promise<LiveBrand> {
    const brand = await this.#platform.brands.byMerchant(merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    return brand
  }
}

/** When a message goes: never before it was written. */
function timeOf(at: string | undefined, written: Date): Date {
  return at === undefined || new Date(at) < written ? written : new Date(at)
}

/** Whether what is sent under a known id is what was sent under it before. */
function isSame(row: MailingRow, { at, title, content, to }: SentBefore): boolean {
  return (
    row.send_at.getTime() === timeOf(at, row.created_at).getTime() &&
    isDeepStrictEqual(storedTexts(row.texts), { title, content }) &&
    isDeepStrictEqual(audience.parse(row.audience), to)
  )
}

/** Whether this operator may send it, and whether it is whole. */
function judge({ document }: LiveBrand, { role }: Operator, { audience, title, content }: Letter): void {
  const rights: readonly string[] = OPERATOR_ROLES[role]
  const needed = MAILING_RIGHTS[audience.to]
  if (!rights.includes(needed)) throw new Denied([needed], 'audience.to')
  for (const language of document.languages) {
    if (title[language] === '') throw new ApiError('invalid_input', { field: `title.${language}` })
    if (plainText(content[language]) === '' && !content[language].includes('<img'))
      throw new ApiError('invalid_input', { field: `content.${language}` })
  }
  const [elsewhere] = pictureHostProblems({ content }, pictureHosts(document))
  if (elsewhere) throw new ApiError('picture_elsewhere', { field: elsewhere.field })
}
