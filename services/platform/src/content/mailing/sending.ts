import { audience } from '@site/shared-api/contract/mailing'
import type { Platform } from '#api/platform'
import { changeMailing, holdMailing, insertCopies } from '#content/mailing/repository'
import type { JobKind } from '#db/jobs/job'
import { publishEvent } from '#db/signals/signal'

export const MAILING_JOB = 'mailing'
/** Copies in one transaction: some tens of milliseconds. */
const BATCH = 2_000

/**
 * Sends a message to many as a job, a batch of members in each transaction, with the place up to which it has come: a kill
 * costs the current batch, which the next instance sends again; no member gets it twice (PLT-06).
 */
export function mailingJob({ brands, clock }: Platform): JobKind {
  return {
    kind: MAILING_JOB,
    work: async ({ key: id, merchant }) => {
      const brand = await brands.byMerchant(merchant ?? '')
      return async (tx) => {
        const mailing = await holdMailing(tx, id)
        if (!mailing || !brand || mailing.state === 'taken-back' || mailing.state === 'sent') return undefined
        const reach = {
          merchant: mailing.merchant,
          audience: audience.parse(mailing.audience),
          currency: brand.document.currency.code,
          at: mailing.send_at,
          now: clock.now(),
        }
        const { last_member: after, send_at: sentAt } = mailing
        const { count, last } = await insertCopies(tx, { id, after, sentAt, most: BATCH }, reach)
        const isOver = last === undefined
        await changeMailing(tx, id, {
          reached: mailing.reached + count,
          last_member: last ?? after,
          state: isOver ? 'sent' : 'sending',
          ...(isOver && { ended_at: clock.now() }),
        })
        if (!isOver) return { again: clock.now() }
        await publishEvent(tx, { topic: 'inbox', merchant: mailing.merchant, id: '*' })
        return undefined
      }
    },
  }
}
