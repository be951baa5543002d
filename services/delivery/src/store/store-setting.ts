import { allOrNone } from '@site/service-kit/settings'
import { StartupError } from '@site/service-kit/startup-error'
import { z } from 'zod'
import type { Bucket } from './bucket-store.ts'

/** The bucket that hosts share their releases by, where they have one. */
export const bucketSettings = {
  /** Such as `s3://releases/site`: the bucket, and what its names begin with. */
  RELEASES_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
}
const settings = z.object(bucketSettings)

/** Throws StartupError where half of it is given. */
export function bucketOf(data: z.output<typeof settings>): Bucket | undefined {
  const { RELEASES_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = data
  const given = allOrNone('A bucket of releases', {
    RELEASES_BUCKET,
    S3_ENDPOINT,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  })
  if (given === undefined) return undefined
  const [, bucket = '', path = ''] = /^s3:\/\/([a-z0-9.-]+)\/?(.*?)\/?$/.exec(given.RELEASES_BUCKET) ?? []
  if (bucket === '' || !URL.canParse(given.S3_ENDPOINT))
    throw new StartupError(
      'RELEASES_BUCKET is such as s3://releases/site, S3_ENDPOINT such as https://s3.example.com.',
    )
  return {
    endpoint: given.S3_ENDPOINT.replace(/\/$/, ''),
    bucket,
    prefix: path === '' ? '' : `${path}/`,
    region: S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
  }
}

/** The same, of an environment. */
export const bucketOfEnvironment = (env: NodeJS.ProcessEnv): Bucket | undefined =>
  bucketOf(settings.parse(env))
