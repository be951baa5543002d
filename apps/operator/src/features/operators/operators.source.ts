import { listOperators } from '@site/shared-api/contract/operator'
import { call } from '#client/call.ts'
import { pageOf, type Source } from '#providers/source.ts'

export const operatorsSource: Source = {
  async list(params) {
    const { list } = await call(listOperators, {}, choices(params))
    return pageOf(
      list.map((one) => ({ id: one.name, ...one })),
      params,
    )
  },
}

const choices = ({ signal }: { readonly signal?: AbortSignal }) => (signal ? { signal } : {})
