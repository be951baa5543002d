import { listBookChecks } from '@site/shared-api/contract/book-check'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

export const booksSource = cursorSource(['kind', 'state'], (query, options) =>
  call(listBookChecks, { query }, options),
)
