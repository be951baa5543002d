import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { clientId } from '#api/fields'
import { parsed } from '#api/parsed'
import { LINES_OF_TICKET } from '#games/lottery/tables'
import { lotteryState } from '#games/lottery/lottery-state'
import { buy } from '#games/lottery/lottery.service'
import { playerOf } from '#play/access'
import { value } from '#play/game.routes'
import type { Provider } from '#provider'
import { lotteryView } from '#rounds/view'
import { ticketLine } from '#store/records'

const nothing = z.strictObject({})
const buyBody = z.strictObject({
  clientId,
  draw: z.number().int().positive(),
  lines: z.array(ticketLine.strict()).min(1).max(LINES_OF_TICKET),
})

export function lotteryRoutes(app: FastifyInstance, provider: Provider): void {
  app.post('/api/lottery/state', async (request) => {
    parsed(nothing, request.body)
    return value(await lotteryState(provider, await playerOf(provider, request, 'lottery')))
  })
  app.post('/api/lottery/buy', async (request) => {
    const caller = await playerOf(provider, request, 'lottery')
    return value(lotteryView(await buy(provider, caller, parsed(buyBody, request.body))))
  })
}
