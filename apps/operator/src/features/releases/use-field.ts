import { useQuery } from '@tanstack/react-query'
import { fieldFigures, type CanaryVerdict, type FieldRow } from '@site/shared-api/contract/field'
import { call } from '#client/call.ts'

const AGAIN_MS = 30_000

export interface FieldView {
  readonly rows: readonly FieldRow[]
  readonly canaries: readonly CanaryVerdict[]
  readonly error: unknown
}

/** Telemetry of the last hours, of one module or of all, fetched again every half minute. */
export function useField(hours: number, module?: string): FieldView {
  const { data, error } = useQuery({
    queryKey: ['field', hours, module],
    queryFn: ({ signal }) =>
      call(fieldFigures, { query: { hours, ...(module !== undefined && { module }) } }, { signal }),
    refetchInterval: AGAIN_MS,
  })
  return { rows: data?.rows ?? [], canaries: data?.canaries ?? [], error }
}
