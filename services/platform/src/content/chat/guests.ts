import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf } from '#api/hash-of'
import { clearOwnCookie, ownCookie, setOwnCookie } from '#api/own-cookie'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { perNetwork } from '#operations/index'

const KEY_BYTES = 32
const HOUR_MS = 60 * 60 * 1000
export const GUESTS_KEPT_MS = 30 * 24 * HOUR_MS
/** Many phones share one address of a mobile network. */
const TICKETS = { subject: 'chat:guest', most: 30, windowMs: HOUR_MS }
const TICKETS_OF_BRAND = 3_000
/** How exactly it is known when a guest was last here. */
const SEEN_EVERY_MS = 30_000

export interface Guest {
  readonly id: string
  readonly seenAt: Date
}

/** The guest of a request's ticket at the brand; undefined without one. Index: chat_guests.key_hash. */
export async function findGuest(
  db: Database,
  request: FastifyRequest,
  merchant: string,
): Promise<Guest | undefined> {
  const key = ownCookie(request, 'chatGuest')
  if (key === undefined) return undefined
  const row = await db
    .selectFrom('chat_guests')
    .select(['id', 'seen_at'])
    .where('key_hash', '=', hashOf(key))
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row && { id: row.id, seenAt: row.seen_at }
}

/** Whether the browser has a ticket, of whatever brand and age. */
export function hasTicket(request: FastifyRequest): boolean {
  return ownCookie(request, 'chatGuest') !== undefined
}

/** False where the ticket is over; else it lasts until `tx` ends. Index: the primary key. */
export async function holdGuest(tx: Database, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_guests')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** `findGuest`, noted as being here. */
export async function seeGuest(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  request: FastifyRequest,
  merchant: string,
): Promise<Guest | undefined> {
  const guest = await findGuest(db, request, merchant)
  const now = clock.now()
  if (guest && now.getTime() - guest.seenAt.getTime() > SEEN_EVERY_MS)
    await db.updateTable('chat_guests').set({ seen_at: now }).where('id', '=', guest.id).execute()
  return guest
}

/** Gives a new guest a ticket; throws ApiError `too_many_requests`. */
export async function makeGuest(
  { clock, db, randomness, throttle }: Pick<Platform, 'clock' | 'db' | 'randomness' | 'throttle'>,
  request: FastifyRequest,
  reply: FastifyReply,
  merchant: string,
): Promise<Guest> {
  const ofBrand = { subject: `chat:guests:${merchant}`, most: TICKETS_OF_BRAND, windowMs: HOUR_MS }
  await throttle.take(...perNetwork(request.ip, TICKETS), ofBrand)
  const key = randomness.token(KEY_BYTES)
  const now = clock.now()
  const id = randomness.uuid()
  await db
    .insertInto('chat_guests')
    .values({ id, merchant, key_hash: hashOf(key), created_at: now, seen_at: now })
    .execute()
  const maxAge = GUESTS_KEPT_MS / 1_000
  setOwnCookie(request, reply, { name: 'chatGuest', value: key }, { path: '/wps', maxAge })
  return { id, seenAt: now }
}

/** A ticket that is over is taken from the browser. */
export function dropGuest(request: FastifyRequest, reply: FastifyReply): void {
  clearOwnCookie(request, reply, 'chatGuest', { path: '/wps' })
}
