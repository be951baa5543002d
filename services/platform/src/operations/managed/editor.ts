import { isDeepStrictEqual } from 'node:util'
import type { ManagedDocument } from '@site/shared-api/contract/managed'
import type { ApprovalAction } from '@site/shared-api/contract/approval'
import { isMoneyRule, type ManagedKind } from '@site/shared-api/contract/managed-kinds'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { BrandService } from '#brands/index'
import type { Deps, Randomness } from '#deps'
import { requireApproval } from '#operations/approvals/approval-needed'
import { content } from '#operations/managed/content'
import { does, NO_DRAFT, NO_SCHEDULE } from '#operations/managed/does'
import { difference } from '#operations/managed/merge'
import type { Managed, Work } from '#operations/managed/managed'
import {
  judgeDraft,
  keepPrevious,
  makeLive,
  note,
  refuse,
  invalidatePages,
  type Doing,
} from '#operations/managed/publish'
import { deleteManaged, selectVersion } from '#operations/managed/repository'
import type { Content, ManagedSource } from '#operations/managed/source'
import { draftOf, isKnown, scheduledOf, type Standing } from '#operations/managed/standing'
import { viewOf } from '#operations/managed/view'
import type { Operator } from '#operations/operators/operator-auth'

const DAY_MS = 24 * 60 * 60 * 1000
const FARTHEST_MS = 366 * DAY_MS

/** Which document, as its editor last read it. */
export interface DocumentRevision {
  readonly kind: ManagedKind
  readonly id: string
  readonly rev: string
}

/** What editors do with documents: drafts, publication now or at a time, undo; each with its actor, and audited. */
export class ManagedEditor {
  readonly #managed: Managed
  readonly #randomness: Randomness
  readonly #isBrand: (merchant: string) => Promise<boolean>
  constructor(
    managed: Managed,
    { randomness, brands }: Pick<Deps, 'randomness'> & { brands: Pick<BrandService, 'byMerchant'> },
  ) {
    this.#managed = managed
    this.#randomness = randomness
    this.#isBrand = async (merchant) => (await brands.byMerchant(merchant)) !== undefined
  }

