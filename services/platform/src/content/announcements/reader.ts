import {
  MEMBER_TYPE,
  isAgent,
  type ContentType,
  type LanguageCode,
} from '@site/shared-api/contract/constants'
import type { LiveBrand } from '#brands/index'
import type { Readership } from '#content/announcements/repository'
import { pictureHosts } from '#content/rich-text/picture-hosts'
import type { Session } from '#identity/index'

/** Who reads, for which brand, in which language. */
export interface Reader {
  merchant: string
  language: LanguageCode
  /** The time zone of displayed dates. */
  timeZone: string
  session: Session | undefined
  /** From where its texts may show pictures. */
  hosts: readonly string[]
}

interface Asking {
  brand: LiveBrand
  language: LanguageCode
  visitor(): Promise<Session | undefined>
}

/** Who makes a call, without their session. */
export const readerFor = ({
  brand,
  language,
}: Pick<Asking, 'brand' | 'language'>): Omit<Reader, 'session'> => ({
  merchant: brand.merchant,
  language,
  timeZone: brand.document.timeZone,
  hosts: pictureHosts(brand.document),
})

/** Who makes a public call, a member or a guest. */
export const readerOf = async (call: Asking): Promise<Reader> => ({
  ...readerFor(call),
  session: await call.visitor(),
})

/** What of these types the reader may have; undefined where that is nothing. */
export function readershipOf(
  { merchant, session }: Reader,
  types: readonly ContentType[],
  now: Date,
): Readership | undefined {
  const allowed = session && isAgent(session.type) ? types : types.filter((type) => type !== 'A')
  return allowed.length === 0 ? undefined : { merchant, types: allowed, memberId: session?.memberId, now }
}

/** Notices are for players; agents also read the agents' own. */
export const noticesFor = (
  { merchant, session }: Pick<Reader, 'merchant' | 'session'>,
  now: Date,
): Readership => ({
  merchant,
  types: session && isAgent(session.type) ? ['PL', 'A'] : ['PL'],
  memberId: session?.memberId,
  now,
})

/** A trial account has read everything (B4). */
export const readsAll = ({ session }: Pick<Reader, 'session'>): boolean => session?.type === MEMBER_TYPE.trial
