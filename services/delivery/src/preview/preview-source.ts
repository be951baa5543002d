import { releaseSchema, storedBrandSchema, type Brand } from '@site/config/schema'
import { findPreview, openOverride } from '@site/shared-api/contract/preview'
import { z } from 'zod'
import type { Builds } from './builds.ts'
import type { Preview } from './preview.ts'

/** So long what the platform said of a link is taken for true; it ends everywhere by then. */
const FRESH_MS = 2_000
/** So long at most it is used while the platform does not answer. */
const USABLE_MS = 60_000
const ANSWER_LIMIT_MS = 2_000
const MOST_KEPT = 200

const answerSchema = z.object({ value: findPreview.response })
const openedSchema = z.object({ value: openOverride.response })
type Found = z.output<typeof findPreview.response>['preview']

interface Kept {
  readonly found: Found
  readonly at: number
}

/** What links show, as the platform says; read again every two seconds. */
export interface PreviewSource {
  /** `over`: unknown, ended, or of another brand. `unsaid`: the platform does not answer. */
  find(link: string, brand: Brand): Promise<Preview | 'over' | 'unsaid'>
  /** What a browser is known by that opens the link of an override first; undefined for every other link. Rejects without the platform. */
  open(link: string): Promise<string | undefined>
  /** Whether it is the link of an override that no browser has opened yet. */
  canOpen(link: string): Promise<boolean>
}

interface Options {
  readonly url: string
  readonly token: () => string | undefined
  /** Machines whose builds the site allows. */
  readonly devOrigins: readonly string[]
  readonly onProblem: (message: string) => void
}

export function createPreviewSource({ url, token, devOrigins, onProblem }: Options): PreviewSource {
  const kept = new Map<string, Kept>()

  async function post(path: string, body: { link: string; look?: boolean }): Promise<unknown> {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token() ?? ''}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    if (!answer.ok) throw new Error(`the platform answered ${answer.status}`)
    return await answer.json()
  }

  const ask = async (link: string): Promise<Found> =>
    answerSchema.parse(await post(findPreview.path, { link })).value.preview

  /** What is built elsewhere, where the site allows it from there; the reason where it does not. */
  function allowed({ builds }: NonNullable<Found>): Builds | undefined | 'refused' {
    if (builds === null) return undefined
    const releases = z.array(releaseSchema).safeParse(builds.releases)
    if (!releases.success || !devOrigins.includes(builds.origin)) return 'refused'
    const named = releases.data.map((release) => [release.name, release] as const)
    return { origin: builds.origin, isLocal: false, releases: new Map(named) }
  }

  async function known(link: string): Promise<Found | undefined> {
    const before = kept.get(link)
    const age = performance.now() - (before?.at ?? Number.NEGATIVE_INFINITY)
    if (before !== undefined && age < FRESH_MS) return before.found
    try {
      const found = await ask(link)
      kept.delete(link)
      kept.set(link, { found, at: performance.now() })
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
      return found
    } catch (error) {
      onProblem(`previews: ${error instanceof Error ? error.message : String(error)}`)
      return age < USABLE_MS ? before?.found : undefined
    }
  }

  return {
    async find(link, brand) {
      const found = await known(link)
      if (found === undefined) return 'unsaid'
      if (found === null || found.merchant !== brand.merchant) return 'over'
      const endsAt = new Date(found.expiresAt)
      if (endsAt.getTime() <= Date.now()) return 'over'
      const document = found.document === null ? undefined : storedBrandSchema.safeParse(found.document)
      if (document?.success === false) {
        onProblem(`previews: the document of ${found.id} is not understood; its link shows nothing`)
        return 'over'
      }
      const builds = allowed(found)
      if (builds === 'refused') return 'over'
      const { id, note, madeBy, releases, drafts, path } = found
      // Where a brand is found at is never a matter of a preview.
      const shown = document && { ...document.data, hosts: brand.hosts, publicOrigin: brand.publicOrigin }
      const cohort = new Map(Object.entries(releases))
      return {
        id,
        cohort,
        brand: shown ?? brand,
        live: brand,
        link,
        drafts,
        path,
        note,
        madeBy,
        endsAt,
        builds,
      }
    },
    async open(link) {
      return openedSchema.parse(await post(openOverride.path, { link })).value.browser ?? undefined
    },
    async canOpen(link) {
      return await post(openOverride.path, { link, look: true }).then(
        (said) => openedSchema.parse(said).value.canOpen,
        () => false,
      )
    },
  }
}
