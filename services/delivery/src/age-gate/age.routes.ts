import { HOME_PATH, isLanguage } from '@site/config'
import { helpCenter, type HelpTopic } from '@site/shared-api/contract/help'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { cspHash, PAGE_HEADERS } from '#page/security-headers.ts'
import { readVisitor } from '#page/visitor.ts'
import { ageCookie } from './age-cookie.ts'
import { AGE_ADDRESS } from './age-gate.ts'
import { agePage, HELP_CALL } from './age.page.ts'

const FORM_BYTES = 1_024
const YEAR_SECONDS = 31_536_000
const formSchema = z.object({ answer: z.string().optional(), language: z.string().optional() })
type AgePageRequest = FastifyRequest<{ Querystring: { tag?: unknown } }>

/** Takes the answer to the question for one's age, and shows who says no where help is (SHL-33). */
export function ageRoutes(app: FastifyInstance, delivery: Delivery): void {
  app.get(AGE_ADDRESS, async (request: AgePageRequest, reply) => {
    const brand = await brandOf(delivery.brands, request)
    if (brand === undefined) return reply.code(404).type('text/plain').send('not found')
    const { language, theme } = readVisitor(request.headers.cookie, brand)
    const { tag } = request.query
    const topics = topicsOf(await delivery.firstData.get([HELP_CALL], brand, language))
    const page = agePage({ brand, language, theme }, topics, typeof tag === 'string' ? tag : undefined)
    const pictures = ["'self'", ...brand.imageHosts, ...brand.pictureHosts].join(' ')
    return reply
      .headers({
        ...PAGE_HEADERS,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(page.style)}; img-src ${pictures}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(page.html)
  })

  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    forms.post(AGE_ADDRESS, async (request, reply) => {
      const brand = await brandOf(delivery.brands, request)
      const form = formSchema.safeParse(request.body)
      if (brand === undefined || !form.success) return reply.code(404).type('text/plain').send('not found')
      const { answer, language } = form.data
      if (answer === 'yes') reply.header('Set-Cookie', ageCookie(brand, request.protocol))
      else if (isLanguage(language))
        reply.header('Set-Cookie', `m_language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`)
      return reply.header('Cache-Control', 'no-store').redirect(pageBefore(request), 303)
    })
  })
}

/** The page that the question stood over, of this host alone. */
function pageBefore({ headers: { referer = '' }, host }: FastifyRequest): string {
  if (!URL.canParse(referer)) return HOME_PATH
  const { host: from, pathname, search } = new URL(referer)
  const isPage = /^\/(m(\/(?!-\/)|$)|$)/.test(pathname)
  return from === host && isPage ? pathname + search : HOME_PATH
}

function topicsOf(facts: readonly (readonly [string, unknown])[]): readonly HelpTopic[] {
  const help = helpCenter.response.safeParse(facts[0]?.[1])
  return help.success ? help.data.list : []
}
