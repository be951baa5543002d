import {
  askEmailChange,
  askMobileChange,
  changeEmail,
  changeMobile,
  changePayeeName,
  sendEmailCode,
  sendMobileCode,
} from '@site/shared-api/contract/contact-change'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { Contacts, type ContactOf } from '#identity/contacts/contacts'
import { PayeeNames } from '#identity/contacts/payee-name'
import { issueCodeRequester } from '#identity/one-time-code/requester-cookie'
import { requireMobile, requireSmsCountry } from '#identity/one-time-code/mobile-number'
import type { Session } from '#identity/session/service'
import { visitorOf } from '#identity/session/visitor'

interface Who {
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly session: Session
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** E-mail, number and payee name of a member (B7: sub-paths of the member's info, MEM-06). */
export async function contactRoutes(app: FastifyInstance): Promise<void> {
  const { randomness } = app.platform
  const contacts = new Contacts(app.platform)
  const payees = new PayeeNames(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  const of = ({ brand, language, request, session }: Who): ContactOf => {
    requireFlag(brand, 'SECPRIV')
    return { brand, language, session, visitor: visitorOf(request) }
  }
  const asking = ({ brand, reply, request }: Who) => ({
    requester: issueCodeRequester(request, reply, randomness),
    host: brand.document.hosts.find((host) => host === request.hostname) ?? brand.document.hosts[0] ?? '',
  })

  serve(app, sendEmailCode, async (who) => {
    const { email: to, end, password } = who.body
    const sent = { kind: 'email', end, to, password, ...asking(who) } as const
    return { expirationTime: await contacts.sendCode(of(who), sent) }
  })
  serve(app, changeEmail, (who) => {
    const { email: to, newCode, oldCode, password } = who.body
    return contacts.change(of(who), { kind: 'email', to, newCode, oldCode, password })
  })
  serve(app, askEmailChange, (who) => {
    const { email: to, ...rest } = who.body
    return contacts.askHouse(of(who), { kind: 'email', to, ...rest })
  })

  serve(app, sendMobileCode, async (who) => {
    const { end, password } = who.body
    const to = end === 'new' ? mobileIn(who.brand, who.body) : undefined
    const sent = { kind: 'mobile', end, to, password, ...asking(who) } as const
    return { expirationTime: await contacts.sendCode(of(who), sent) }
  })
  serve(app, changeMobile, (who) => {
    const { mobileNum, newCode, oldCode, password } = who.body
    const to = mobileNum === undefined ? undefined : mobileIn(who.brand, who.body)
    return contacts.change(of(who), { kind: 'mobile', to, newCode, oldCode, password })
  })
  serve(app, askMobileChange, (who) => {
    const { newCode, password, why } = who.body
    return contacts.askHouse(of(who), {
      kind: 'mobile',
      to: mobileIn(who.brand, who.body),
      newCode,
      password,
      why,
    })
  })

  serve(app, changePayeeName, (who) => payees.change(of(who), who.body))
}

function mobileIn(
  brand: LiveBrand,
  { countryDialingCode, mobileNum }: { countryDialingCode: string; mobileNum?: string | undefined },
): string {
  const mobile = requireMobile(brand, mobileNum, countryDialingCode || undefined, 'mobileNum')
  requireSmsCountry(brand, mobile, 'mobileNum')
  return mobile
}
