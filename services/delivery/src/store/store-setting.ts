import { allOrNone } from '@site/service-kit/settings'
import { StartupError } from '@site/service-kit/startup-error'
import { z } from 'zod'
import type { Bucket } from './bucket-store.ts'

/** How buckets are reached. */
export const bucketAccess = {
  S3_ENDPOINT: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
}
type Access = z.output<z.ZodObject<typeof bucketAccess>>

/** The bucket that hosts share their releases by, where they have one. */
export const bucketSettings = {
  /** Such as `s3://releases/site`: the bucket, and what its names begin with. */
  RELEASES_BUCKET: z.string().min(1).optional(),
  ...bucketAccess,
}
const settings = z.object(bucketSettings)

/** Throws StartupError where half of it is given. */
export const bucketOf = (data: z.output<typeof settings>): Bucket | undefined =>
  namedBucket('RELEASES_BUCKET', data.RELEASES_BUCKET, data)

/** The bucket of the setting `name`, such as `s3://releases/site`. Throws StartupError where it cannot be reached. */
export function namedBucket(
  name: string,
  address: string | undefined,
  { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION }: Access,
): Bucket | undefined {
  if (address === undefined) return undefined
  const given = allOrNone('A bucket', {
    [name]: address,
    S3_ENDPOINT,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  })
  const endpoint = given?.['S3_ENDPOINT'] ?? ''
  const [, bucket = '', path = ''] = /^s3:\/\/([a-z0-9.-]+)\/?(.*?)\/?$/.exec(address) ?? []
  if (bucket === '' || !URL.canParse(endpoint))
    throw new StartupError(
      `${name} is such as s3://releases/site, S3_ENDPOINT such as https://s3.example.com.`,
    )
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    bucket,
    prefix: path === '' ? '' : `${path}/`,
    region: S3_REGION,
    accessKeyId: given?.['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: given?.['S3_SECRET_ACCESS_KEY'] ?? '',
  }
}

/** The same, of an environment. */
export const bucketOfEnvironment = (env: NodeJS.ProcessEnv): Bucket | undefined =>
  bucketOf(settings.parse(env))
