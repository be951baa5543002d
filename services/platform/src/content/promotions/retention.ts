import type { Database } from '#db/database'
import type { FileStore } from '#content/member-files/file-store'
import { forgetApplications } from '#content/promotions/applications.repository'
import { forgetJoins } from '#content/promotions/joins.repository'
import { deletePicture, selectDone } from '#content/promotions/pictures.repository'
import { fileOf } from '#content/promotions/reward-pictures'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a member may ask about a decision. */
const PICTURES_KEPT_MS = 90 * DAY_MS
/** Longer than any application takes to be made. */
const UNCLAIMED_KEPT_MS = DAY_MS
/** As long as events of security are kept. */
const ROWS_KEPT_MS = 400 * DAY_MS
const BATCH = 200

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/**
 * Forgets pictures 90 days after the decision, and those that no application came to after a day; refused applications and
 * joins of promotions that are over after 400 days. What was paid stays, as its entry in the ledger does. Yields how many went.
 */
export async function* forgetOld(db: Database, files: FileStore, now: Date): AsyncGenerator<number, void> {
  const done = {
    broughtBefore: before(now, UNCLAIMED_KEPT_MS),
    decidedBefore: before(now, PICTURES_KEPT_MS),
    most: BATCH,
  }
  for (let gone = BATCH; gone === BATCH; yield gone) {
    const pictures = await selectDone(db, done)
    for (const { id } of pictures) {
      // The file first: a row without a file is found again, a file without a row never.
      await files.remove(fileOf(id))
      await deletePicture(db, id)
    }
    gone = pictures.length
  }
  const kept = before(now, ROWS_KEPT_MS)
  for (const forget of [forgetApplications, forgetJoins])
    for (let gone = BATCH; gone === BATCH; yield gone) gone = await forget(db, kept, BATCH)
}
