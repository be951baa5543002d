import type { Brands } from '@site/shared-api/contract/brand-place'
import { sql, type RawBuilder } from 'kysely'
import { hashOf } from '#api/hash-of'

interface Stored {
  readonly brands: string[] | null
  readonly disabled_at: Date | null
  readonly closed_at: Date | null
}

/**
 * Brands and whether the account is closed, in the columns that hold them. Older copies read `disabled_at` alone: an operator of
 * some brands is closed to them, who know no brands.
 */
export const storedAccess = (brands: Brands, isClosed: boolean, now: Date): Stored =>
  brands === 'all'
    ? { brands: null, disabled_at: isClosed ? now : null, closed_at: null }
    : { brands: [...brands], disabled_at: now, closed_at: isClosed ? now : null }

export const brandsIn = ({ brands }: Pick<Stored, 'brands'>): Brands => brands ?? 'all'

export const isClosed = ({ brands, closed_at, disabled_at }: Stored): boolean =>
  (brands === null ? disabled_at : closed_at) !== null

/** The same in a query in which the table `operators` is called so. */
export const isOpen = (operators: string): RawBuilder<boolean> =>
  sql<boolean>`(case when ${sql.ref(`${operators}.brands`)} is null then ${sql.ref(`${operators}.disabled_at`)}
    else ${sql.ref(`${operators}.closed_at`)} end) is null`

/** What a token of the command line is looked up by: one of fewer brands by another hash, which older copies do not look for. */
export const tokenHashOf = (token: string, brands: Brands): string =>
  brands === 'all' ? hashOf(token) : hashOf(`brands ${token}`)

export const tokenHashesOf = (token: string): string[] => [tokenHashOf(token, 'all'), tokenHashOf(token, [])]
