import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exampleBrands } from '@site/config/brands'
import { createBrandSource, type BrandSource } from './brand-source.ts'
import { generationOf } from './generation.ts'

let folder: string
let platform: Server
let answer: (response: ServerResponse) => void
let requestCount: number
let problems: string[]

const send = (brands: readonly unknown[]) => (response: ServerResponse) =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ value: { brands } }))
const never = (): void => undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  ;[requestCount, problems, answer] = [0, [], send(exampleBrands)]
  platform = createServer((_request, response) => {
    requestCount += 1
    answer(response)
  })
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening))
})
afterEach(() => {
  platform.closeAllConnections()
  platform.close()
  rmSync(folder, { recursive: true, force: true })
})

const cacheFile = (): string => join(folder, 'brands.json')
function source(): BrandSource {
  // reason: a server that listens on a port has an address of this shape
  const { port } = platform.address() as AddressInfo
  return createBrandSource({
    url: `http://127.0.0.1:${port}`,
    token: () => 't',
    cacheFile: cacheFile(),
    onProblem: (message) => problems.push(message),
  })
}
const names = async (brands: BrandSource): Promise<string[]> =>
  (await brands.all()).map(({ merchant }) => merchant)

test('a half written file of brands stops no page: its copy is read, and one line reports it (PLT-07)', async () => {
  const renamed = exampleBrands.map((brand) => ({ ...brand, name: 'Kept' }))
  answer = send(renamed)
  const first = source()
  // A page waits 200 ms at most for the platform, which may take longer on a full machine.
  while (!existsSync(`${cacheFile()}.copy`)) {
    await first.all()
    await pause(10)
  }
  const text = readFileSync(cacheFile(), 'utf8')
  writeFileSync(cacheFile(), text.slice(0, text.length / 2))
  answer = (response) => void response.writeHead(503).end()
  const brands = source()
  expect((await brands.all()).map(({ name }) => name)).toEqual(exampleBrands.map(() => 'Kept'))
  await brands.all()
  expect(problems.filter((line) => line.includes('cannot be read'))).toHaveLength(1)
})

test('neither does one whose copy is damaged as well (PLT-07)', async () => {
  for (const file of [cacheFile(), `${cacheFile()}.copy`]) writeFileSync(file, '[{')
  expect(await names(source())).toEqual(exampleBrands.map(({ merchant }) => merchant))
})

test('while the platform hangs one page waits a moment, and no other waits at all (PLT-07)', async () => {
  const brands = source()
  await brands.all()
  answer = never
  await pause(300)
  await brands.all()
  const waits: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    await pause(300)
    const begun = performance.now()
    expect(await names(brands)).toEqual(exampleBrands.map(({ merchant }) => merchant))
    waits.push(performance.now() - begun)
  }
  expect(Math.min(...waits)).toBeLessThan(20)
  expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(100)
})

test('a switch of an operator is on the next page after a quarter of a second', async () => {
  const brands = source()
  await brands.all()
  answer = send(exampleBrands.map((brand) => ({ ...brand, maintenance: true })))
  await pause(300)
  expect((await brands.all()).every(({ maintenance }) => maintenance)).toBe(true)
  expect(requestCount).toBe(2)
})

test('a document that this copy does not understand leaves that brand as it was, and the others new', async () => {
  const brands = source()
  await brands.all()
  const [first, ...others] = exampleBrands
  answer = send([{ ...first, hosts: 7 }, ...others.map((brand) => ({ ...brand, name: 'New' }))])
  await pause(300)
  expect((await brands.all()).map(({ name }) => name)).toEqual([first?.name, ...others.map(() => 'New')])
})

test('a problem is reported once and can be read until the platform answers again', async () => {
  answer = (response) => void response.writeHead(500).end()
  const brands = source()
  await brands.all()
  await pause(300)
  await brands.all()
  expect([brands.trouble(), problems.length]).toEqual(['the platform answered 500', 1])
  answer = send(exampleBrands)
  await pause(300)
  await brands.all()
  await pause(100)
  expect(brands.trouble()).toBeUndefined()
})

test('a publication drops the pages of its own brand alone, also where its document stays as it was (PLT-05)', async () => {
  const versions = Object.fromEntries(exampleBrands.map(({ merchant }) => [merchant, 1]))
  const sendVersions = (now: object) => (response: ServerResponse) =>
    void response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ value: { brands: exampleBrands, versions: now } }))
  const brands = source()
  const readings = async () => {
    await pause(300)
    await brands.all()
    // What was requested before is there.
    await pause(100)
    return Object.fromEntries((await brands.all()).map((brand) => [brand.merchant, generationOf(brand)]))
  }
  answer = sendVersions(versions)
  const before = await readings()
  answer = sendVersions({ ...versions, lotus: 2 })
  const after = await readings()
  expect(after['lotus']).not.toBe(before['lotus'])
  expect({ ...after, lotus: 0 }).toEqual({ ...before, lotus: 0 })
  // A platform of before says no versions: nothing is taken for unchanged.
  answer = send(exampleBrands)
  expect((await readings())['coral']).not.toBe(after['coral'])
})
