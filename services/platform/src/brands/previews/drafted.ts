import { cookieIn } from '@site/service-kit/own-cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '#api/platform'
import { applyDrafts, draftsOf } from '#brands/previews/drafts'
import { idOf } from '#brands/previews/preview-link'
import { selectPreview } from '#brands/previews/repository'
import type { Database } from '#db/database'

interface RequestContext {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly brand: { readonly merchant: string }
}

/** Carries what was read out of a transaction that is taken back. */
class Seen<Value> extends Error {
  readonly value: Value

  constructor(value: Value) {
    super('what a preview shows was read')
    this.value = value
  }
}

/**
 * Reads as this browser sees the brand: with the drafts of its preview, where it has one (MOD-08). They are published in a
 * transaction that is always taken back, so what reads knows nothing of previews; its answer is kept nowhere.
 */
export async function drafted<Value>(
  platform: Platform,
  { request, reply, brand: { merchant } }: RequestContext,
  read: (db: Database) => Promise<Value>,
): Promise<Value> {
  const { clock, db, keyed, managed } = platform
  const link = cookieIn(request, request.headers.cookie, 'preview')
  const id = link === undefined ? undefined : idOf(keyed, 'preview', link)
  const row = id === undefined ? undefined : await selectPreview(db, id, clock.now())
  const drafts = row?.merchant === merchant ? draftsOf(row.drafts) : []
  if (drafts.length === 0) return await read(db)
  void reply.header('Cache-Control', 'no-store')
  try {
    return await db.transaction().execute(async (tx) => {
      await applyDrafts(tx, managed, { merchant, drafts, now: clock.now() })
      throw new Seen(await read(tx))
    })
  } catch (error) {
    // reason: thrown above alone, with what `read` resolved with
    if (error instanceof Seen) return error.value as Value
    throw error
  }
}
