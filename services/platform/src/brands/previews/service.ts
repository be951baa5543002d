import type { Merchants } from '@site/shared-api/contract/brand-place'
import { isDeepStrictEqual } from 'node:util'
import { storedBrandSchema } from '@site/config/schema'
import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import {
  changeOverride,
  previewReleases,
  type createPreview,
  type findPreview,
  type listPreviews,
} from '@site/shared-api/contract/preview'
import type { OperatorRight } from '@site/shared-api/contract/call'
import { OPERATOR_ROLES } from '@site/shared-api/contract/operator'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { Denied } from '#api/denied'
import { publicOriginOf } from '#brands/brands/brand-address'
import { insertAudit } from '#brands/brands/repository'
import type { LiveBrand } from '#brands/brands/service'
import type { CompositionCheck } from '#brands/previews/composition-check'
import { draftsOf, judgedDrafts, pathOf, toDraftDtos } from '#brands/previews/drafts'
import { idOf, linkOf } from '#brands/previews/preview-link'
import {
  countRunning,
  insertPreview,
  lockPreviews,
  selectPreview,
  selectRunning,
  updateEnded,
} from '#brands/previews/repository'
import type { PreviewTables } from '#brands/previews/tables'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import type { Keyed, Managed, Operator } from '#operations/index'

const HOUR_MS = 60 * 60_000
/** Of all brands together. */
export const MOST_RUNNING = 200
const buildsSchema = changeOverride.body.shape.builds

type PreviewInput = BodyOf<typeof createPreview>
type State = ValueOf<typeof listPreviews>['list'][number]

/** Shows single browsers what is not live; every preview has a maker, ends by itself, and is in the audit log. */
export class Previews {
  readonly #deps: Deps & { keyed: Keyed; managed: Managed }
  readonly #check: CompositionCheck
  constructor(deps: Deps & { keyed: Keyed; managed: Managed }, check: CompositionCheck) {
    this.#deps = deps
    this.#check = check
  }

