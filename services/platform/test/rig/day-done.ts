import { Caller } from './caller.ts'
import { until } from './until.ts'

/** Waits until the first day's work of a new platform is done: a copy of its data starts without it. */
export async function dayIsDone(operatorUrl: string, token: string): Promise<void> {
  const caller = new Caller(operatorUrl)
  const headers = { Authorization: `Bearer ${token}` }
  await until(async () => {
    const path = '/wps/operator/jobs?kind=daily&state=waiting&limit=200'
    const { body } = await caller.call('GET', path, { merchant: '', headers })
    const due: { dueAt: string }[] = body.value.list
    return due.every(({ dueAt }) => Date.parse(dueAt) > Date.now()) || undefined
  }, 'the first day’s work')
}
