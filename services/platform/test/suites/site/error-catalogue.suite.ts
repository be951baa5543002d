import { ERRORS, type ErrorCode } from '@site/shared-api/contract/errors'
import { CATALOGUE_CODES, ERROR_CATALOGUE } from '@site/shared-api/testing/error-catalogue'
import type { Rig } from '../../rig/rig.ts'
import { credentialOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { freshNumber, lotusForm, Person } from '../../rig/people/person.ts'

const PASSWORD = 'Lotus-2026!'
const REGISTER = '/wps/member/register'

/** Each row of the catalogues of A8 and B8 that the platform answers, raised in its situation (PLT-04). */
export function errorCatalogueSuite(rig: Rig): void {
  const switchLotus = (change: Record<string, unknown>): Promise<Answer> =>
    rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body: change })
  /** What a closed brand answers; it is open again afterwards. */
  const whileSwitched = async (flag: 'maintenance' | 'regionRestriction'): Promise<Answer> => {
    await switchLotus({ [flag]: true })
    try {
      return await new Person(rig).get('/wps/game/menus')
    } finally {
      await switchLotus({ [flag]: false })
    }
  }
  const registerWith = async (more: Record<string, unknown>): Promise<Answer> => {
    const person = new Person(rig)
    const { typed, e164 } = freshNumber()
    const verificationCode = await person.code(typed, e164, 'register')
    return await person.sealed('PUT', REGISTER, lotusForm({ mobileNum: typed, verificationCode, ...more }))
  }

  const situations: Readonly<Partial<Record<ErrorCode, () => Promise<Answer>>>> = {
    login_required: () => new Person(rig).get('/wps/member/info'),
    session_ended: async () => {
      const person = new Person(rig)
      const credential = credentialOf(await person.login('lotus.demo', PASSWORD))
      await person.call('DELETE', '/wps/session/logout', { credential })
      return await person.get('/wps/member/info', { credential })
    },
    url_empty: () => new Person(rig).get('/wps/'),
    maintenance: () => whileSwitched('maintenance'),
    region_restricted: () => whileSwitched('regionRestriction'),
    feature_unavailable: async () => {
      const person = new Person(rig, 'coral')
      return await person.login('+639170000000', '123456', { type: 'sms' })
    },
    account_disabled: () => new Person(rig).login('lotus.closed', PASSWORD),
    username_taken: () => registerWith({ username: 'lotus.demo' }),
    verification_code_wrong: () => registerWith({ verificationCode: '000000' }),
    invitation_invalid: () => registerWith({ affiliateCode: 'UNKNOWN7' }),
    trial_refused: async () => {
      const person = new Person(rig)
      const trial = await person.call('POST', '/wps/session/login/freeplay', { body: { module: 'FREEPLAY' } })
      return await person.get('/wps/member/affiliateCode', { credential: credentialOf(trial) })
    },
    non_member_login: () => new Person(rig).login('lotus.sub', PASSWORD),
    non_agent_login: () => new Person(rig).login('lotus.demo', PASSWORD, { entrance: 'agent' }),
  }

  it('every code of the catalogue has its situation here, and no other (PLT-04)', () => {
    expect(Object.keys(situations).toSorted()).toEqual([...CATALOGUE_CODES].toSorted())
  })

  const rows = ERROR_CATALOGUE.flatMap(({ spec, message, situation, raised }) =>
    raised.flatMap((one) => (one.by === 'platform' ? [[spec, message, situation, one.code] as const] : [])),
  )
  it.each(rows)('%s: %s (%s) is answered as %s (PLT-04)', async (_spec, _message, _situation, code) => {
    const answer = await situations[code]?.()
    expect([answer?.status, answer?.body.success, answer?.body.code]).toEqual([
      ERRORS[code].status,
      false,
      code,
    ])
  })
}
