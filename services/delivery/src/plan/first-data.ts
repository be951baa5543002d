import type { Brand } from '@site/config/schema'
import { cookieName } from '@site/service-kit/own-cookies'
import { generationOf } from '#brands/generation.ts'

const FRESH_MS = 3_000
const USABLE_MS = 60_000
const ANSWER_LIMIT_MS = 1_200
const MOST_KEPT = 2_000

interface Kept {
  readonly value: unknown
  readonly text: string
  readonly at: number
  /** Of the brand, at the request. */
  readonly generation: number
}

/** `[url, value]` of each call that answered in time. */
export type Facts = readonly (readonly [string, unknown])[]

/** Whether two readings say the same: an answer that did not change is the same object. */
export function sameFacts(some: Facts, others: Facts): boolean {
  return (
    some.length === others.length &&
    some.every(([url, value], index) => url === others[index]?.[0] && value === others[index]?.[1])
  )
}

/** Answers of a page's first calls, for guests; kept briefly so that a page never waits for what it knows already. */
export interface FirstData {
  /**
   * Answers from before a change of the brand, or of what its operators write, are fetched again, and used only where that fails.
   * Calls that do not answer in time are left to the page itself. With the link of a preview that shows drafts each call is made
   * as that browser makes it, and its answer is not cached.
   */
  get(urls: readonly string[], brand: Brand, language: string, link?: string): Promise<Facts>
}

export function createFirstData(platform: string): FirstData {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<Kept | undefined>>()

  function ask(key: string, url: string, brand: Brand, language: string): Promise<Kept | undefined> {
    const generation = generationOf(brand)
    const run = `${generation} ${key}`
    const running =
      asking.get(run) ??
      fetchText(platform + url, brand.merchant, language)
        .then((text) => {
          const before = kept.get(key)
          const value = before?.text === text ? before.value : valueOf(text)
          const fresh = { value, text, at: performance.now(), generation }
          kept.set(key, fresh)
          return fresh
        })
        .catch(() => undefined)
        .finally(() => asking.delete(run))
    asking.set(run, running)
    return running
  }

  return {
    async get(urls, brand, language, link) {
      if (link !== undefined) return await fetchPreviewData(urls, { platform, brand, language, link })
      const answers = await Promise.all(
        urls.map(async (url): Promise<[string, unknown][]> => {
          const key = `${brand.merchant} ${language} ${url}`
          const known = kept.get(key)
          const age = performance.now() - (known?.at ?? Number.NEGATIVE_INFINITY)
          const isOfNow = known?.generation === generationOf(brand)
          const usable = age < USABLE_MS ? known : undefined
          const refreshing = age > FRESH_MS || !isOfNow ? ask(key, url, brand, language) : undefined
          const answer = usable && isOfNow ? usable : ((await refreshing) ?? usable)
          return answer ? [[url, answer.value]] : []
        }),
      )
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
      return answers.flat()
    },
  }
}

interface Previewing {
  readonly platform: string
  readonly brand: Brand
  readonly language: string
  readonly link: string
}

/** What the browser of a preview is answered, now. */
async function fetchPreviewData(
  urls: readonly string[],
  { platform, brand, language, link }: Previewing,
): Promise<Facts> {
  const answers = urls.map(async (url): Promise<[string, unknown][]> => {
    const text = await fetchText(
      platform + url,
      brand.merchant,
      language,
      `${cookieName({ protocol: 'http' }, 'preview')}=${link}`,
    ).catch(() => undefined)
    return text === undefined ? [] : [[url, valueOf(text)]]
  })
  return (await Promise.all(answers)).flat()
}

async function fetchText(url: string, merchant: string, language: string, cookie?: string): Promise<string> {
  const answer = await fetch(url, {
    headers: { Merchant: merchant, Language: language, ...(cookie !== undefined && { Cookie: cookie }) },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  if (answer.ok) return await answer.text()
  throw new Error(`first call: ${answer.status}`)
}

function valueOf(text: string): unknown {
  const body: unknown = JSON.parse(text)
  if (typeof body === 'object' && body !== null && 'value' in body) return body.value
  throw new Error('first call: no value')
}