  /** Throws ApiError `invalid_input` with the field, `release_refused` with the registry's reason, `too_many_requests` where too many have not ended, `feature_unavailable` for what the operator may not change. */
  async make(
    operator: Operator,
    brand: LiveBrand,
    input: PreviewInput,
  ): Promise<ValueOf<typeof createPreview>> {
    const { clock, config, db, keyed, managed, randomness } = this.#deps
    const actor = operator.name
    const { merchant, releases, note, hours } = input
    const modules = Object.keys(releases)
    if (modules.length === 0 && input.document === undefined && input.drafts.length === 0)
      throw new ApiError('invalid_input', {
        field: 'releases',
        message: 'A preview shows releases, a document of the brand, or drafts: none is named.',
      })
    refuseBeyond(operator, {
      settings: modules.length > 0 || input.document !== undefined,
      drafts: input.drafts.length > 0,
    })
    const document = input.document === undefined ? null : candidateOf(brand, input.document)
    if (modules.length > 0) await this.#check.refuse(merchant, releases)
    const drafts = await judgedDrafts(db, managed, merchant, input.drafts)
    const id = randomness.uuid()
    const now = clock.now()
    const row = {
      ...{
        id,
        merchant,
        note,
        made_by: actor,
        made_at: now,
        ended_at: null,
        builds_from: null,
        builds: null,
        opened_at: null,
      },
      expires_at: new Date(now.getTime() + hours * HOUR_MS),
    }
    await db.transaction().execute(async (tx) => {
      await lockPreviews(tx)
      if ((await countRunning(tx, now)) >= MOST_RUNNING) throw new ApiError('too_many_requests')
      const parts = {
        releases: toJson(releases),
        document: document === null ? null : toJson(document),
        drafts: toJson(drafts),
      }
      await insertPreview(tx, { ...row, ...parts })
      const settings = document && changedIn(document, brand.document)
      const detail = toJson({
        ...{ id, releases, note, hours },
        ...(settings && { settings }),
        ...(drafts.length > 0 && { drafts: drafts.map((draft) => `${draft.kind} ${draft.id}`) }),
      })
      await insertAudit(tx, { at: now, actor, action: 'preview.made', subject: merchant, detail })
    })
    const origin = publicOriginOf(brand.document, config.sitePort)
    const link = `${origin}/m/-/preview?link=${linkOf(keyed, 'preview', id)}`
    return { ...this.#stateOf({ ...row, releases, document, drafts }), link }
  }

  async list(merchant: Merchants): Promise<State[]> {
    const { clock, db } = this.#deps
    return (await selectRunning(db, clock.now(), merchant)).map((row) => this.#stateOf(row))
  }

  /** Whether there was one to end. */
  async end(operator: Operator, id: string): Promise<boolean> {
    const { clock, db } = this.#deps
    const actor = operator.name
    const known = await selectPreview(db, id, clock.now())
    if (known) refuseBeyond(operator, { settings: draftsOf(known.drafts).length === 0, drafts: false })
    return await db.transaction().execute(async (tx) => {
      const now = clock.now()
      const merchant = await updateEnded(tx, id, now)
      if (merchant === undefined) return false
      const detail = toJson({ id })
      await insertAudit(tx, { at: now, actor, action: 'preview.ended', subject: merchant, detail })
      return true
    })
  }

  /** The preview of a link, or of the browser that opened an override; null where it was not signed here, or has ended. */
  async find(link: string): Promise<ValueOf<typeof findPreview>['preview']> {
    const { clock, db, keyed } = this.#deps
    const isOverride = idOf(keyed, 'browser', link) !== undefined
    const id = idOf(keyed, isOverride ? 'browser' : 'preview', link)
    const row = id === undefined ? undefined : await selectPreview(db, id, clock.now())
    if (!row || (row.builds_from !== null) !== isOverride) return null
    const { merchant, releases, note, madeBy, expiresAt } = this.#stateOf(row)
    const { managed } = this.#deps
    const wished = draftsOf(row.drafts)
    const drafts = await toDraftDtos(db, managed, merchant, wished)
    const path = pathOf(managed, merchant, wished)
    const document = row.document === null ? null : z.record(z.string(), z.unknown()).parse(row.document)
    const origin = row.builds_from
    const builds = origin === null ? null : { origin, releases: buildsSchema.parse(row.builds) }
    return { id: row.id, merchant, releases, document, drafts, path, note, madeBy, expiresAt, builds }
  }

  #stateOf(row: Selectable<PreviewTables['previews']>): State {
    return {
      id: row.id,
      merchant: row.merchant,
      releases: previewReleases.parse(row.releases),
      hasDocument: row.document !== null,
      note: row.note,
      madeBy: row.made_by,
      madeAt: row.made_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      drafts: draftsOf(row.drafts).map(({ kind, document }) => ({
        kind,
        title: this.#deps.managed.source(kind).titleOf(document),
      })),
    }
  }
}

/** Releases and settings are shown by who runs them, drafts by who writes them. */
function refuseBeyond({ role }: Operator, shown: { settings: boolean; drafts: boolean }): void {
  const rights: readonly OperatorRight[] = OPERATOR_ROLES[role]
  const require = (needed: readonly OperatorRight[], field?: string): void => {
    if (!needed.some((right) => rights.includes(right))) throw new Denied(needed, field)
  }
  if (shown.settings) require(['brands', 'releases'])
  if (shown.drafts) require(['content'], 'drafts')
}

/** A document that the brand could have, at the live one's address. Throws ApiError `invalid_input` with the field. */
function candidateOf({ merchant, document: live }: LiveBrand, wished: Record<string, unknown>) {
  const { hosts, publicOrigin } = live
  const parsed = storedBrandSchema.safeParse({ ...wished, hosts, publicOrigin })
  const [issue] = parsed.error?.issues ?? []
  if (!parsed.success) {
    const field = ['document', ...(issue?.path ?? []).map(String)].join('.')
    throw new ApiError('invalid_input', { field, ...(issue && { message: issue.message }) })
  }
  if (parsed.data.merchant !== merchant)
    throw new ApiError('invalid_input', {
      field: 'document.merchant',
      message: `The document is one of ${parsed.data.merchant}, the preview of ${merchant}.`,
    })
  return parsed.data
}

/** The settings of a document that are others than another's, without those that are the same. */
const changedIn = (document: object, live: object): Record<string, unknown> => {
  const before = new Map<string, unknown>(Object.entries(live))
  return Object.fromEntries(
    Object.entries(document).filter(([name, value]) => !isDeepStrictEqual(value, before.get(name))),
  )
}
