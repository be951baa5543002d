import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { apiSuite } from './suites/api.suite.ts'
import { badInputSuite } from './suites/bad-input.suite.ts'
import { crashSuite } from './suites/crash.suite.ts'
import { instancesSuite } from './suites/instances.suite.ts'
import { sessionSuite } from './suites/session.suite.ts'

jest.setTimeout(120_000)

/** One platform per database serves every suite: a start costs seconds. */
describe.each(databases)('on $name', ({ name, make }) => {
  const bench = new Bench(make)
  beforeAll(() => bench.setUp())
  afterAll(() => bench.tearDown())

  describe('the API', () => apiSuite(bench))
  describe('bad input', () => badInputSuite(bench))
  if (name === 'a real PostgreSQL') describe('instances', () => instancesSuite(bench))
  describe('a crash', () => crashSuite(bench))
  describe('sessions', () => sessionSuite(bench))
})
