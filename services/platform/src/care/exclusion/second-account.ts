import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { marksOfMember, MATCHES, soughtOf, type Shown } from '#care/exclusion/marks'
import { insertMarks, selectKnownOf, selectMatches, selectStanding } from '#care/exclusion/repository'
import { restrictDuplicate } from '#care/harm/restrict-duplicate'

type Deps = Pick<Platform, 'clock' | 'db' | 'keyed'>

/**
 * How to treat an account with these details, if an excluded member has the same (MEM-09): `refuse` where it is almost certainly
 * the same person, `hold` where an operator has to look; undefined without a match. The member's own details do not count.
 */
export async function findDuplicateAccount(
  { clock, db, keyed }: Deps,
  who: { readonly merchant: string; readonly id?: string },
  shown: Shown,
): Promise<'refuse' | 'hold' | undefined> {
  // A name alone is shared by many; with the account's birthday it identifies a person.
  const known =
    shown.payee !== undefined && who.id !== undefined ? await selectKnownOf(db, who.id) : undefined
  const sought = soughtOf(keyed, { birthday: known?.birthday, ...shown })
  const matches = await selectMatches(db, sought, { merchant: who.merchant, now: clock.now() })
  const others = matches.filter(({ member_id: of }) => of !== who.id)
  if (others.length === 0) return undefined
  return others.some(({ kind }) => MATCHES[kind] === 'refuse') ? 'refuse' : 'hold'
}

/**
 * Before a detail is added to a member's account: if an excluded member has the same, the account is restricted until an operator
 * has looked, and what identifies one person is refused (MEM-09). Writes in a transaction of its own, since the caller's ends with the
 * refusal; so it is called outside of one. Throws ApiError `self_excluded` with this field.
 */
export async function requireOwn(
  deps: Deps,
  who: { readonly id: string; readonly merchant: string },
  shown: Shown,
  field: string,
): Promise<void> {
  const match = await findDuplicateAccount(deps, who, shown)
  if (match === undefined) return
  await deps.db.transaction().execute((tx) => restrictDuplicate(tx, who, deps.clock.now()))
  if (match === 'refuse') throw new ApiError('self_excluded', { field })
}

/** Details that an excluded member's account takes on later identify them too, as by a change request approved since. */
export async function keepKnown(
  tx: Database,
  { clock, keyed }: Pick<Deps, 'clock' | 'keyed'>,
  memberId: string,
): Promise<void> {
  const standing = await selectStanding(tx, memberId, clock.now())
  if (standing.length === 0) return
  const marks = await marksOfMember(tx, keyed, memberId)
  for (const { id } of standing) await insertMarks(tx, id, marks)
}
