import { HOME_PATH } from '@site/config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { cspHash, PAGE_HEADERS } from '#page/security-headers.ts'
import { readVisitor, type Visitor } from '#page/visitor.ts'
import { differenceOf } from './difference.ts'
import { PREVIEW_ADDRESS } from './preview-bar.ts'
import { linkOf, noPreviewCookie, previewCookie } from './preview-cookie.ts'
import { differencePage, saidPage, type Reader } from './preview.page.ts'
import type { Preview } from './preview.ts'

const STATUS = { none: 200, over: 410, unsaid: 503 } as const
type Asked = FastifyRequest<{ Querystring: { link?: unknown } }>

/** Opens a preview in one browser by its link, says what is different in it, and ends it there (MOD-08). */
export function previewRoutes(app: FastifyInstance, delivery: Delivery): void {
  app.get(PREVIEW_ADDRESS, async (request: Asked, reply) => {
    const brand = await brandOf(delivery.brands, request)
    if (brand === undefined) return reply.code(404).type('text/plain').send('not found')
    const { link } = request.query
    const visitor = readVisitor(request.headers.cookie, brand)
    const asked = typeof link === 'string' ? link : linkOf(request)
    const found = asked === undefined ? 'none' : await delivery.previews.find(asked, brand)
    const { language, theme } = visitor
    if (typeof found === 'string') {
      if (found === 'over') reply.header('Set-Cookie', noPreviewCookie(request))
      return send(reply.code(STATUS[found]), saidPage({ brand, language, theme }, found))
    }
    if (typeof link === 'string')
      return reply
        .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
        .header('Set-Cookie', previewCookie(request, link, found.endsAt))
        .redirect(HOME_PATH, 303)
    return send(reply, differenceAt(found, visitor, delivery))
  })

  // A form without fields still names a kind of body; there is nothing in it.
  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    forms.post(`${PREVIEW_ADDRESS}/end`, (request, reply) =>
      reply
        .header('Cache-Control', 'no-store')
        .header('Set-Cookie', noPreviewCookie(request))
        .redirect(HOME_PATH, 303),
    )
  })
}

function differenceAt(preview: Preview, visitor: Visitor, { brandPlans }: Delivery) {
  const { language, theme, memberHint, bucket } = visitor
  const audience = { language, memberHint, bucket, composition: 'federated' } as const
  const { brand, live } = preview
  const difference = differenceOf(
    { plan: brandPlans.of(live, audience), brand: live },
    { plan: brandPlans.of(brand, { ...audience, preview }), brand },
  )
  const reader: Reader = { brand, language, theme }
  return differencePage(reader, preview, difference)
}

function send(reply: FastifyReply, { html, style }: { html: string; style: string }): FastifyReply {
  return reply
    .headers({
      ...PAGE_HEADERS,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
