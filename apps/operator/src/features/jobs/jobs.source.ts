import { listJobs } from '@site/shared-api/contract/job'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

export const jobsSource = cursorSource(['kind', 'state'], (query, options) =>
  call(listJobs, { query }, options),
)
