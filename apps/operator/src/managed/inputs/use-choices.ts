import { useQuery } from '@tanstack/react-query'
import { listManaged } from '@site/shared-api/contract/managed'
import type { ManagedKind } from '@site/shared-api/contract/managed-kinds'
import { useFirstBrand } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { useEdited } from '#managed/editor/document-context.ts'

const MOST = 100

/** Documents of another kind of the same brand, to choose one of. */
export function useChoices(kind: ManagedKind): { readonly id: string; readonly name: string }[] {
  const first = useFirstBrand()
  const brand = useEdited()?.merchant ?? first
  const { data } = useQuery({
    queryKey: ['choices', kind, brand],
    enabled: brand !== undefined,
    queryFn: ({ signal }) =>
      call(listManaged, { params: { kind }, query: { limit: MOST, ...(brand && { brand }) } }, { signal }),
  })
  return (data?.list ?? []).map(({ id, title }) => ({ id, name: title || id }))
}
