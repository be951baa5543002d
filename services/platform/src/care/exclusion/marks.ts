import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { hashOf } from '#api/hash-of'
import { selectKnownOf, selectThings, type Mark } from '#care/exclusion/repository'
import type { MarkKind } from '#care/exclusion/tables'

/**
 * What a match means: `refuse` where it is hardly anybody else, `hold` where a person has to look. A proved number, an address,
 * a paper and a card are one's own; a name is many people's, and a browser a family's.
 */
export const MATCHES: Readonly<Record<MarkKind, 'refuse' | 'hold'>> = {
  mobile: 'refuse',
  email: 'refuse',
  identity: 'refuse',
  card: 'refuse',
  payee: 'hold',
  device: 'hold',
}

/** What is known of somebody who registers, or adds something. */
export type Shown = Readonly<Partial<Record<MarkKind, string | null | undefined>>>

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

/** Digests alone: what is kept tells nobody a number or a name. */
export function marksOf(keyed: Platform['keyed'], shown: Shown): Mark[] {
  return Object.entries(shown).flatMap(([name, value]) => {
    const kind = name as MarkKind // reason: Object.entries forgets the names of a record
    if (value === null || value === undefined || plain(value) === '') return []
    return [{ kind, digest: keyed.fingerprint('exclusion', kind, plain(value)) }]
  })
}

/** The browser of a visitor as it is kept in member_browsers. */
export const deviceOf = (browser: string | undefined): string | undefined =>
  browser === undefined ? undefined : hashOf(browser)

/** Every mark of a member: profile, cards that are or were theirs, browsers. */
export async function marksOfMember(
  db: Database,
  keyed: Platform['keyed'],
  memberId: string,
): Promise<Mark[]> {
  const known = await selectKnownOf(db, memberId)
  const { browsers, cards } = await selectThings(db, memberId)
  const numbers = await Promise.all(cards.map((sealed) => keyed.open(sealed)))
  return [
    ...marksOf(keyed, {
      mobile: known?.mobile,
      email: known?.email,
      identity: known?.id_number,
      payee: known?.payee_name,
    }),
    ...numbers.flatMap((card) => marksOf(keyed, { card })),
    ...browsers.flatMap((device) => marksOf(keyed, { device })),
  ]
}