  /** Throws ApiError `document_taken`, `feature_unavailable` for a kind of which there are no others, `unknown_merchant`. */
  async create(
    actor: string,
    kind: ManagedKind,
    input: { merchant?: string | undefined; id?: string | undefined; document: Content },
  ): Promise<ManagedDocument> {
    const source = this.#managed.source(kind)
    if (!source.mayCreate) throw new ApiError('feature_unavailable', { field: 'kind' })
    const id = await this.#newId(source, input)
    return await this.#managed.held(source, id, actor, async (tx, standing, doing) => {
      if (isKnown(standing)) throw new ApiError('document_taken', { field: 'id' })
      await writeDraft(tx, standing, input.document, doing)
    })
  }

  /** Throws ApiError `changed_meanwhile` where it is no longer as the editor read it. */
  draft(actor: string, revision: DocumentRevision, document: Content): Promise<ManagedDocument> {
    return this.#change(actor, revision, (tx, standing, doing) => writeDraft(tx, standing, document, doing))
  }

  discard(actor: string, revision: DocumentRevision): Promise<ManagedDocument> {
    return this.#change(actor, revision, async (tx, standing, doing) => {
      const draft = draftOf(standing)
      if (!draft) throw new ApiError('document_unknown', { field: 'draft' })
      if (wasNeverLive(standing) && !scheduledOf(standing))
        await deleteManaged(tx, revision.kind, revision.id)
      else await does(tx, { standing, did: 'discarded' }, doing, NO_DRAFT)
      await note(tx, standing, {
        ...doing,
        action: `${revision.kind}.discarded`,
        detail: difference(draft.document, standing.live),
      })
    })
  }

  /**
   * Publishes the draft now, or as it is at a moment to come; throws ApiError for what keeps it from being published, and
   * ApprovalNeeded for a rule that money depends on.
   */
  publish(operator: Operator, revision: DocumentRevision, at: Date | undefined): Promise<ManagedDocument> {
    return this.#change(operator.name, revision, async (tx, standing, doing) => {
      const draft = draftOf(standing)
      if (!draft) throw new ApiError('document_unknown', { field: 'draft' })
      if (at !== undefined) refuseTime(at, doing.now)
      const judged = await judgeDraft(tx, standing, draft)
      if ('problems' in judged) refuse(judged.problems)
      requireApprovalOf(operator, at === undefined ? 'publish' : 'schedule', standing, judged.document)
      if (at === undefined)
        return await makeLive(tx, standing, judged.document, { ...doing, did: 'published', also: NO_DRAFT })
      const publishAt = at.toISOString()
      await does(tx, { standing, did: 'scheduled', detail: { publishAt } }, doing, {
        ...NO_DRAFT,
        scheduled: draft.document,
        scheduled_base: draft.base ?? null,
        scheduled_at: doing.now,
        scheduled_by: doing.actor,
        publish_at: at,
      })
      const detail = { ...difference(standing.live, judged.document), publishAt }
      await note(tx, standing, { ...doing, action: `${revision.kind}.scheduled`, detail })
    })
  }

  unschedule(actor: string, revision: DocumentRevision): Promise<ManagedDocument> {
    return this.#change(actor, revision, async (tx, standing, doing) => {
      const scheduled = scheduledOf(standing)
      if (!scheduled) throw new ApiError('document_unknown', { field: 'schedule' })
      const asDraft = {
        draft: scheduled.document,
        draft_base: scheduled.base ?? null,
        draft_at: doing.now,
        draft_by: actor,
      }
      await does(tx, { standing, did: 'unscheduled' }, doing, {
        ...NO_SCHEDULE,
        ...(draftOf(standing) ? {} : asDraft),
      })
      const publishAt = standing.row?.publish_at?.toISOString() ?? null
      await note(tx, standing, {
        ...doing,
        action: `${revision.kind}.unscheduled`,
        detail: { before: { publishAt }, after: { publishAt: null } },
      })
    })
  }

  /** Throws ApiError `document_unknown` for a version that is not kept, and ApprovalNeeded for a rule that money depends on. */
  restore(operator: Operator, revision: DocumentRevision, version: number): Promise<ManagedDocument> {
    return this.#change(operator.name, revision, async (tx, standing, doing) => {
      const row = await selectVersion(tx, revision, version)
      if (!row) throw new ApiError('document_unknown', { field: 'version' })
      const { source, named, live } = standing
      const judged = await source.judge(tx, { ...named, document: content.parse(row.document), before: live })
      if ('problems' in judged) refuse(judged.problems)
      requireApprovalOf(operator, 'restore', standing, judged.document)
      await makeLive(tx, standing, judged.document, { ...doing, did: 'restored', also: {} })
    })
  }

  /**
   * Throws ApiError `feature_unavailable` for kinds that stay, `document_in_use` where something else needs it, and
   * ApprovalNeeded for a rule that money depends on.
   */
  async archive(operator: Operator, revision: DocumentRevision): Promise<void> {
    await this.#change(operator.name, revision, async (tx, standing, doing) => {
      const { source, named, live } = standing
      if (live === undefined && wasNeverLive(standing)) {
        await deleteManaged(tx, revision.kind, revision.id)
      } else {
        if (!source.remove) throw new ApiError('feature_unavailable', { field: 'kind' })
        if (live !== undefined) requireApprovalOf(operator, 'archive', standing, undefined)
        const version = await keepPrevious(tx, standing, doing.now)
        if (live !== undefined) await source.remove(tx, named, doing.now)
        await invalidatePages(tx, standing)
        await does(tx, { standing, did: 'archived' }, doing, { ...NO_DRAFT, ...NO_SCHEDULE, version })
      }
      const before = live ?? draftOf(standing)?.document
      const detail = difference(before, undefined)
      await note(tx, standing, { ...doing, action: `${revision.kind}.archived`, detail })
    })
  }

  async #newId(
    { owner, idOf }: ManagedSource,
    { merchant, id, document }: { merchant?: string | undefined; id?: string | undefined; document: Content },
  ): Promise<string> {
    const own = id ?? idOf?.(document) ?? this.#randomness.uuid()
    if (owner !== 'brand') return own
    if (merchant === undefined) throw new ApiError('invalid_input', { field: 'merchant' })
    if (!(await this.#isBrand(merchant))) throw new ApiError('unknown_merchant', { field: 'merchant' })
    return `${merchant}.${own}`
  }

  async #change(actor: string, { kind, id, rev }: DocumentRevision, work: Work): Promise<ManagedDocument> {
    return await this.#managed.held(this.#managed.source(kind), id, actor, async (tx, standing, doing) => {
      if (!isKnown(standing)) throw new ApiError('document_unknown', { field: 'id' })
      if (standing.rev !== rev) await throwChanged(tx, standing)
      await work(tx, standing, doing)
    })
  }
}

async function throwChanged(tx: Database, standing: Standing): Promise<never> {
  const current = await viewOf(tx, standing)
  throw new ApiError('changed_meanwhile', {
    field: 'rev',
    data: { by: current.changed?.by ?? null, at: current.changed?.at ?? null, current },
  })
}

async function writeDraft(tx: Database, standing: Standing, document: Content, doing: Doing): Promise<void> {
  const { source, live } = standing
  const previous = draftOf(standing)
  const clean = source.clean?.(document) ?? document
  if (previous && isDeepStrictEqual(previous.document, clean)) return
  const base = previous ? previous.base : live
  await does(tx, { standing, did: 'drafted' }, doing, {
    title: source.titleOf(clean),
    draft: clean,
    draft_base: base ?? null,
    draft_at: doing.now,
    draft_by: doing.actor,
  })
  const detail = difference(previous?.document ?? live, clean)
  await note(tx, standing, { ...doing, action: `${source.kind}.drafted`, detail })
}

/** Rules that money depends on become live, or are taken away, by two people (PLT-09); throws ApprovalNeeded for the first. */
function requireApprovalOf(
  operator: Operator,
  action: ApprovalAction,
  { id, live, named, source }: Standing,
  document: Content | undefined,
): void {
  if (!isMoneyRule(source.kind) || isDeepStrictEqual(live, document)) return
  requireApproval(operator, {
    action,
    merchant: named.merchant,
    subject: `${source.kind}/${id}`,
    changes: difference(live, document),
  })
}

const wasNeverLive = ({ row, live }: Standing): boolean => live === undefined && (row?.version ?? 0) === 0

function refuseTime(at: Date, now: Date): void {
  if (at.getTime() > now.getTime() && at.getTime() - now.getTime() <= FARTHEST_MS) return
  throw new ApiError('invalid_input', {
    field: 'at',
    message: 'Choose a moment to come, within a year',
  })
}
