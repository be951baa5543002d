import type { Database } from '#db/database'
import { insertDuplicate, selectCandidates, selectKnown } from '#care/duplicates/duplicates.repository'
import { compare, type DuplicateReason } from '#care/duplicates/score'
import { openCase } from '#care/harm/cases'
import { setCaseState } from '#care/harm/repository'
import { selectRules } from '#care/rules/repository'

const DAY = 'YYYY-MM-DD'.length
const SHOWN = 10

/**
 * Looks whether a member has another account at the brand, and lets an operator decide where that is likely: nothing is refused,
 * and from the brand's second threshold on no bonus or gift is given until then (MEM-06, MEM-09). In the transaction that made or changed the account.
 */
export async function checkDuplicates(
  tx: Database,
  who: { readonly id: string; readonly merchant: string },
  now: Date,
): Promise<void> {
  const known = await selectKnown(tx, who.id)
  if (!known) return
  const { duplicateCase, duplicateHold } = await selectRules(tx, who.merchant)
  const found: { account: string; reasons: DuplicateReason[] }[] = []
  for (const other of await selectCandidates(tx, who, known)) {
    const { reasons, score } = compare(known, other, other)
    if (score < duplicateCase) continue
    const holds = score >= duplicateHold
    const pair = { memberId: who.id, otherId: other.id, merchant: who.merchant, reasons, score, holds, now }
    if (await insertDuplicate(tx, pair)) found.push({ account: other.account, reasons })
  }
  if (found.length === 0) return
  const isNew = await openCase(tx, who, {
    what: 'duplicate',
    at: now,
    day: now.toISOString().slice(0, DAY),
    detail: {
      accounts: found
        .slice(0, SHOWN)
        .map(({ account }) => account)
        .join(', '),
      reasons: [...new Set(found.flatMap(({ reasons }) => reasons))].join(', '),
    },
  })
  // The marker of this day exists already: reopen a case that was closed since.
  if (!isNew) await setCaseState(tx, { ...who, state: 'open', at: now })
}
