import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ValueOf } from '@site/shared-api/contract/call'
import { findGames, MOST_CHOICES } from '@site/shared-api/contract/game-choice'
import { call } from '#client/call.ts'

export type GameChoice = ValueOf<typeof findGames>['list'][number]

/** Games whose name is typed, from two letters on. */
export function useFoundGames(brand: string, name: string) {
  return useQuery({
    queryKey: ['games', brand, name],
    enabled: name.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(findGames, { query: { brand, name: name.trim() } }, { signal }),
  })
}

/** The games of these node ids, by id; fetched in as many calls as it takes. */
export function useGamesOf(brand: string, ids: readonly string[]): ReadonlyMap<string, GameChoice> {
  const { data } = useQuery({
    queryKey: ['games of', brand, ids],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / MOST_CHOICES) }, (_, at) =>
        ids.slice(at * MOST_CHOICES, (at + 1) * MOST_CHOICES),
      )
      const answers: GameChoice[] = []
      for (const part of parts)
        answers.push(...(await call(findGames, { query: { brand, ids: part.join() } }, { signal })).list)
      return new Map(answers.map((game) => [game.nodeId, game]))
    },
  })
  return data ?? new Map()
}
