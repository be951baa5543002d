import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { s3Double } from '@site/delivery/testing/s3-double'
import { apiDatabases } from './rig/volumes.ts'
import { Table } from './rig/outside/play.ts'
import { Provider } from './rig/outside/provider.ts'
import { Limited } from './rig/people/limited.ts'
import { Rig } from './rig/rig.ts'
import { careSuite } from './suites/play/care.suite.ts'
import { excludedCallsSuite } from './suites/play/excluded-calls.suite.ts'
import { limitedPlaySuite } from './suites/play/limited-play.suite.ts'
import { limitsSuite } from './suites/play/limits.suite.ts'
import { papersSuite } from './suites/play/papers.suite.ts'

jest.setTimeout(120_000)

/** Responsible play, on both databases; every call on two copies where the database is shared. */
describe.each(apiDatabases)('on $name', ({ make, name }) => {
  const isShared = name === 'a real PostgreSQL'
  const provider = new Provider()
  let bucket: Awaited<ReturnType<typeof s3Double>>
  const folder = () => join(rig.place.dataDir, 'member-files')
  /** Members' files lie in a bucket beside the one database, in a folder beside the other. */
  const files = (): Record<string, string> => {
    if (!isShared) return { FILES_DIR: folder() }
    const { endpoint, accessKeyId, secretAccessKey } = bucket.bucket
    return {
      FILES_BUCKET: 's3://releases/members',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
  }
  const papers = (): string[] => {
    if (isShared) return [...bucket.objects.keys()]
    mkdirSync(join(folder(), 'identity'), { recursive: true })
    return readdirSync(join(folder(), 'identity'))
  }
  const rig: Rig = new Rig(make, () => ({ ...provider.environment, ...files() }))
  beforeAll(async () => {
    bucket = await s3Double()
    await provider.listen()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await provider.close()
    bucket.close()
  })

  describe('limits of members', () => {
    const limited = new Limited(new Table(rig, provider))
    beforeAll(() => limited.beginAtNoon())
    afterAll(() => rig.moveClock(0))
    limitsSuite(rig, limited)
    limitedPlaySuite(rig, limited)
  })
  describe('what operators do about harm', () => careSuite(rig, provider))
  describe('papers', () => papersSuite(rig, papers))
  // Last: it lets months pass.
  describe('an excluded member', () => excludedCallsSuite(rig, provider, isShared))
})
