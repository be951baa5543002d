import { infiniteQueryOptions, queryOptions, type Query } from '@tanstack/react-query'
import { addressOf, type Parts } from './client/address.ts'
import { ask, parted, type CallArguments } from './client/call.ts'
import type { Call, ValueOf } from './contract/call.ts'
import { site } from './site.ts'

type ReadCall = Call & { readonly method: 'GET' }

/** The value as it lies in the cache: shared by all, so not to be changed. */
type AnswerOf<C extends Call> = ValueOf<C> extends readonly (infer Item)[] ? readonly Item[] : ValueOf<C>

/** How an answer is kept. */
export interface QueryChoices {
  /** The answer of a public call that depends on who asks: treated as a member's own. */
  readonly personal?: boolean
}

/** An answer that is part of a list. */
type Paged = ReadCall & {
  readonly response: { readonly _zod: { readonly output: { readonly totalPages: number } } }
}

/** Pages stay this long after their screen was left, for the way back from a game. */
const PAGES_KEPT_MS = 30 * 60_000
const PAGED = 'paged'

/** Members' answers are refetched when a session starts and forgotten when it ends. */
const metaOf = ({ access }: Call, { personal }: QueryChoices): { readonly member: boolean } => ({
  member: access === 'member' || personal === true,
})

/** Query options of a GET call of the contract; the place that shows it says when it failed (A8). */
export function callQuery<const C extends ReadCall>(record: C, ...args: CallArguments<C, QueryChoices>) {
  const [input, choices = {}] = parted(args)
  return queryOptions({
    queryKey: [addressOf(record, input), site().language()] as const,
    queryFn: ({ signal }) => ask<AnswerOf<C>>(record, input, { signal }),
    meta: metaOf(record, choices),
  })
}

/** Query options of a GET call that answers page by page (A4): the page's number is sent as `param`; more exist while it is less than `totalPages`. */
export function pagedCallQuery<const C extends Paged>(
  record: C,
  param: 'page' | 'pageNo',
  ...args: CallArguments<C, QueryChoices>
) {
  const [input, choices = {}] = parted(args)
  const page = (number: number): Parts => ({ ...input, query: { ...Object(input.query), [param]: number } })
  const first = addressOf(record, page(1))
  return infiniteQueryOptions({
    queryKey: [PAGED, addressOf(record, input), site().language()] as const,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => ask<ValueOf<C>>(record, page(pageParam), { signal }),
    getNextPageParam: ({ totalPages }, _pages, last) => (last < totalPages ? last + 1 : undefined),
    initialData: () => {
      const known = site().queries.getQueryData<ValueOf<C>>([first, site().language()])
      return known === undefined ? undefined : { pages: [known], pageParams: [1] }
    },
    gcTime: PAGES_KEPT_MS,
    // Coming back shows what was loaded; asking for every page of it again would take as long as loading it did.
    refetchOnMount: ({ state }) => state.isInvalidated || (state.data?.pages.length ?? 0) <= 1,
    meta: { ...metaOf(record, choices), first },
  })
}

/** Query options of a GET call that answers from `cursor` on: the first page has none, the last names none. */
export function cursorCallQuery<
  const C extends ReadCall & {
    readonly response: { readonly _zod: { readonly output: { readonly nextCursor: string | null } } }
  },
>(record: C, ...args: CallArguments<C, QueryChoices>) {
  const [input, choices = {}] = parted(args)
  const first = addressOf(record, input)
  return infiniteQueryOptions({
    queryKey: [PAGED, first, site().language()] as const,
    initialPageParam: '',
    queryFn: ({ pageParam: cursor, signal }) =>
      ask<ValueOf<C>>(record, { ...input, query: { ...Object(input.query), cursor } }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    initialData: () => {
      const known = site().queries.getQueryData<ValueOf<C>>([first, site().language()])
      return known === undefined ? undefined : { pages: [known], pageParams: [''] }
    },
    meta: { ...metaOf(record, choices), first },
  })
}

/** Which cached queries are answers of a call, whatever its query, in every language: for `predicate` of the query cache. */
export function answersOf({ path }: Pick<Call, 'path'>): (query: Pick<Query, 'queryKey'>) => boolean {
  return ({ queryKey: [first, second] }) => String(first === PAGED ? second : first).split('?', 1)[0] === path
}
