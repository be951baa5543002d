import type { Database } from '#db/database'
import { setRestricted } from '#games/index'
import { openCase } from '#care/harm/cases'

/** Restricts an account that may belong to an excluded person: no play and no deposits until an operator has looked (MEM-09). */
export async function restrictDuplicate(
  tx: Database,
  who: { id: string; merchant: string },
  now: Date,
): Promise<void> {
  await setRestricted(tx, who.id, now)
  await openCase(tx, who, { what: 'twin', at: now })
}
