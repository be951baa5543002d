import { ACCOUNT_SECRET } from './bench/account-secret.ts'
import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { accountsTimeSuite } from './suites/accounts-time.suite.ts'
import { errorCatalogueSuite } from './suites/error-catalogue.suite.ts'
import { LeakedList } from './bench/leaked-list.ts'
import { MailServer } from './bench/mail-server.ts'
import { SmsGateway } from './bench/sms-gateway.ts'
import { farLimitsSuite, limitsSuite } from './suites/limits.suite.ts'
import { humanCheckSuite } from './suites/human-check.suite.ts'
import { messagesSuite } from './suites/messages.suite.ts'
import { oneTimeCodeSuite } from './suites/one-time-code.suite.ts'
import { passwordSuite } from './suites/password.suite.ts'
import { registrationFormSuite } from './suites/registration-form.suite.ts'
import { registrationInstancesSuite, registrationLuckSuite } from './suites/registration-luck.suite.ts'
import { registrationOptionsSuite } from './suites/registration-options.suite.ts'
import { registrationSuite } from './suites/registration.suite.ts'

jest.setTimeout(300_000)

describe.each(databases)('accounts on $name', ({ name, make }) => {
  const bench = new Bench(make, () => ({ ACCOUNT_SECRET }))
  beforeAll(() => bench.setUp())
  afterAll(() => bench.tearDown())

  describe('human checks', () => humanCheckSuite(bench))
  describe('one-time codes', () => oneTimeCodeSuite(bench))
  describe('registration', () => {
    registrationFormSuite(bench)
    registrationSuite(bench)
  })
  describe('passwords', () => passwordSuite(bench))
  describe('the error catalogue', () => errorCatalogueSuite(bench))
  describe('an attempt to register', () => registrationLuckSuite(bench))
  if (name === 'a real PostgreSQL') {
    describe('registering at several instances', () => registrationInstancesSuite(bench))
    describe('options of registration', () => registrationOptionsSuite(bench))
  }
  describe('limits', () => {
    limitsSuite(bench)
    if (name === databases.at(-1)?.name) farLimitsSuite(bench)
  })
  describe('time', () => accountsTimeSuite(bench))
})

describe.each(databases)('messages on $name', ({ make }) => {
  const outside = { gateway: new SmsGateway(), mail: new MailServer(), leaked: new LeakedList() }
  const bench = new Bench(make, () => ({
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
    await bench.setUp()
  })
  afterAll(async () => {
    await bench.tearDown()
    await Promise.all(Object.values(outside).map((one) => one.close()))
  })

  describe('what leaves the house', () => messagesSuite(bench, outside))
})
