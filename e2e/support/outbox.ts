import { expect } from '@playwright/test'
import type { Site } from './sites.ts'

interface Kept {
  readonly id: string
  readonly channel: 'sms' | 'mail'
  readonly to: string
  readonly text: string
  readonly code: string | null
  readonly link: string | null
}

async function read(site: Site): Promise<readonly Kept[]> {
  const answer = await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/outbox`, {
    headers: { Authorization: `Bearer ${site.operatorToken()}` },
  })
  const { value } = (await answer.json()) as { value: { list: readonly Kept[] } } // reason: the operator API's own answer
  return value.list
}

/** Does something that has the sandbox send a message to a person, and reads the message as its receiver would. */
export async function messageAfter(site: Site, to: string, act: () => Promise<void>): Promise<Kept> {
  const ofReceiver = async (): Promise<readonly Kept[]> => (await read(site)).filter((one) => one.to === to)
  const before = new Set((await ofReceiver()).map(({ id }) => id))
  await act()
  let found: Kept | undefined
  await expect
    .poll(async () => (found = (await ofReceiver()).find(({ id }) => !before.has(id)))?.to, {
      intervals: [100],
    })
    .toBe(to)
  if (found === undefined) throw new Error(`nothing was sent to ${to}`)
  return found
}
