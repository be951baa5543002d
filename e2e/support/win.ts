import type { Page } from '@playwright/test'
import { callAs } from './game.ts'

const STAKE = '50.00'
/** Cash-out at 1.01: all but a few flights come that far. */
const LOWEST = 101
const MOST_ROUNDS = 20

interface Listed {
  readonly games: readonly Readonly<Record<'gameType' | 'vassalage' | 'gameId' | 'nodeId', string>>[]
}

/** Opens the flight game with the session of a signed-in page, off its screen; what it gives flies once for a stake, and resolves with the payout once the wallet has booked it. */
export async function openFlight(page: Page, merchant: string): Promise<(stake: string) => Promise<string>> {
  const { games } = await callAs<Listed>(page, '/wps/game/list?gameType=CRASH&pageSize=1', merchant)
  const [game] = games
  if (game === undefined) throw new Error('There is no flight game.')
  const { gameType: category, vassalage: vendor, gameId, nodeId } = game
  const query = new URLSearchParams({ category, vendor, gameId, nodeId })
  const launched = await callAs<{ url: string }>(page, `/wps/game/launchGame?${query.toString()}`, merchant)
  const { origin, pathname, port } = new URL(launched.url)
  const ask = async (path: string, body: object): Promise<Record<string, never>> => {
    // The machine need not know the name that browsers know.
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Play': pathname.split('/').at(-1) ?? '',
        Origin: origin,
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return (JSON.parse(text) as { value: Record<string, never> }).value // reason: the provider's own envelope
  }
  await ask('open', {})
  return async (stake) => {
    const placed = await ask('crash/bet', { clientId: crypto.randomUUID(), stake, auto: LOWEST })
    const { id } = placed['round'] as unknown as { id: string } // reason: as above
    for (;;) {
      const ended = await ask('crash/wait', { roundId: id })
      const { payout, state } = ended['round'] as unknown as { payout: string; state: string } // reason: as above
      if (state === 'closed') return payout
      if (state === 'refunded') throw new Error(`The flight ${id} was taken back.`)
    }
  }
}

/** Flies until it pays; returns the payout. */
export async function win(page: Page, merchant: string): Promise<string> {
  const fly = await openFlight(page, merchant)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const payout = await fly(STAKE)
    if (payout !== '0.00') return payout
  }
  throw new Error(`nothing won in ${MOST_ROUNDS} rounds`)
}
