import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { storedBrandSchema, type Brand } from '@site/config/schema'
import { exampleBrands } from '@site/config/brands'
import { z } from 'zod'

const REFRESH_MS = 250
const ANSWER_LIMIT_MS = 400

const answerSchema = z.object({ value: z.object({ brands: z.array(z.unknown()) }) })

/** Brands as the operators have set them, kept for when the platform is down. */
export interface BrandSource {
  /** All brands, at most a quarter of a second old while the platform answers. */
  all(): Promise<readonly Brand[]>
  revision(): string
}

interface Options {
  readonly url: string
  readonly token: () => string | undefined
  /** Where the last answer is kept over a restart. */
  readonly cacheFile: string
  readonly onProblem: (message: string) => void
}

export function createBrandSource({ url, token, cacheFile, onProblem }: Options): BrandSource {
  let brands: readonly Brand[] =
    readCache(cacheFile) ?? exampleBrands.map((brand) => storedBrandSchema.parse(brand))
  let etag: string | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  let reported = false

  async function refresh(): Promise<void> {
    try {
      const answer = await fetch(`${url}/wps/internal/brands`, {
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        headers: {
          Authorization: `Bearer ${token() ?? ''}`,
          ...(etag === undefined ? {} : { 'If-None-Match': etag }),
        },
      })
      if (answer.status === 304) return
      if (!answer.ok) throw new Error(`the platform answered ${answer.status}`)
      const parsed = answerSchema
        .parse(await answer.json())
        .value.brands.map((brand) => storedBrandSchema.parse(brand))
      etag = answer.headers.get('etag') ?? undefined
      brands = parsed
      mkdirSync(dirname(cacheFile), { recursive: true })
      writeFileSync(cacheFile, JSON.stringify(parsed))
      reported = false
    } catch (error) {
      if (!reported)
        onProblem(
          `brands: ${error instanceof Error ? error.message : String(error)}; the last known ones are used`,
        )
      reported = true
    }
  }

  return {
    async all() {
      if (performance.now() - askedAt > REFRESH_MS) {
        askedAt = performance.now()
        asking = refresh()
      }
      await asking
      return brands
    },
    revision: () => etag ?? String(JSON.stringify(brands).length),
  }
}

function readCache(file: string): readonly Brand[] | undefined {
  if (!existsSync(file)) return undefined
  const parsed = z.array(storedBrandSchema).safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}
