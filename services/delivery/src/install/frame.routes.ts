import type { Plan } from '@site/config/schema'
import type { FastifyInstance } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { inlineStyle, renderPage } from '#page/page.ts'
import { contentSecurityPolicy, PAGE_HEADERS } from '#page/security-headers.ts'
import { readVisitor } from '#page/visitor.ts'
import { resolvePlan } from '#plan/plan-resolver.ts'

const ADDRESS = '/m/-/frame'

/** The frame that a service worker keeps for when there is no network (SHL-32): a guest's, without any module or data. */
export function frameRoutes(app: FastifyInstance, delivery: Delivery): void {
  app.get(ADDRESS, async (request, reply) => {
    const brand = await brandOf(delivery.brands, request)
    if (brand === undefined) return reply.code(404).type('text/plain').send('not found')
    const { language, theme, bucket } = readVisitor(request.headers.cookie, brand)
    const visit = { brand, url: ADDRESS, language, theme, memberHint: false, bucket } as const
    const { plan, drawnBy, scripts } = await resolvePlan({ ...visit, composition: 'federated' }, delivery)
    if (plan.status !== 0 || !delivery.serviceWorker)
      return reply.code(503).header('Cache-Control', 'no-store').type('text/plain').send('no frame')
    const frame = frameOf(plan)
    const drawn = await delivery.drawing.draw(
      frame,
      ADDRESS,
      delivery.registry.serverBuild(drawnBy),
      new Map(),
    )
    const style = inlineStyle(brand, frame.inlined.map((file) => delivery.style(file)).join(''))
    const files = Object.keys(frame.integrity).map((file) => `/m/-/assets/${file}`)
    return reply
      .headers({
        ...PAGE_HEADERS,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': contentSecurityPolicy([style], brand, {
          gameOrigins: [],
          phoneAuth: undefined,
        }),
        'X-Frame': `${frame.release} ${frame.language}`,
        'X-Frame-Files': files.join(' '),
      })
      .type('text/html; charset=utf-8')
      .send(renderPage({ plan: frame, brand, drawn, style, scripts }))
  })
}

/** Routes stay, so that header and menu name every place; what would need the network goes. */
function frameOf(plan: Plan): Plan {
  const ofShell = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).filter(([file]) => file.startsWith('shell/')))
  return {
    ...plan,
    offline: true,
    modules: [],
    slots: [],
    entries: plan.entries.filter(({ to }) => to.kind === 'route'),
    popups: [],
    laterMessages: [],
    laterParts: {},
    styles: ofShell(plan.styles),
    integrity: ofShell(plan.integrity),
  }
}
