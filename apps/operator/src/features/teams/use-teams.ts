import { listTeams } from '@site/shared-api/contract/team'
import type { ValueOf } from '@site/shared-api/contract/call'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/call.ts'

export type Team = ValueOf<typeof listTeams>['list'][number]

const TEAMS = ['teams']

export const useTeams = () =>
  useQuery({ queryKey: TEAMS, queryFn: ({ signal }) => call(listTeams, {}, { signal }) })

/** Refetches the list of teams. */
export function useRefreshTeams(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: TEAMS })
}
