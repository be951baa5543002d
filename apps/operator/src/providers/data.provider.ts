import type { DataProvider, GetListParams } from 'react-admin'
import type { Source } from '#providers/source.ts'

const unsupported = (): Promise<never> =>
  Promise.reject(
    new Error('The console changes things by the calls of the contract, not by react-admin’s verbs.'),
  )

/** Lists by resource; mutations are calls of the contract, made where they are needed. */
export function dataProviderOf(sources: Readonly<Record<string, Source>>): DataProvider {
  const getList = async (resource: string, params: GetListParams) => {
    const source = sources[resource]
    if (!source) throw new Error(`Nothing lists ${resource}.`)
    const { data, total, hasNext } = await source.list(params)
    const { page = 1 } = params.pagination ?? {}
    // reason: what a resource's records are, its own pages say
    const rows = data as never[]
    return total === undefined
      ? { data: rows, pageInfo: { hasNextPage: hasNext === true, hasPreviousPage: page > 1 } }
      : { data: rows, total }
  }
  return {
    supportAbortSignal: true,
    getList,
    getOne: unsupported,
    getMany: unsupported,
    getManyReference: unsupported,
    create: unsupported,
    update: unsupported,
    updateMany: unsupported,
    delete: unsupported,
    deleteMany: unsupported,
  }
}
