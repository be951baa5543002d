import type { Merchants } from '@site/shared-api/contract/brand-place'
import { z } from 'zod'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import { insertKept, selectKept } from '#operations/dispatch/repository'
import type { Keyed } from '#operations/secret/keyed'

const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const PAGE = 200

const kept = z.object({
  channel: z.enum(['sms', 'mail']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
})
type Kept = z.output<typeof kept>

/** What the sandbox providers did not send, for an operator to read; sealed like everything that waits to be sent. */
export class SandboxOutbox {
  readonly #deps: { db: Database; clock: Clock; keyed: Keyed }
  constructor(deps: { db: Database; clock: Clock; keyed: Keyed }) {
    this.#deps = deps
  }

  async keep(merchant: string, message: Kept): Promise<void> {
    const { clock, db, keyed } = this.#deps
    const now = clock.now()
    const content = await keyed.seal(JSON.stringify(message))
    const row = { at: now, merchant, channel: message.channel, content }
    await insertKept(db, row, new Date(now.getTime() - KEPT_MS))
  }

  /** Messages after an id, oldest first; the newest page without one. */
  async list(
    after: bigint | undefined,
    merchant: Merchants,
  ): Promise<(Kept & { id: string; at: string; merchant: string })[]> {
    const rows = await selectKept(this.#deps.db, { after, merchant, most: PAGE })
    const read = rows.map(async ({ id, at, merchant, content }) => ({
      id: id.toString(),
      at: at.toISOString(),
      merchant,
      ...kept.parse(JSON.parse(await this.#deps.keyed.open(content))),
    }))
    return await Promise.all(read)
  }
}
