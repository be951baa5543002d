import { releaseSchema } from '@site/config/schema'
import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { createOverride } from '@site/shared-api/contract/preview'
import { ApiError } from '#api/api-error'
import { publicOriginOf } from '#brands/brands/brand-address'
import { insertAudit } from '#brands/brands/repository'
import type { LiveBrand } from '#brands/brands/service'
import type { CompositionCheck } from '#brands/previews/composition-check'
import { idOf, linkOf } from '#brands/previews/preview-link'
import {
  countRunning,
  insertPreview,
  lockPreviews,
  selectPreview,
  updateBuilds,
  updateOpened,
} from '#brands/previews/repository'
import { MOST_RUNNING } from '#brands/previews/service'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import type { Keyed } from '#operations/index'

const HOUR_MS = 60 * 60_000

type OverrideInput = BodyOf<typeof createOverride>

/** Modules of a developer's machine in the site, for the one browser that opens the link first (MOD-08). */
export class Overrides {
  readonly #deps: Deps & { keyed: Keyed }
  readonly #check: CompositionCheck
  constructor(deps: Deps & { keyed: Keyed }, check: CompositionCheck) {
    this.#deps = deps
    this.#check = check
  }

  /** Throws ApiError `release_refused` where the site allows no such origin or they do not fit, `invalid_input` where a build is none. */
  async make(actor: string, brand: LiveBrand, input: OverrideInput): Promise<ValueOf<typeof createOverride>> {
    const { clock, config, db, keyed, randomness } = this.#deps
    const { merchant } = brand
    const { origin, hours } = input
    const builds = described(input.builds)
    await this.#check.refuseBuilds(merchant, origin, builds)
    const id = randomness.uuid()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + hours * HOUR_MS)
    await db.transaction().execute(async (tx) => {
      await lockPreviews(tx)
      if ((await countRunning(tx, now)) >= MOST_RUNNING) throw new ApiError('too_many_requests')
      await insertPreview(tx, {
        ...{ id, merchant, note: '', document: null, made_by: actor, made_at: now, expires_at: expiresAt },
        ...{ ended_at: null, opened_at: null, releases: toJson({}) },
        ...{ builds_from: origin, builds: toJson(builds) },
      })
      const modules = builds.map(({ name }) => name)
      const detail = toJson({ id, origin, modules, hours })
      await insertAudit(tx, { at: now, actor, action: 'override.made', subject: merchant, detail })
    })
    const link = `${publicOriginOf(brand.document, config.sitePort)}/m/-/preview?link=${linkOf(keyed, 'override', id)}`
    return { id, link, expiresAt: expiresAt.toISOString() }
  }

  /** Whether there is such an override of that maker. Throws ApiError `invalid_input` where a build is none. */
  async change(actor: string, id: string, given: OverrideInput['builds']): Promise<boolean> {
    const { clock, db } = this.#deps
    return await updateBuilds(db, { id, actor, now: clock.now(), builds: described(given) })
  }

  /** Whether the link is one that no browser has opened yet. */
  async canOpen(link: string): Promise<boolean> {
    const { clock, db, keyed } = this.#deps
    const id = idOf(keyed, 'override', link)
    const row = id === undefined ? undefined : await selectPreview(db, id, clock.now())
    return row !== undefined && row.builds_from !== null && row.opened_at === null
  }

  /** What a browser is known by that opens the link first; null for every other, and for what is no such link. */
  async open(link: string): Promise<string | null> {
    const { clock, db, keyed } = this.#deps
    const id = idOf(keyed, 'override', link)
    const isFirst = id !== undefined && (await updateOpened(db, id, clock.now()))
    return isFirst ? linkOf(keyed, 'browser', id) : null
  }
}

function described(given: OverrideInput['builds']) {
  return given.map((build, index) => {
    const parsed = releaseSchema.safeParse(build)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new ApiError('invalid_input', {
      field: ['builds', index, ...(issue?.path ?? [])].map(String).join('.'),
      ...(issue && { message: issue.message }),
    })
  })
}
