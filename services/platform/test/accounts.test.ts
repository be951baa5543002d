import { ACCOUNT_SECRET } from './bench/account-secret.ts'
import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { errorCatalogueSuite } from './suites/error-catalogue.suite.ts'
import { humanCheckSuite } from './suites/human-check.suite.ts'
import { oneTimeCodeSuite } from './suites/one-time-code.suite.ts'
import { passwordSuite } from './suites/password.suite.ts'
import { registrationSuite } from './suites/registration.suite.ts'

jest.setTimeout(120_000)

describe.each(databases)('accounts on $name', ({ make }) => {
  const bench = new Bench(make, () => ({ ACCOUNT_SECRET }))
  beforeAll(() => bench.setUp())
  afterAll(() => bench.tearDown())

  describe('human checks', () => humanCheckSuite(bench))
  describe('one-time codes', () => oneTimeCodeSuite(bench))
  describe('registration', () => registrationSuite(bench))
  describe('passwords', () => passwordSuite(bench))
  describe('the error catalogue', () => errorCatalogueSuite(bench))
})
