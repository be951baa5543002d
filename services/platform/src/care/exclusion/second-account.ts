import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { marksOfMember, MATCHES, soughtOf, type Shown } from '#care/exclusion/marks'
import { insertMarks, selectKnownOf, selectMatches, selectStanding } from '#care/exclusion/repository'
import { holdTwin } from '#care/harm/hold-twin'

type Deps = Pick<Platform, 'clock' | 'db' | 'keyed'>

/**
 * What an account that shows this is to be met with, because somebody who keeps away from play has the same (MEM-09): `refuse` where
 * hardly anybody else has it, `hold` where a person has to look; undefined where nobody has. What is the member's own counts for nothing.
 */
export async function twinOf(
  { clock, db, keyed }: Deps,
  who: { readonly merchant: string; readonly id?: string },
  shown: Shown,
): Promise<'refuse' | 'hold' | undefined> {
  // A name alone is many people's: with the birthday that the account has it is somebody.
  const known =
    shown.payee !== undefined && who.id !== undefined ? await selectKnownOf(db, who.id) : undefined
  const sought = soughtOf(keyed, { birthday: known?.birthday, ...shown })
  const matches = await selectMatches(db, sought, { merchant: who.merchant, now: clock.now() })
  const others = matches.filter(({ member_id: of }) => of !== who.id)
  if (others.length === 0) return undefined
  return others.some(({ kind }) => MATCHES[kind] === 'refuse') ? 'refuse' : 'hold'
}

/**
 * Before a member's account takes something on: where it is that of somebody who keeps away, the account is held until a person has
 * looked, and what is hardly anybody else's is refused (MEM-09). Writes in a transaction of its own, since the caller's ends with the
 * refusal; so it is called outside of one. Throws ApiError `self_excluded` with this field.
 */
export async function requireOwn(
  deps: Deps,
  who: { readonly id: string; readonly merchant: string },
  shown: Shown,
  field: string,
): Promise<void> {
  const twin = await twinOf(deps, who, shown)
  if (twin === undefined) return
  await deps.db.transaction().execute((tx) => holdTwin(tx, who, deps.clock.now()))
  if (twin === 'refuse') throw new ApiError('self_excluded', { field })
}

/** Whoever keeps away is known again by what their account takes on meanwhile too, as by a wish from before that the house grants. */
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
