import { createHash, randomBytes } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { HOME_PATH } from '@site/config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { forSession } from '#plan/sign-in.ts'
import { resolvePlan } from '#plan/plan-resolver.ts'
import { renderPage } from './page.ts'
import { contentSecurityPolicy, PAGE_HEADERS } from './security-headers.ts'
import { readVisitor } from './visitor.ts'
import { noBrandPage } from './no-brand.page.ts'

const pack = promisify(brotliCompress)
const gzipped = promisify(gzip)
const HOME_ALIASES = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', HOME_PATH])

/** Pages of every brand: one HTML document per visit. */
export function pageRoutes(app: FastifyInstance, delivery: Delivery): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => page(request, reply, delivery)
  for (const path of ['/', '/m', '/m/*']) app.get(path, answer)
}

async function page(request: FastifyRequest, reply: FastifyReply, delivery: Delivery): Promise<FastifyReply> {
  const brand = await brandOf(delivery.brands, request)
  if (brand === undefined)
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(noBrandPage(request.hostname.split(':')[0] ?? ''))
  const [path = '/', query = ''] = request.url.split('?', 2)
  if (path.startsWith('/m/-/')) return reply.code(404).type('text/plain').send('not found')
  const visitor = readVisitor(request.headers.cookie, brand)
  const composition =
    delivery.yardstick && new URLSearchParams(query).get('composition') === 'mono' ? 'mono' : 'federated'
  const visit = { brand, url: request.url, composition, ...visitor } as const
  const { plan, releases, scripts } = await resolvePlan(visit, delivery)
  if (visitor.cookie !== undefined) reply.header('Set-Cookie', visitor.cookie)

  if (plan.landing === null && plan.status === 0 && !HOME_ALIASES.has(path))
    return reply.header('Cache-Control', 'no-store').redirect(HOME_PATH, 302)
  const route = plan.routes.find(({ id }) => id === plan.landing)
  if (route?.access === 'guest' && visitor.memberHint)
    return reply.header('Cache-Control', 'no-store').redirect(HOME_PATH, 302)
  if (route && forSession(route) && !visitor.memberHint) {
    const login = plan.routes.find(({ id }) => id === 'login')
    return reply
      .header('Cache-Control', 'no-store')
      .redirect(login ? `${login.path}?next=${encodeURIComponent(request.url)}` : HOME_PATH, 302)
  }

  // The screen is drawn by the shell that will take it over: its server build stands beside the one bundle's too.
  const drawn = await delivery.drawing.draw(plan, request.url, delivery.shellServerFile(), releases)
  const shown = { ...plan, drawn: drawn?.complete === true }
  const styles = plan.inlined.map((file) => delivery.style(file)).join('')
  const parts = { plan: shown, brand, drawn, styles, scripts }
  const etag = `"${createHash('sha256')
    .update(renderPage({ ...parts, nonce: '' }))
    .digest('base64url')
    .slice(0, 27)}"`
  reply
    .headers(PAGE_HEADERS)
    .headers({ ETag: etag, Vary: 'Cookie, Accept-Encoding', 'Cache-Control': 'private, no-cache' })
  // The browser keeps the policy (and nonce) that came with the page it kept.
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const nonce = randomBytes(16).toString('base64')
  reply
    .header(
      'Content-Security-Policy',
      contentSecurityPolicy(nonce, brand, delivery.gameOrigins, delivery.phoneAuth),
    )
    .type('text/html; charset=utf-8')
  if (plan.status !== 0) reply.code(plan.status === 1 ? 503 : 451)
  return send(request, reply, renderPage({ ...parts, nonce }))
}

async function send(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (accepted.includes('br'))
    return reply
      .header('Content-Encoding', 'br')
      .send(await pack(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
  if (accepted.includes('gzip')) return reply.header('Content-Encoding', 'gzip').send(await gzipped(html))
  return reply.send(html)
}
