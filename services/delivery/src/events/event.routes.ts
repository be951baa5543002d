import { existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Delivery } from '#delivery.ts'
import { releaseOf } from '#plan/release-of.ts'

const LOOK_MS = 500
const KEEP_ALIVE_MS = 20_000

/** Set while developing: open pages load a new release at once instead of at their next step. */
const reload = process.env['DEV_RELOAD'] === '1'

/** File in which `npm run dev` leaves what does not build; open pages are told it once, and load again when it is mended. */
const faultFile = process.env['DEV_FAULT']
const devFault = (): string =>
  faultFile !== undefined && existsSync(faultFile) ? readFileSync(faultFile, 'utf8') : ''

/** Tells open pages which plan their brand has now, and every change of it (`planChanged`). */
export function eventRoutes(app: FastifyInstance, { brands, registry }: Delivery): void {
  app.get<{ Querystring: { brand?: string } }>('/m/-/events', async (request, reply) => {
    const merchant = request.query.brand
    const found = (await brands.all()).find((brand) => brand.merchant === merchant)
    if (found === undefined) return reply.code(404).type('text/plain').send('unknown brand')
    reply.hijack()
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      Connection: 'keep-alive',
    })
    let told = ''
    let toldFault = ''
    const look = async (): Promise<void> => {
      const fault = devFault()
      if (fault !== toldFault && fault !== '')
        reply.raw.write(`event: fault\ndata: ${JSON.stringify(fault)}\n\n`)
      const mended = toldFault !== '' && fault === ''
      toldFault = fault
      const brand = (await brands.all()).find((other) => other.merchant === merchant)
      const now = brand ? releaseOf(registry, brand) : ''
      if (now !== told) reply.raw.write(`event: plan\ndata: ${now}\n\n`)
      if (reload && (mended || (told !== '' && now !== told))) reply.raw.write('event: reload\ndata: \n\n')
      told = now
    }
    await look()
    const looking = setInterval(
      () =>
        void look().catch((error: unknown) => request.log.error(error, 'the plan could not be looked at')),
      LOOK_MS,
    )
    const living = setInterval(() => reply.raw.write(': \n\n'), KEEP_ALIVE_MS)
    request.raw.on('close', () => {
      clearInterval(looking)
      clearInterval(living)
    })
  })
}
