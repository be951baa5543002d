import { useQuery } from '@tanstack/react-query'
import type { ValueOf } from '@site/shared-api/contract/call'
import { describeConsole } from '@site/shared-api/contract/describe'
import { call } from '#client/call.ts'
import { useSession } from '#session/use-session.ts'

export type Described = ValueOf<typeof describeConsole>

const FRESH_MS = 60_000

/** What there is to choose from: brands, kinds with what a new one begins with, flags with what they gate, modules. */
export function useDescribe(): Described | undefined {
  const session = useSession()
  return useQuery({
    queryKey: ['describe', session?.name],
    queryFn: ({ signal }) => call(describeConsole, {}, { signal }),
    staleTime: FRESH_MS,
  }).data
}
