import { smsNoLogin, smsRegister } from '@site/shared-api/contract/one-time-code'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requesterOf } from '#api/requester'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { findByMobile } from '#identity/members/repository'
import { issueCodeRequester } from '#identity/one-time-code/requester-cookie'
import { visitorOf } from '#identity/session/visitor'
import { requireMobile, requireSmsCountry } from '#identity/one-time-code/mobile-number'

interface Request {
  mobileNum?: string | undefined
  mobileNo?: string | undefined
  countryDialingCode: string
}

/** Codes by SMS (B4, B7); B3 names the number twice, both are taken. */
export async function oneTimeCodeRoutes(app: FastifyInstance): Promise<void> {
  const { browsers, codes, db, humanChecks, randomness } = app.platform

  serve(app, smsNoLogin, async (context) => {
    const { body, brand, reply, request } = context
    const mobile = mobileIn(brand, body)
    await humanChecks.requirePass(requesterOf(context), body.slider, 'slider')
    const visitor = visitorOf(request)
    const member = await findByMobile(db, brand.merchant, mobile)
    const codeRequest = {
      brand,
      mobile,
      purpose: body.purpose,
      ...visitor,
      requester: issueCodeRequester(request, reply, randomness),
      knownBrowser: await browsers.knownTo(brand.merchant, member?.account ?? '', visitor.browser),
      host: hostOf(brand, request),
      wanted: member?.status === 'active',
    }
    return { expirationTime: await codes.send(codeRequest) }
  })

  serve(app, smsRegister, async (context) => {
    const { body, brand, reply, request } = context
    const mobile = mobileIn(brand, body)
    await humanChecks.requirePass(requesterOf(context), body.slider, 'slider')
    const requester = issueCodeRequester(request, reply, randomness)
    const codeRequest = { brand, mobile, ...visitorOf(request), requester, host: hostOf(brand, request) }
    const sent = { ...codeRequest, purpose: 'register', knownBrowser: undefined, wanted: true } as const
    return { expirationTime: await codes.send(sent) }
  })
}

function mobileIn(brand: LiveBrand, { mobileNum, mobileNo, countryDialingCode }: Request): string {
  const field = mobileNum === undefined && mobileNo !== undefined ? 'mobileNo' : 'mobileNum'
  const mobile = requireMobile(brand, mobileNum ?? mobileNo, countryDialingCode, field)
  requireSmsCountry(brand, mobile, field)
  return mobile
}

/** The page's host where it is the brand's, else the brand's first: no foreign host gets into a message. */
function hostOf(brand: LiveBrand, request: FastifyRequest): string {
  const { hosts } = brand.document
  return hosts.find((host) => host === request.hostname) ?? hosts[0] ?? 'localhost'
}
