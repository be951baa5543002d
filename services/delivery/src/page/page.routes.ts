import { HOME_PATH } from '@site/config'
import type { Brand } from '@site/config/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOldEnough } from '#age-gate/age-cookie.ts'
import { brandOf } from '#brands/brand-of.ts'
import { generationOf } from '#brands/generation.ts'
import type { Delivery } from '#delivery.ts'
import { pageAddress } from '#plan/page-address.ts'
import type { PageReleases } from '#field/page-proofs.ts'
import type { BrandPlan } from '#plan/brand-plan.ts'
import { factsOf, type Visit } from '#plan/plan-resolver.ts'
import { forSession } from '#plan/sign-in.ts'
import { noPreviewCookies } from '#preview/preview-cookie.ts'
import { seenBy } from '#preview/seen.ts'
import { acceptedEncoding, createBodies } from './bodies.ts'
import { makePage } from './make-page.ts'
import { PAGE_HEADERS } from './security-headers.ts'
import { readVisitor } from './visitor.ts'
import { noBrandPage } from './no-brand.page.ts'

const HOME_ALIASES = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', HOME_PATH])
/** What an edge in front may do with a guest's page (RFC 9213): many get the same bytes, and it is renewed behind them. */
const FOR_EDGES = 'public, max-age=2, stale-while-revalidate=30'

/** Pages of every brand: one HTML document per visit, the same for all visitors whom it says the same. */
export function pageRoutes(app: FastifyInstance, delivery: Delivery): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => page(request, reply, delivery)
  for (const path of ['/', '/m', '/m/*']) app.get(path, answer)
}

async function page(request: FastifyRequest, reply: FastifyReply, delivery: Delivery): Promise<FastifyReply> {
  const found = await brandOf(delivery.brands, request)
  if (found === undefined)
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(noBrandPage(request.hostname.split(':')[0] ?? ''))
  const seen = await seenBy(request, found, delivery)
  const preview = seen === 'over' ? undefined : seen
  const brand = asVisited(preview?.brand ?? found, delivery, request)
  const [path = '/', query = ''] = request.url.split('?', 2)
  if (path.startsWith('/m/-/')) return reply.code(404).type('text/plain').send('not found')
  const isSplit = delivery.registry.isSplit(brand.merchant)
  const { cookie, ...visitor } = readVisitor(request.headers.cookie, brand, isSplit)
  if (cookie !== undefined) reply.header('Set-Cookie', cookie)
  if (seen === 'over') reply.header('Set-Cookie', noPreviewCookies(request))
  const composition =
    delivery.yardstick && new URLSearchParams(query).get('composition') === 'mono' ? 'mono' : 'federated'
  const plan = delivery.brandPlans.of(brand, { composition, ...visitor, preview })
  const { url, route, shared: isBare } = pageAddress(request.url, plan)
  // No other browser gets what this one sees, and it gets nothing that was kept for others.
  const shared = isBare && seen === undefined

  const elsewhere = (to: string): FastifyReply => reply.header('Cache-Control', 'no-store').redirect(to, 302)
  if (route === undefined && !brand.maintenance && !brand.regionRestriction && !HOME_ALIASES.has(path))
    return elsewhere(HOME_PATH)
  if (route?.access === 'guest' && visitor.memberHint) return elsewhere(HOME_PATH)
  if (route && forSession(route) && !visitor.memberHint) {
    const login = plan.routes.find(({ id }) => id === 'login')
    return elsewhere(login ? `${login.path}?next=${encodeURIComponent(request.url)}` : HOME_PATH)
  }

  const showsAgeGate = brand.ageGate && !isOldEnough(request.headers.cookie, brand)
  const visit: Visit = {
    brand,
    url,
    composition,
    ...visitor,
    showsAgeGate,
    preview,
    afterPreview: seen === 'over',
  }
  const made = shared
    ? await delivery.pages.get(wanted(visit, plan, delivery))
    : await ownPage(visit, delivery)
  const { etag, policy, status } = made.page
  reply
    .code(status)
    .headers(PAGE_HEADERS)
    .headers({ ETag: etag, Vary: 'Cookie, Accept-Encoding', 'Content-Security-Policy': policy })
    .header('Cache-Control', shared ? 'private, no-cache' : 'no-store')
  // An edge does not know from where its visitors ask, nor who of them has a canary.
  const isForAll = found.blockedNetworks.length === 0 && !isSplit
  if (shared && isForAll && !visitor.memberHint && cookie === undefined && status === 200)
    reply.header('CDN-Cache-Control', FOR_EDGES)
  // Not in the page itself, which is the same for many; an edge keeps no page of a brand whose visitors differ.
  const proof =
    isSplit && delivery.fieldRate > 0 ? delivery.pageProofs.give(found.merchant, releasesOf(plan)) : undefined
  if (proof !== undefined) reply.header('Server-Timing', `page;desc="${proof}"`)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(await made.bodies.get(encoding))
}

/** What the page's own report names. */
const releasesOf = ({ modules, shell }: BrandPlan): PageReleases =>
  Object.fromEntries([...modules.map(({ name, version }) => [name, version]), ['shell', shell.version]])

/** The brand as this visitor meets it: closed where they ask from. */
function asVisited(brand: Brand, { regions }: Delivery, { ip }: FastifyRequest): Brand {
  return regions.isClosedTo(brand, ip) ? { ...brand, regionRestriction: true } : brand
}

/** A page whose address holds what is one visitor's alone. */
async function ownPage(visit: Visit, delivery: Delivery) {
  const page = await makePage(visit, delivery)
  return { page, bodies: createBodies(page.html) }
}

function wanted(visit: Visit, { cohort, revision }: BrandPlan, delivery: Delivery) {
  const { brand, url, language, theme, memberHint, showsAgeGate, composition, bucket } = visit
  // Who gets another of the brand's image hosts gets another page.
  const host = bucket % Math.max(1, brand.imageHosts.length)
  const { merchant, regionRestriction } = brand
  const said = [
    merchant,
    regionRestriction,
    composition,
    cohort,
    language,
    theme,
    memberHint,
    showsAgeGate,
    host,
    url,
  ]
  return {
    key: said.join(' '),
    hasQuery: url.includes('?'),
    brand,
    revision: `${revision} ${generationOf(visit.brand)}`,
    make: () => makePage(visit, delivery),
    facts: () => factsOf(visit, delivery),
  }
}
