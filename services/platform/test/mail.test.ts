import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { feedbackSuite } from './suites/site/feedback.suite.ts'
import { mailLaterSuite, mailSuite } from './suites/site/mail.suite.ts'
import { mailingSuite } from './suites/site/mailing.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('what a brand and its members write to each other on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())
  describe('messages', () => mailSuite(rig))
  describe('feedback', () => feedbackSuite(rig))
  describe('a message to many', () => mailingSuite(rig))
  describe('messages, a day later', () => mailLaterSuite(rig))
})
