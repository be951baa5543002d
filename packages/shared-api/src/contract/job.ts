import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, moment, pageSize } from './fields.ts'

const MAX_PAGE = 200
const PAGE = 50

/** `waiting`: for its time, or under way. `failed`: tried too often, left to an operator. */
export const JOB_STATES = ['waiting', 'failed', 'done'] as const

/** A piece of work of the site itself. */
export const job = z.object({
  id: z.uuid(),
  kind: z.string(),
  key: z.string(),
  merchant: z.string().nullable(),
  state: z.enum(JOB_STATES),
  createdAt: moment,
  /** When it is done, or done again. */
  dueAt: moment,
  /** Since it last succeeded. */
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  endedAt: moment.nullable(),
})
export type JobDto = z.output<typeof job>

export const listJobs = defineCall({
  method: 'GET',
  path: '/wps/operator/jobs',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'read',
  summary: 'What the site does by itself: waiting, done or given up, newest first',
  branded: false,
  query: z.object({
    state: z.enum(JOB_STATES).optional(),
    kind: z.string().max(64).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(job), nextCursor: cursorText.nullable() }),
})

export const hastenJob = defineCall({
  method: 'POST',
  path: '/wps/operator/jobs/:id/run',
  brandOf: { thing: 'job' },
  access: 'operator',
  right: 'money',
  summary: 'Runs a job as soon as a worker is free, one that was given up too; audited',
  branded: false,
  params: z.object({ id: z.uuid() }),
  response: z.object({ hastened: z.boolean() }),
})
