import type { GetListParams, RaRecord } from 'react-admin'

export interface Listed {
  readonly data: RaRecord[]
  readonly total?: number
  readonly hasNext?: boolean
}

/** What a list page of the console reads: one of these a resource. */
export interface Source {
  list(params: GetListParams & { readonly signal?: AbortSignal }): Promise<Listed>
}

/** A filter's value as text; undefined where it says nothing. */
export function filterText(params: GetListParams, name: string): string | undefined {
  const value: unknown = params.filter?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Rows that came all at once, cut, searched and sorted here. */
export function pageOf(rows: readonly RaRecord[], { pagination, sort }: GetListParams): Listed {
  const { page = 1, perPage = rows.length } = pagination ?? {}
  const { field = 'id', order = 'ASC' } = sort ?? {}
  const sign = order === 'ASC' ? 1 : -1
  const sorted = [...rows].sort(
    (one, other) =>
      sign * String(one[field]).localeCompare(String(other[field]), undefined, { numeric: true }),
  )
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: rows.length }
}
