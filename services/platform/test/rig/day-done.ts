import { Caller } from './caller.ts'
import { until } from './until.ts'

/** What a site does by itself once a day; its kinds of jobs. */
const OF_A_DAY = ['daily', 'day-end', 'day-report']
/** Work that waits for other work is looked at again within seconds. */
const NOT_TODAY_MS = 30_000
/** Made once an hour for all tests, while everything else begins. */
const PATIENCE_MS = 120_000

/** Waits until a new platform has done what its first day and those before it ask for: a copy of its data starts without it. */
export async function dayIsDone(operatorUrl: string, token: string): Promise<void> {
  const caller = new Caller(operatorUrl)
  const headers = { Authorization: `Bearer ${token}` }
  const look = async (): Promise<true | undefined> => {
    const path = '/wps/operator/jobs?state=waiting&limit=200'
    const { body } = await caller.call('GET', path, { merchant: '', headers })
    const jobs: { kind: string; dueAt: string }[] = body.value.list
    const rest = jobs.filter(({ kind }) => OF_A_DAY.includes(kind))
    return rest.every(({ dueAt }) => Date.parse(dueAt) > Date.now() + NOT_TODAY_MS) || undefined
  }
  await until(look, 'the work of the first day', PATIENCE_MS)
}
