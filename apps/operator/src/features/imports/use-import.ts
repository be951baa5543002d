import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeImport,
  readImport,
  takeImport,
  undoImport,
  type CatalogueImport,
} from '@site/shared-api/contract/catalogue-import'
import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import { call } from '#client/call.ts'

const LOOK_MS = 700
const WORKING = ['judging', 'taking', 'undoing']

/** Whether an import is being processed. */
export const isWorking = ({ state }: Pick<CatalogueImport, 'state'>): boolean => WORKING.includes(state)

/** One import, looked at again while it is being worked on, and what can be done with it. */
export function useImport(id: string) {
  const queries = useQueryClient()
  const key = ['import', id]
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? LOOK_MS : false),
  })
  const update = (now: CatalogueImport): void => {
    queries.setQueryData(key, now)
    void queries.invalidateQueries({ queryKey: ['imports'] })
  }
  /** What was refused may be because it is otherwise by now. */
  const perform = async (request: Promise<CatalogueImport>): Promise<void> => {
    try {
      update(await request)
    } catch (problem) {
      void queries.invalidateQueries({ queryKey: key })
      throw problem
    }
  }
  return {
    found: data,
    error,
    change: (settings: ImportSettings) => perform(call(changeImport, { params: { id }, body: settings })),
    take: (judgement: number) => perform(call(takeImport, { params: { id }, body: { judgement } })),
    undo: () => perform(call(undoImport, { params: { id } })),
  }
}
