import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Site } from './sites.ts'

/** Browsers know names that end in localhost by themselves, Node.js does not. */
const reachable = (address: string): string => address.replace('games.localhost', '127.0.0.1')

/** As the payer, with a phone of their own: nothing of it happens in the member's page. */
export async function pay(address: string, act: object): Promise<void> {
  const answer = await fetch(reachable(address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(act),
  })
  expect(answer.status).toBe(200)
}

/** A line of the payment company's own book. */
interface Booked {
  readonly amount: string
  readonly currency: string
  readonly orderId?: string
  readonly payoutId?: string
}

/** What the payment company at that address has in its books of one order: what came in for it, or went out. */
export async function bookedOf(
  site: Site,
  { address, id, which }: { address: string; id: string; which: 'book' | 'payout-book' },
): Promise<readonly string[]> {
  const secret = readFileSync(join(site.dataDir, 'provider-secret'), 'utf8').trim()
  const [path, at] = [`/pay/${which}`, Date.now()]
  const body = JSON.stringify({ from: at - 3_600_000, to: at + 3_600_000 })
  const answer = await fetch(new URL(path, reachable(address)), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Timestamp': String(at),
      'X-Signature': createHmac('sha256', secret).update(`${at}\nPOST\n${path}\n${body}`).digest('hex'),
    },
    body,
  })
  expect(answer.status).toBe(200)
  const { receipts } = (await answer.json()) as { receipts: readonly Booked[] } // reason: the payment company's own answer
  return receipts
    .filter(({ orderId, payoutId }) => orderId === id || payoutId === id)
    .map(({ amount, currency }) => `${amount} ${currency}`)
}
