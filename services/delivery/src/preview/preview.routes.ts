import { HOME_PATH } from '@site/config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import type { Reader } from '#page/own-page.ts'
import { cspHash, PAGE_HEADERS } from '#page/security-headers.ts'
import { readVisitor, type Visitor } from '#page/visitor.ts'
import { differenceOf } from './difference.ts'
import { PREVIEW_ADDRESS } from './preview-bar.ts'
import { emptied, sessionsEnded } from './own-jar.ts'
import { isOverriding, linkOf, noPreviewCookies, previewCookie } from './preview-cookie.ts'
import { askingPage, clearingPage, CLEARING_SCRIPT } from './clearing.page.ts'
import { differencePage, saidPage } from './preview.page.ts'
import type { Preview } from './preview.ts'

const FORM_BYTES = 1_024
const formSchema = z.object({ link: z.string() })
const STATUS = { none: 200, over: 410, unsaid: 503 } as const
type PreviewPageRequest = FastifyRequest<{ Querystring: { link?: unknown } }>

/** Opens a preview in one browser by its link, says what is different in it, and ends it there (MOD-08). */
export function previewRoutes(app: FastifyInstance, delivery: Delivery): void {
  app.get(PREVIEW_ADDRESS, async (request: PreviewPageRequest, reply) => {
    const brand = await brandOf(delivery.brands, request)
    if (brand === undefined) return reply.code(404).type('text/plain').send('not found')
    const { link } = request.query
    const visitor = readVisitor(request.headers.cookie, brand)
    const { language, theme } = visitor
    const reader: Reader = { brand, language, theme }
    const previewLink = typeof link === 'string' ? link : linkOf(request)
    const found = previewLink === undefined ? 'none' : await delivery.previews.find(previewLink, brand)
    if (typeof link === 'string' && found === 'over' && (await delivery.previews.canOpen(link)))
      return send(reply, askingPage(reader, link))
    if (typeof found === 'string') {
      if (found === 'over') reply.header('Set-Cookie', noPreviewCookies(request))
      return send(reply.code(STATUS[found]), saidPage(reader, found))
    }
    if (typeof link === 'string')
      return reply
        .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
        .header('Set-Cookie', previewCookie(request, 'preview', link, found.endsAt))
        .redirect(found.path ?? HOME_PATH, 303)
    return send(reply, differenceAt(found, visitor, delivery))
  })

  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    forms.post(`${PREVIEW_ADDRESS}/open`, async (request, reply) => {
      const brand = await brandOf(delivery.brands, request)
      const form = formSchema.safeParse(request.body)
      if (brand === undefined || !form.success) return reply.code(404).type('text/plain').send('not found')
      const { language, theme } = readVisitor(request.headers.cookie, brand)
      return await enter(
        request,
        reply,
        { link: form.data.link, reader: { brand, language, theme } },
        delivery,
      )
    })
    forms.post(`${PREVIEW_ADDRESS}/end`, async (request, reply) => {
      const brand = isOverriding(request) ? await brandOf(delivery.brands, request) : undefined
      reply
        .header('Cache-Control', 'no-store')
        .header('Set-Cookie', [
          ...noPreviewCookies(request),
          ...emptied(request.headers.cookie, request.protocol === 'https'),
        ])
      if (brand === undefined) return reply.redirect(HOME_PATH, 303)
      const { language, theme } = readVisitor(request.headers.cookie, brand)
      return sendClearing(reply, clearingPage({ brand, language, theme }, 'leaving'))
    })
  })
}

interface Entering {
  readonly link: string
  readonly reader: Reader
}

/**
 * Lets the first browser that opens the link of an override have it. What the site has stored there goes before any module of
 * elsewhere runs, and so do the site's cookies: neither half of a player's session is left (MOD-08).
 */
async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  { link, reader }: Entering,
  { previews }: Delivery,
): Promise<FastifyReply> {
  const browser = await previews.open(link).catch(() => undefined)
  const found = browser === undefined ? 'over' : await previews.find(browser, reader.brand)
  if (browser === undefined || typeof found === 'string')
    return send(reply.code(STATUS.over), saidPage(reader, 'over'))
  reply.header('Set-Cookie', [
    ...noPreviewCookies(request),
    ...sessionsEnded(request.headers.cookie, request.protocol === 'https'),
    previewCookie(request, 'override', browser, found.endsAt),
  ])
  return sendClearing(reply, clearingPage(reader, 'entering'))
}

/** A page whose one script takes away what is stored, for browsers that do not know the header. */
function sendClearing(reply: FastifyReply, page: { html: string; style: string }): FastifyReply {
  return send(reply.header('Clear-Site-Data', '"storage"'), page, ` script-src ${cspHash(CLEARING_SCRIPT)};`)
}

function differenceAt(preview: Preview, visitor: Visitor, { brandPlans }: Delivery) {
  const { language, theme, memberHint, bucket } = visitor
  const audience = { language, memberHint, bucket, composition: 'federated' } as const
  const { brand, live } = preview
  const difference = differenceOf(
    { plan: brandPlans.of(live, audience), brand: live },
    { plan: brandPlans.of(brand, { ...audience, preview }), brand },
    preview.drafts,
  )
  return differencePage({ brand, language, theme }, preview, difference)
}

function send(
  reply: FastifyReply,
  { html, style }: { html: string; style: string },
  scripts = '',
): FastifyReply {
  return reply
    .headers({
      ...PAGE_HEADERS,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(style)};${scripts} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
