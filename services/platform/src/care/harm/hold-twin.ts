import type { Database } from '#db/database'
import { setRestricted } from '#games/index'
import { openCase } from '#care/harm/cases'

/** An account that may be somebody's who keeps away from play: it plays and pays in nothing until an operator has looked (MEM-09). */
export async function holdTwin(
  tx: Database,
  who: { id: string; merchant: string },
  now: Date,
): Promise<void> {
  await setRestricted(tx, who.id, now)
  await openCase(tx, who, { what: 'twin', at: now })
}
