import { ACCOUNT_SECRET } from './rig/process/account-secret.ts'
import { Rig } from './rig/rig.ts'
import { apiDatabases } from './rig/volumes.ts'
import { accountsTimeSuite } from './suites/identity/accounts-time.suite.ts'
import { errorCatalogueSuite } from './suites/site/error-catalogue.suite.ts'
import { LeakedList } from './rig/outside/leaked-list.ts'
import { MailServer } from './rig/outside/mail-server.ts'
import { SmsGateway } from './rig/outside/sms-gateway.ts'
import { farLimitsSuite, limitsSuite } from './suites/site/limits.suite.ts'
import { humanCheckSuite } from './suites/identity/human-check.suite.ts'
import { messagesSuite } from './suites/site/messages.suite.ts'
import { oneTimeCodeSuite } from './suites/identity/one-time-code.suite.ts'
import { passwordSuite } from './suites/identity/password.suite.ts'
import { registrationFormSuite } from './suites/registration/registration-form.suite.ts'
import {
  registrationInstancesSuite,
  registrationLuckSuite,
} from './suites/registration/registration-luck.suite.ts'
import { registrationOptionsSuite } from './suites/registration/registration-options.suite.ts'
import { registrationSuite } from './suites/registration/registration.suite.ts'

jest.setTimeout(300_000)

describe.each(apiDatabases)('accounts on $name', ({ name, make }) => {
  const rig = new Rig(make, () => ({ ACCOUNT_SECRET }))
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  describe('human checks', () => humanCheckSuite(rig))
  describe('one-time codes', () => oneTimeCodeSuite(rig))
  describe('the form of registration', () => registrationFormSuite(rig))
  describe('the error catalogue', () => errorCatalogueSuite(rig))
  describe('registration', () => registrationSuite(rig))
  describe('passwords', () => passwordSuite(rig))
  describe('an attempt to register', () => registrationLuckSuite(rig))
  if (name === 'a real PostgreSQL') {
    describe('registering at several instances', () => registrationInstancesSuite(rig))
    describe('options of registration', () => registrationOptionsSuite(rig))
  }
  describe('limits', () => {
    limitsSuite(rig)
    farLimitsSuite(rig)
  })
  describe('time', () => accountsTimeSuite(rig))
})

describe.each(apiDatabases)('messages on $name', ({ make }) => {
  const outside = { gateway: new SmsGateway(), mail: new MailServer(), leaked: new LeakedList() }
  const rig = new Rig(make, () => ({
    ACCOUNT_SECRET,
    SMS_URL: outside.gateway.url,
    SMS_TOKEN: 'gateway-token',
    SMS_SENDER: 'Lotus',
    SMTP_URL: outside.mail.url,
    MAIL_FROM: 'noreply@example.com',
    LEAKED_PASSWORDS_URL: outside.leaked.url,
  }))
  beforeAll(async () => {
    await Promise.all(Object.values(outside).map((one) => one.listen()))
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await Promise.all(Object.values(outside).map((one) => one.close()))
  })

  describe('what leaves the house', () => messagesSuite(rig, outside))
})
