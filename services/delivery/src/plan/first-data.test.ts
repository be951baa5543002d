import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exampleBrands } from '@site/config/brands'
import { storedBrandSchema } from '@site/config/schema'
import { createFirstData } from './first-data.ts'

/** Another reading of the same brand. */
const freshBrand = () => storedBrandSchema.parse(exampleBrands[0])
let platform: Server
let requestCount = 0

beforeAll(async () => {
  platform = createServer((_request, response) => {
    requestCount += 1
    response.end(JSON.stringify({ value: requestCount }))
  })
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done))
})
afterAll(() => platform.close())

test('what operators publish is shown on the next page, not on the one after it (PLT-08)', async () => {
  // reason: a server that listens on a port has an address with one
  const { port } = platform.address() as AddressInfo
  const facts = createFirstData(`http://127.0.0.1:${port}`)
  const before = freshBrand()
  expect(await facts.get(['/wps/a'], before, 'EN')).toEqual([['/wps/a', 1]])
  expect(await facts.get(['/wps/a'], before, 'EN')).toEqual([['/wps/a', 1]])
  const after = freshBrand()
  expect(await facts.get(['/wps/a'], after, 'EN')).toEqual([['/wps/a', 2]])
  await new Promise((done) => platform.close(done))
  platform.closeAllConnections()
  expect(await facts.get(['/wps/a'], freshBrand(), 'EN')).toEqual([['/wps/a', 2]])
})
