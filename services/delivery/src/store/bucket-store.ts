import { AwsClient } from 'aws4fetch'
import type { ReleaseStore } from './release-store.ts'

export interface Bucket {
  /** Of the service, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  /** Before every name, such as `site/`; may be empty. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const ANSWER_LIMIT_MS = 10_000
const MISSING = 404
/** Another writer was quicker: 412 where it changed, 409 where both were under way. */
const TAKEN: readonly number[] = [409, 412]

/** A store that can forget as well: for what is not kept for good. */
export interface BucketStore extends ReleaseStore {
  /** Takes away what is there; what is not there is gone as well. */
  remove(name: string): Promise<void>
}

/** Releases, or what else hosts share, in an S3-compatible bucket; `replace` asks of it that it knows conditional writes (`If-Match`, `If-None-Match`). */
export function bucketStore({ endpoint, bucket, prefix, ...credentials }: Bucket): BucketStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const root = `${endpoint}/${bucket}`
  const addressOf = (name: string): string =>
    `${root}/${(prefix + name).split('/').map(encodeURIComponent).join('/')}`

  async function ask(url: string, options: RequestInit = {}): Promise<Response> {
    return await client.fetch(url, { ...options, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
  }

  function refused(what: string, answer: Response): Error {
    return new Error(
      `The bucket ${bucket} answered ${answer.status} to ${what}: look at its address and rights.`,
    )
  }

  return {
    async read(name) {
      const answer = await ask(addressOf(name))
      if (answer.status === MISSING) return undefined
      if (!answer.ok) throw refused(`reading ${name}`, answer)
      return { bytes: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' }
    },
    async write(name, bytes) {
      const answer = await ask(addressOf(name), { method: 'PUT', body: new Uint8Array(bytes) })
      if (!answer.ok) throw refused(`writing ${name}`, answer)
    },
    async replace(name, bytes, known) {
      const condition = known === undefined ? { 'If-None-Match': '*' } : { 'If-Match': known }
      const answer = await ask(addressOf(name), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: condition,
      })
      if (TAKEN.includes(answer.status)) return false
      if (!answer.ok) throw refused(`writing ${name}`, answer)
      return true
    },
    async remove(name) {
      const answer = await ask(addressOf(name), { method: 'DELETE' })
      if (!answer.ok && answer.status !== MISSING) throw refused(`removing ${name}`, answer)
    },
    async names(under) {
      const found: string[] = []
      let token: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: prefix + under,
          ...(token !== undefined && { 'continuation-token': token }),
        })
        const answer = await ask(`${root}?${query}`)
        if (!answer.ok) throw refused('listing it', answer)
        const text = await answer.text()
        found.push(...valuesOf(text, 'Key').map((key) => key.slice(prefix.length)))
        token = valuesOf(text, 'NextContinuationToken')[0]
      } while (token !== undefined)
      return found
    },
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The texts of an element in the answer to a listing, which has neither attributes nor elements in these. */
function valuesOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => ENTITIES[name] ?? ''),
  )
}
