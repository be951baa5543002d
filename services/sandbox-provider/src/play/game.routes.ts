import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parsed } from '#api/parsed'
import { callerOf, playerOf } from '#play/access'
import { balanceOf, open } from '#play/open.service'
import type { Provider } from '#provider'
import { purse } from '#wallet/play-money'

const nothing = z.strictObject({})

/** Calls that every game makes: opening, balance, play money. */
export function gameRoutes(app: FastifyInstance, provider: Provider): void {
  app.post('/api/open', async (request) => {
    parsed(nothing, request.body)
    return value(await open(provider, await callerOf(provider, request)))
  })
  app.post('/api/balance', async (request) => {
    parsed(nothing, request.body)
    return value({ balance: await balanceOf(provider, await playerOf(provider, request)) })
  })
  app.post('/api/refill', async (request) => {
    parsed(nothing, request.body)
    const { who, launch } = await playerOf(provider, request)
    const { playMoney } = provider.cashier
    if (launch.body.mode !== 'free')
      return value({ balance: await balanceOf(provider, { launch, who, kind: 'slot', seat: '' }) })
    const balance = await provider.locks.run(purse(who), () =>
      playMoney.refill(who, launch.body.currency.code),
    )
    return value({ balance })
  })
}

/** The envelope of an answer. */
export function value<T>(given: T): { success: true; value: T } {
  return { success: true, value: given }
}
