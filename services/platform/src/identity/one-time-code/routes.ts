import { smsNoLogin, smsRegister } from '@site/shared-api/contract/one-time-code'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { askerOf } from '#api/asker'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { isReachable } from '#identity/members/repository'
import { visitorOf } from '#identity/session/visitor'
import { requireMobile } from '#identity/one-time-code/mobile-number'

interface Request {
  mobileNum?: string | undefined
  mobileNo?: string | undefined
  countryDialingCode: string
}

/** Codes by SMS (B4, B7); B3 names the number twice, both are taken. */
export async function oneTimeCodeRoutes(app: FastifyInstance): Promise<void> {
  const { codes, db, humanChecks } = app.platform

  serve(app, smsNoLogin, async (context) => {
    const { body, brand, language, request } = context
    const asker = askerOf(context)
    const mobile = mobileIn(brand, body)
    await humanChecks.requirePass(asker, body.slider, 'slider')
    const wanted = await isReachable(db, brand.merchant, mobile)
    const wish = {
      brand,
      language,
      mobile,
      purpose: body.purpose,
      ...visitorOf(request),
      host: hostOf(brand, request),
    }
    return { expirationTime: await codes.send({ ...wish, wanted }) }
  })

  serve(app, smsRegister, async (context) => {
    const { body, brand, language, request } = context
    const asker = askerOf(context)
    const mobile = mobileIn(brand, body)
    await humanChecks.requirePass(asker, body.slider, 'slider')
    const wish = { brand, language, mobile, ...visitorOf(request), host: hostOf(brand, request) }
    return { expirationTime: await codes.send({ ...wish, purpose: 'register', wanted: true }) }
  })
}

function mobileIn(brand: LiveBrand, { mobileNum, mobileNo, countryDialingCode }: Request): string {
  const field = mobileNum === undefined && mobileNo !== undefined ? 'mobileNo' : 'mobileNum'
  return requireMobile(brand, mobileNum ?? mobileNo, countryDialingCode, field)
}

/** The page's host where it is the brand's, else the brand's first: nobody else's name gets into a message. */
function hostOf(brand: LiveBrand, request: FastifyRequest): string {
  const { hosts } = brand.document
  return hosts.find((host) => host === request.hostname) ?? hosts[0] ?? 'localhost'
}
