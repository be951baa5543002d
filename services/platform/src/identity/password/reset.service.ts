import { createHash } from 'node:crypto'
import type { BodyOf } from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { forgotPassword, passwordReset } from '@site/shared-api/contract/password'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { type Message, perNetwork, resetMail } from '#operations/index'
import type { Requester } from '#identity/human-check/requester'
import type { NewPasswords } from '#identity/password/new-password'
import {
  insertReset,
  selectForPassword,
  selectReset,
  selectWithEmail,
  takeReset,
} from '#identity/password/repository'
import type { Visitor } from '#identity/session/visitor'

const TOKEN_BYTES = 32
const LIFE_MS = 30 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** Requests of a network before it has to read a picture, and in total. */
const FREE = { subject: 'forgot:free', most: 5, windowMs: HOUR_MS }
const ALL = { subject: 'forgot:all', most: 60, windowMs: HOUR_MS }
/** Links that are tried: none can be guessed, but each try is work. */
const LINKS = { subject: 'forgot:link', most: 60, windowMs: HOUR_MS }
/** E-mails to one account. */
const MOST_OF_ACCOUNT = 4

export interface ResetRequest {
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly requester: Requester
  /** The brand’s public origin. */
  readonly origin: string
  readonly body: BodyOf<typeof forgotPassword>
}

/** New passwords by a link in an e-mail (B4, B7, ACC-17). */
export class PasswordResets {
  readonly #platform: Platform
  readonly #passwords: NewPasswords
  constructor(platform: Platform, passwords: NewPasswords) {
    this.#platform = platform
    this.#passwords = passwords
  }

  /** Sends a link where name and e-mail belong together, and does the same without sending where not. Throws ApiError `captcha_required`, `captcha_wrong`, `too_many_requests`. */
  async sendLink({ requester: asker, body, brand, language, origin }: ResetRequest): Promise<void> {
    await this.#slowDown(asker, body)
    const { clock, db, dispatching, randomness, throttle } = this.#platform
    const { merchant, document } = brand
    const found = await selectWithEmail(db, merchant, body.username)
    const fits = found?.status === 'active' && found.email?.toLowerCase() === body.email.toLowerCase()
    const subject = `forgot:account:${merchant}:${body.username.toLowerCase()}`
    const ofAccount = await throttle.ask({ subject, most: MOST_OF_ACCOUNT, windowMs: HOUR_MS })
    const member = fits && !ofAccount.isRefused ? found : undefined
    const token = randomness.token(TOKEN_BYTES)
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LIFE_MS)
    const link = `${origin}/m/forget?reset=${token}`
    const words = resetMail({
      brand: document.name,
      language,
      account: member?.account ?? body.username,
      link,
    })
    const mail: Message = { channel: 'mail', sender: document.name, to: body.email, ...words, link }
    const message: Message = member ? mail : { channel: 'none', text: JSON.stringify(mail) }
    await db.transaction().execute(async (tx) => {
      await insertReset(tx, { hash: hashOf(token), merchant, memberId: member?.id ?? null, now, expiresAt })
      await dispatching.dispatcher.queue(tx, merchant, message, expiresAt)
    })
  }

  /** Sets a password by a link's token and uses it up; answers the user name. Throws ApiError `reset_invalid`, `too_many_requests` and those of every new password. */
  async reset(
    brand: LiveBrand,
    { resetToken, newPassword }: z.output<typeof passwordReset>,
    visitor: Visitor,
  ): Promise<string> {
    const { clock, db, throttle } = this.#platform
    await throttle.take(...perNetwork(visitor.address, LINKS))
    const refusal = (): ApiError => new ApiError('reset_invalid', { field: 'data.resetToken' })
    const hash = hashOf(resetToken)
    const id = await selectReset(db, { hash, merchant: brand.merchant, now: clock.now() })
    const member = id === undefined ? undefined : await selectForPassword(db, id)
    if (member?.status !== 'active') throw refusal()
    await this.#passwords.set(brand, { member, visitor, password: newPassword, way: 'reset' }, async (tx) => {
      if (!(await takeReset(tx, hash))) throw refusal()
    })
    return member.account
  }

  async #slowDown(requester: Requester, body: ResetRequest['body']): Promise<void> {
    const { humanChecks, throttle } = this.#platform
    const free = await throttle.ask(...perNetwork(requester.address, FREE))
    if (free.isRefused) await humanChecks.requireCaptcha(requester, body, '')
    await throttle.take(...perNetwork(requester.address, ALL))
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
