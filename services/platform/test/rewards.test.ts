import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { s3Double } from '@site/delivery/testing/s3-double'
import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { rewardDecisionsSuite } from './suites/site/reward-decisions.suite.ts'
import { rewardFilesSuite } from './suites/site/reward-files.suite.ts'
import { rewardsSuite } from './suites/site/rewards.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('promotions that members join on $name', ({ make }) => {
  let files: Record<string, string> = {}
  const rig = new Rig(make, () => files)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())
  describe('joining and applying', () => rewardsSuite(rig))
  describe('deciding', () => rewardDecisionsSuite(rig))

  // One place beside each database is enough: a store knows nothing of it.
  describe('their pictures elsewhere', () => {
    let double: Awaited<ReturnType<typeof s3Double>>
    const folder = () => join(rig.place.dataDir, 'member-files')
    const isBucket = () => rig.place.databaseUrl !== undefined
    beforeAll(async () => {
      double = await s3Double()
      const { endpoint, accessKeyId, secretAccessKey } = double.bucket
      files = isBucket()
        ? {
            FILES_BUCKET: 's3://releases/members',
            S3_ENDPOINT: endpoint,
            S3_ACCESS_KEY_ID: accessKeyId,
            S3_SECRET_ACCESS_KEY: secretAccessKey,
          }
        : { FILES_DIR: folder() }
      await rig.restart()
    })
    afterAll(() => double.close())
    rewardFilesSuite(rig, () =>
      isBucket() ? [...double.objects.keys()] : readdirSync(join(folder(), 'rewards')),
    )
  })
})
