import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { chatConsoleSuite } from './suites/chat/console.suite.ts'
import { chatInstancesSuite } from './suites/chat/instances.suite.ts'
import { chatJoiningSuite } from './suites/chat/joining.suite.ts'
import { chatMomentSuite } from './suites/chat/moment.suite.ts'
import { chatModelSuite } from './suites/chat/model.suite.ts'
import { chatTalkSuite } from './suites/chat/talk.suite.ts'

jest.setTimeout(180_000)

describe.each(apiDatabases)('customer service by chat on $name', ({ name, make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())
  describe('a player', () => chatTalkSuite(rig))
  describe('an operator', () => chatConsoleSuite(rig))
  describe('a guest who signs in', () => chatJoiningSuite(rig))
  describe('messages', () => chatModelSuite(rig))
  if (name === 'the embedded database') return
  describe('in one moment', () => chatMomentSuite(rig))
  describe('over several copies', () => chatInstancesSuite(rig))
})
