import type { Page } from '@playwright/test'

/** Plays the sandbox game with the session of a signed-in page, off its screen, until it pays; returns the payout. */
export function win(page: Page, merchant: string): Promise<string> {
  return page.evaluate(async (brand) => {
    const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token?: string } // reason: the site's own key
    const call = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
      const answer = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Merchant: brand,
          Language: 'EN',
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return ((await answer.json()) as { value: Record<string, unknown> }).value // reason: the platform's own envelope
    }
    const { games } = (await call('/wps/game/list?gameType=SLOT&pageSize=1')) as {
      games: Record<string, string>[]
    } // reason: as above
    const { gameType = '', vassalage = '', gameId = '', nodeId = '' } = games[0] ?? {}
    const query = new URLSearchParams({ category: gameType, vendor: vassalage, gameId, nodeId })
    const launch = await call(`/wps/game/launchGame?${query.toString()}`)
    const launchToken = new URL(String(launch['url']), location.origin).searchParams.get('token')
    const { ticket } = await call('/lgw/sandbox/session', { token: launchToken })
    for (let round = 0; round < 60; round += 1) {
      const { payout } = await call('/lgw/sandbox/rounds', {
        ticket,
        roundId: crypto.randomUUID(),
        amount: '50.00',
        card: 1,
      })
      if (payout !== '0.00') return String(payout)
    }
    throw new Error('nothing won in 60 rounds')
  }, merchant)
}
