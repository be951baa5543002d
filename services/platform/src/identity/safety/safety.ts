import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { checkDuplicates } from '#care/index'
import { paragraphs, sendMail } from '#content/index'
import type { Database } from '#db/database'
import { changeOf, noteOf, type ChangeKind } from '#identity/safety/changes'
import { coolUntil } from '#identity/safety/cooling.repository'
import { selectConfirmedEmail } from '#identity/safety/repository'
import { selectSecurityRules } from '#identity/safety/rules/repository'
import { escapeText } from '#operations/index'

const HOUR_MS = 3_600_000
/** An e-mail that could not be sent for so long is not sent any more. */
const MAIL_KEPT_MS = 24 * HOUR_MS

/** What has become of an account. */
export interface Changed {
  readonly brand: LiveBrand
  readonly memberId: string
  readonly kind: ChangeKind
  /** Of the e-mail; the message in the inbox is in both. */
  readonly language: LanguageCode
  /** The address that was the member's until now, which is notified as well. */
  readonly previousEmail?: string | null
  /** What an operator says of it. */
  readonly why?: string
}

/**
 * Notifies members of changes to their account (MEM-06): in the inbox, and by e-mail where an address is confirmed; withdrawals
 * are delayed for the brand's cooling-off time after a change that another person may have made.
 */
export class Safety {
  readonly #platform: Pick<Platform, 'clock' | 'dispatching' | 'randomness'>
  constructor(platform: Pick<Platform, 'clock' | 'dispatching' | 'randomness'>) {
    this.#platform = platform
  }

  /** In the transaction of the change; also checks for duplicate accounts. */
  async changed(tx: Database, change: Changed): Promise<void> {
    const { clock, randomness } = this.#platform
    const { brand, kind, memberId, why } = change
    const { merchant } = brand
    const now = clock.now()
    await checkDuplicates(tx, { id: memberId, merchant }, now)
    const { cools, title } = changeOf(kind)
    const { coolingHours } = await selectSecurityRules(tx, merchant)
    const hours = cools === undefined ? 0 : coolingHours
    if (cools !== undefined && hours > 0) {
      const until = new Date(now.getTime() + hours * HOUR_MS)
      await coolUntil(tx, { memberId, merchant, cause: cools, since: now, until })
    }
    const note = noteOf(hours)
    const said = why === undefined ? '' : paragraphs(why)
    await sendMail(tx, {
      id: `safety:${randomness.uuid()}`,
      merchant,
      memberId,
      kind: 'account',
      title,
      content: { EN: `${said}<p>${note.EN}</p>`, TY: `${said}<p>${note.TY}</p>` },
      at: now,
    })
    await this.#mail(tx, change, { title, note })
  }

  async #mail(
    tx: Database,
    { brand, previousEmail: formerEmail, language, memberId, why }: Changed,
    { note, title }: { title: Record<LanguageCode, string>; note: Record<LanguageCode, string> },
  ): Promise<void> {
    const { clock, dispatching } = this.#platform
    const email = await selectConfirmedEmail(tx, memberId)
    const expiresAt = new Date(clock.now().getTime() + MAIL_KEPT_MS)
    const lines = [title[language], ...(why === undefined ? [] : [why]), note[language]]
    for (const to of new Set([email, formerEmail])) {
      if (to === null || to === undefined) continue
      const content = {
        channel: 'mail',
        sender: brand.document.name,
        to,
        subject: `${brand.document.name}: ${title[language]}`,
        text: lines.join('\n\n'),
        html: lines.map((line) => `<p>${escapeText(line)}</p>`).join('\n'),
      } as const
      await dispatching.dispatcher.queue(tx, brand.merchant, content, expiresAt)
    }
  }
}
