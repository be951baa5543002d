const FRESH_MS = 3_000
const USABLE_MS = 60_000
const ANSWER_LIMIT_MS = 1_200

interface Kept {
  readonly value: unknown
  readonly at: number
}

/** Answers of a page's first calls, for guests; kept briefly so that a page never waits for what it knows already. */
export interface FirstData {
  /** `[url, value]` of each call that answered in time; the others are left to the page itself. */
  get(urls: readonly string[], merchant: string, language: string): Promise<[string, unknown][]>
}

export function createFirstData(platform: string): FirstData {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<Kept | undefined>>()

  function ask(key: string, url: string, merchant: string, language: string): Promise<Kept | undefined> {
    const running =
      asking.get(key) ??
      fetchValue(platform + url, merchant, language)
        .then((value) => {
          const fresh = { value, at: performance.now() }
          kept.set(key, fresh)
          return fresh
        })
        .catch(() => undefined)
        .finally(() => asking.delete(key))
    asking.set(key, running)
    return running
  }

  return {
    async get(urls, merchant, language) {
      const answers = await Promise.all(
        urls.map(async (url): Promise<[string, unknown][]> => {
          const key = `${merchant} ${language} ${url}`
          const known = kept.get(key)
          const age = performance.now() - (known?.at ?? Number.NEGATIVE_INFINITY)
          const refreshing = age > FRESH_MS ? ask(key, url, merchant, language) : undefined
          const answer = known && age < USABLE_MS ? known : await refreshing
          return answer ? [[url, answer.value]] : []
        }),
      )
      if (kept.size > 2_000) kept.clear()
      return answers.flat()
    },
  }
}

async function fetchValue(url: string, merchant: string, language: string): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { Merchant: merchant, Language: language },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  const body: unknown = await answer.json()
  if (answer.ok && typeof body === 'object' && body !== null && 'value' in body) return body.value
  throw new Error(`first call: ${answer.status}`)
}
