import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parsed } from '#api/parsed'
import { clientId, roundId, stake } from '#api/fields'
import { playerOf } from '#play/access'
import { value } from '#play/game.routes'
import type { Provider } from '#provider'
import { slotView } from '#rounds/view'
import { shown, spin } from '#games/slot/slot.service'

const spinBody = z.strictObject({ clientId, stake })
const shownBody = z.strictObject({ roundId, spins: z.number().int().min(1).max(20) })

export function slotRoutes(app: FastifyInstance, provider: Provider): void {
  app.post('/api/slot/spin', async (request) => {
    const caller = await playerOf(provider, request, 'slot')
    return value(slotView(await spin(provider, caller, parsed(spinBody, request.body))))
  })
  app.post('/api/slot/shown', async (request) => {
    const caller = await playerOf(provider, request, 'slot')
    const body = parsed(shownBody, request.body)
    await shown(provider, caller, body.roundId, body.spins)
    return value({})
  })
}
