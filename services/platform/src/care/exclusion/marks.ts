import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { hashOf } from '#api/hash-of'
import { selectKnownOf, selectThings, type Mark } from '#care/exclusion/repository'
import { dotless, keptOfName, mailboxOf, nameOf, plain, soughtOfName } from '#care/exclusion/likeness'
import type { MarkKind } from '#care/exclusion/tables'

/**
 * What a match means: `refuse` where it is almost certainly the same person, `hold` where an operator has to look. A verified
 * number, an address, a paper and a card identify one person; a name is shared by many, a browser by a family, and an address
 * with other dots may be another person's. `person` is a birthday with a name that differs by one letter at most.
 */
export const MATCHES: Readonly<Record<MarkKind, 'refuse' | 'hold'>> = {
  mobile: 'refuse',
  email: 'refuse',
  'email-like': 'hold',
  identity: 'refuse',
  card: 'refuse',
  payee: 'hold',
  person: 'hold',
  device: 'hold',
}

/** Known details of a person who registers or adds a detail; a birthday as YYYY-MM-DD. */
export type Shown = Readonly<
  Partial<
    Record<
      'mobile' | 'email' | 'identity' | 'card' | 'payee' | 'birthday' | 'device',
      string | null | undefined
    >
  >
>

/** Digests only: the stored marks reveal no number and no name. */
export const marksOf = (keyed: Platform['keyed'], shown: Shown): Mark[] => digests(keyed, shown, keptOfName)

/** The digests that an account is looked for by among those that `marksOf` made of others. */
export const soughtOf = (keyed: Platform['keyed'], shown: Shown): Mark[] =>
  digests(keyed, shown, soughtOfName)

function digests(
  keyed: Platform['keyed'],
  { birthday, email, payee, ...exact }: Shown,
  ofName: (name: string) => string[],
): Mark[] {
  const isThere = (text: string | null | undefined): text is string =>
    text !== null && text !== undefined && plain(text) !== ''
  const texts: [MarkKind, string][] = Object.entries(exact).flatMap(([name, value]) =>
    // reason: Object.entries forgets the names of a record
    isThere(value) ? [[name as MarkKind, plain(value)]] : [],
  )
  // Marks from before mailboxes and names were normalised are found by the text as it was written.
  if (isThere(email))
    texts.push(['email', plain(email)], ['email', mailboxOf(email)], ['email-like', dotless(email)])
  if (isThere(payee)) {
    texts.push(['payee', plain(payee)])
    const name = nameOf(payee)
    // A title alone is not a name and would match every account.
    if (name !== '') texts.push(['payee', name])
    if (name !== '' && isThere(birthday))
      for (const text of ofName(name)) texts.push(['person', `${birthday} ${text}`])
  }
  const known = new Map(texts.map(([kind, text]) => [`${kind} ${text}`, { kind, text }]))
  return [...known.values()].map(({ kind, text }) => ({
    kind,
    digest: keyed.fingerprint('exclusion', kind, text),
  }))
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
      birthday: known?.birthday,
    }),
    ...numbers.flatMap((card) => marksOf(keyed, { card })),
    ...browsers.flatMap((device) => marksOf(keyed, { device })),
  ]
}
