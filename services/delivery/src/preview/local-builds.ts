import { releaseSchema } from '@site/config/schema'
import { z } from 'zod'
import type { Builds } from './builds.ts'

const FRESH_MS = 100
const ANSWER_LIMIT_MS = 500

const answerSchema = z.object({ releases: z.array(releaseSchema) })

/** What `npm run dev` has built on this machine; undefined without it, or while nothing is built. */
export type LocalBuilds = () => Promise<Builds | undefined>

/** Asks the server of hot builds at its loopback address. */
export function localBuilds(origin: string | undefined): LocalBuilds {
  if (origin === undefined) return async () => undefined
  let known: Builds | undefined
  let at = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - at < FRESH_MS) return known
    try {
      const answer = await fetch(`${origin}/releases.json`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
      const { releases } = answerSchema.parse(await answer.json())
      const named = releases.map((release) => [release.name, release] as const)
      known = releases.length === 0 ? undefined : { origin, isLocal: true, releases: new Map(named) }
    } catch {
      // It starts after the site, and ends before it.
      known = undefined
    }
    at = performance.now()
    return known
  }
}
