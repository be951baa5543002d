import { PaymentSandbox } from './rig/outside/payment-sandbox.ts'
import { Rig } from './rig/rig.ts'
import { apiDatabases } from './rig/volumes.ts'
import { bodyOrderSuite } from './suites/site/body-order.suite.ts'
import { nginxBodiesSuite } from './suites/site/nginx-bodies.suite.ts'
import { pictureWalkSuite } from './suites/site/picture-walk.suite.ts'

jest.setTimeout(120_000)

/** What is read of a body, of whom, and when. */
describe.each(apiDatabases)('request bodies on $name', ({ make }) => {
  const sandbox = new PaymentSandbox()
  const rig = new Rig(make, () => sandbox.environment)
  beforeAll(async () => {
    await sandbox.prepare()
    await Promise.all([rig.setUp(), sandbox.start()])
  })
  afterAll(async () => {
    await rig.tearDown()
    await sandbox.remove()
  })
  describe('a body', () => bodyOrderSuite(rig))
  describe('a picture', () => pictureWalkSuite(rig))
  describe('nginx’s limits', () => nginxBodiesSuite(rig))
})
