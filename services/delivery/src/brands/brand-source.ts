import { storedBrandSchema, type Brand } from '@site/config/schema'
import { exampleBrands } from '@site/config/brands'
import { z } from 'zod'
import { readWithCopy, writeWithCopy } from '#files/whole-file.ts'

const REFRESH_MS = 250
const ANSWER_LIMIT_MS = 2_000
/** So long a page waits for the platform's answer at most, and only while the platform has answered in that time so far. */
const WAIT_MS = 200

const answerSchema = z.object({
  value: z.object({
    brands: z.array(z.unknown()),
    // A platform of before says none: every brand is taken for another one then.
    versions: z.record(z.string(), z.number()).default({}),
  }),
})
type Versions = Readonly<Record<string, number>>
const namedSchema = z.object({ merchant: z.string() })
const keptSchema = z.array(storedBrandSchema)

/** Brands as the operators have set them, kept for when the platform is down. */
export interface BrandSource {
  /** All brands, at most a quarter of a second old while the platform answers. */
  all(): Promise<readonly Brand[]>
  /** Why the platform's last answer could not be used; undefined while all is well. */
  trouble(): string | undefined
}

interface Options {
  readonly url: string
  readonly token: () => string | undefined
  /** Where the last answer is kept over a restart. */
  readonly cacheFile: string
  readonly onProblem: (message: string) => void
}

export function createBrandSource({ url, token, cacheFile, onProblem }: Options): BrandSource {
  const kept = readWithCopy(
    cacheFile,
    (text) => keptSchema.parse(JSON.parse(text)),
    () => onProblem(`brands: ${cacheFile} cannot be read and is written anew`),
  )
  let brands: readonly Brand[] = kept?.value ?? exampleBrands.map((brand) => storedBrandSchema.parse(brand))
  /** What the platform said of each, by its reading. */
  const texts = new WeakMap<Brand, string>()
  let etag: string | undefined
  let requestedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  let isLate = false
  let trouble: string | undefined

  /** A brand that this copy does not understand stays as it was; one that says what it said is the same brand, and its pages stay. */
  function understand(given: readonly unknown[], versions: Versions): Brand[] {
    return given.flatMap((document) => {
      const merchant = namedSchema.safeParse(document).data?.merchant
      const version = versions[merchant ?? '']
      const said = JSON.stringify([version, document])
      const known = brands.find((one) => one.merchant === merchant)
      if (known && version !== undefined && texts.get(known) === said) return [known]
      const brand = storedBrandSchema.safeParse(document)
      if (brand.success) {
        texts.set(brand.data, said)
        return [brand.data]
      }
      onProblem(`brands: the document of ${merchant ?? 'a brand'} is not understood; its last one is used`)
      return brands.filter((known) => known.merchant === merchant)
    })
  }

  async function ask(): Promise<void> {
    const answer = await fetch(`${url}/wps/internal/brands`, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      headers: {
        Authorization: `Bearer ${token() ?? ''}`,
        ...(etag === undefined ? {} : { 'If-None-Match': etag }),
      },
    })
    if (answer.status === 304) return
    if (!answer.ok) throw new Error(`the platform answered ${answer.status}`)
    const { value } = answerSchema.parse(await answer.json())
    brands = understand(value.brands, value.versions)
    etag = answer.headers.get('etag') ?? undefined
    writeWithCopy(cacheFile, JSON.stringify(brands))
  }

  async function refresh(): Promise<void> {
    try {
      await ask()
      isLate = false
      trouble = undefined
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      if (trouble === undefined) onProblem(`brands: ${why}; the last known ones are used`)
      isLate = true
      trouble = why
    }
    asking = undefined
  }

  return {
    async all() {
      if (asking === undefined && performance.now() - requestedAt > REFRESH_MS) {
        requestedAt = performance.now()
        asking = refresh()
      }
      if (asking !== undefined && !isLate && !(await isOver(asking, WAIT_MS))) isLate = true
      return brands
    },
    trouble: () => trouble,
  }
}

/** Whether something ends within so many ms. */
async function isOver(work: Promise<void>, ms: number): Promise<boolean> {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<false>((done) => (limit = setTimeout(done, ms, false)))
  const over = await Promise.race([work.then(() => true), late])
  clearTimeout(limit)
  return over
}
