import { ACCOUNT_SECRET } from './rig/process/account-secret.ts'
import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { changeProofsSuite } from './suites/identity/change-proofs.suite.ts'
import { changesSuite } from './suites/identity/changes.suite.ts'
import { contactCodesSuite } from './suites/identity/contact-codes.suite.ts'
import { duplicateAccountsSuite } from './suites/identity/duplicate-accounts.suite.ts'
import { endAccessSuite } from './suites/identity/end-access.suite.ts'
import { passwordCallsSuite } from './suites/identity/password-calls.suite.ts'
import { passkeySuite } from './suites/identity/passkey.suite.ts'
import { payeeNameSuite } from './suites/identity/payee-name.suite.ts'
import { paymentPasswordSuite } from './suites/identity/payment-password.suite.ts'
import { safetySuite } from './suites/identity/safety.suite.ts'
import { secondAccountSuite } from './suites/identity/second-account.suite.ts'
import { secondFactorSuite } from './suites/identity/second-factor.suite.ts'

jest.setTimeout(120_000)

/** What keeps a member's account safe, and who tries to get round it. */
describe.each(apiDatabases)('the safety of an account on $name', ({ make }) => {
  const rig = new Rig(make, () => ({
    ACCOUNT_SECRET,
    SANDBOX_URL: 'http://127.0.0.1:9',
    COUNTRY_HEADER: 'x-country',
  }))
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  describe('the security centre', () => safetySuite(rig))
  describe('a change of the account', () => changeProofsSuite(rig))
  describe('after', () => endAccessSuite(rig))
  describe('what changes', () => changesSuite(rig))
  describe('the payee’s name', () => payeeNameSuite(rig))
  describe('a code of a change', () => contactCodesSuite(rig))
  describe('the payment password', () => paymentPasswordSuite(rig))
  describe('what needs the password', () => passwordCallsSuite(rig))
  describe('a second account', () => secondAccountSuite(rig))
  describe('accounts of one person', () => duplicateAccountsSuite(rig))
  describe('the second factor', () => secondFactorSuite(rig))
  describe('passkeys', () => passkeySuite(rig))
})
