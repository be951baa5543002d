import { createHash } from 'node:crypto'
import type { BodyOf, QueryOf, ValueOf } from '@site/shared-api/contract/call'
import { isFreePlay } from '@site/shared-api/contract/constants'
import type { IdentityCheck, sendIdentity } from '@site/shared-api/contract/identity-check'
import type {
  askIdentity,
  decideIdentity,
  IdentityCase,
  listIdentityCases,
  readIdentityCase,
} from '@site/shared-api/contract/play-console'
import { ApiError } from '#api/api-error'
import { momentIn } from '#api/pages/moment-in'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { PictureRule } from '#api/pictures/draw-picture'
import type { PictureLeave } from '#api/pictures/picture-gate'
import type { Platform } from '#api/platform'
import { insertAudit, type LiveBrand } from '#brands/index'
import { openFiles } from '#content/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Session } from '#identity/index'
import { selectSubject } from '#care/harm/repository'
import { identityOf } from '#care/identity/identity-state'
import {
  deletePaper,
  insertPapers,
  putCheck,
  selectCheck,
  selectChecks,
  selectOldPapers,
  selectPapers,
  selectPayeeName,
  type CheckRow,
  type ShownCheck,
} from '#care/identity/repository'
import { selectRules } from '#care/rules/repository'
import { identitySandbox } from '#providers/identity/sandbox.provider'

const DAY_MS = 24 * 3_600_000
/** Papers go when they were decided and this is over. */
const PAPERS_KEPT_MS = 90 * DAY_MS
const SHOWN_PAPERS = 12
const BATCH = 100
const SENDING = { most: 6, windowMs: 24 * 3_600_000 }
const RULE: PictureRule = {
  formats: ['jpeg', 'png'],
  wrong: 'image_type',
  fieldOf: (at) => `pictures.${at}`,
}

/** Where a picture of a paper lies. */
export const paperFile = (id: string): string => `identity/${id}.webp`

interface Owner {
  readonly session: Pick<Session, 'memberId' | 'merchant' | 'type'>
  readonly brand: LiveBrand
}
/** What a member sends: the kind of a paper and its pictures. */
type SentPapers = QueryOf<typeof sendIdentity> & { readonly pictures: readonly Buffer[] }
/** As operators see it; without a state where no check was requested. */
type Shown = Omit<ShownCheck, 'state' | 'changed_at'> & { readonly state: ShownCheck['state'] | null }
interface Named {
  readonly merchant: string
  readonly account: string
}

/** Proofs of age and identity (MEM-09): sent by members, looked at by a provider first and by operators where it is not sure. */
export class IdentityChecks {
  readonly #platform: Platform
  readonly #provider = identitySandbox
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async read({ brand, session }: Owner): Promise<IdentityCheck> {
    const { clock, db } = this.#platform
    const row = await selectCheck(db, session.memberId)
    const { identity: needed } = await selectRules(db, brand.merchant)
    const at = (moment: Date | null | undefined): string | null =>
      moment ? momentIn(moment, brand.document.timeZone) : null
    return {
      state: identityOf(row, clock.now()),
      needed,
      why: row?.state === 'refused' ? row.why : null,
      sentAt: at(row?.sent_at),
      expiresAt: at(row?.expires_at),
      sandbox: this.#provider.isSandbox,
    }
  }

  /** Before the papers themselves are read; throws ApiError `trial_refused`, `identity_state`, `too_many_requests`. */
  async admit({ memberId, type }: Owner['session']): Promise<PictureLeave> {
    const { pictures } = this.#platform
    if (isFreePlay(type)) throw new ApiError('trial_refused')
    await this.#requireOpen(memberId)
    return await pictures.admit('member', memberId, { subject: `identity:${memberId}`, ...SENDING })
  }

  async #requireOpen(memberId: string): Promise<void> {
    const { clock, db } = this.#platform
    const open = ['none', 'asked', 'refused', 'expired']
    if (!open.includes(identityOf(await selectCheck(db, memberId), clock.now())))
      throw new ApiError('identity_state')
  }

  /** Throws ApiError `identity_state`, `image_type`, `picture_too_large`, `too_many_requests`. */
  async send(who: Owner, leave: PictureLeave, papers: SentPapers): Promise<IdentityCheck> {
    const { session } = who
    const { clock, db } = this.#platform
    // Another of the member's own may have come while this one was read.
    await this.#requireOpen(session.memberId)
    const pictures = await this.#keep(session.memberId, leave, papers)
    const result = await this.#provider
      .look({ memberId: session.memberId, document: papers.document, pictures })
      .catch(() => ({ verdict: 'person' }) as const)
    const now = clock.now()
    const state =
      result.verdict === 'person'
        ? 'review'
        : result.verdict === 'verified'
          ? 'verified'
          : ('refused' as const)
    const isDecided = state !== 'review'
    await putCheck(db, {
      member_id: session.memberId,
      merchant: session.merchant,
      state,
      provider: this.#provider.name,
      sent_at: now,
      decided_at: isDecided ? now : null,
      decided_by: isDecided ? this.#provider.name : null,
      why: result.verdict === 'refused' ? result.why : null,
      expires_at: state === 'verified' ? await this.#end(session.merchant, now) : null,
      changed_at: now,
    })
    return await this.read(who)
  }

  /** Draws pictures anew, without place or camera, and keeps them with members' files. */
  async #keep(memberId: string, leave: PictureLeave, { document, pictures }: SentPapers): Promise<Buffer[]> {
    const { clock, db, pictures: gate, randomness } = this.#platform
    const files = openFiles(this.#platform)
    const taken = await gate.take(leave, pictures, RULE)
    const rows = taken.map(({ content, height, width }) => ({
      id: randomness.uuid(),
      member_id: memberId,
      document,
      width,
      height,
      brought_at: clock.now(),
      digest: createHash('sha256').update(content).digest('base64url'),
    }))
    // Noted before they are written: what came to nothing is found and forgotten.
    await insertPapers(db, rows)
    for (const [at, { id }] of rows.entries()) {
      const content = taken[at]?.content
      if (content) await files.write(paperFile(id), content)
    }
    return taken.map(({ content }) => content)
  }

  async #end(merchant: string, now: Date): Promise<Date | null> {
    const { identityDays } = await selectRules(this.#platform.db, merchant)
    return identityDays === 0 ? null : new Date(now.getTime() + identityDays * DAY_MS)
  }

  async queue({
    cursor,
    limit,
    ...filter
  }: Parameters<typeof selectChecks>[1] & { cursor?: string | undefined; limit: number }): Promise<
    ValueOf<typeof listIdentityCases>
  > {
    const { clock, db } = this.#platform
    const now = clock.now()
    const rows = await selectChecks(db, filter, { after: timePlace(cursor), limit: limit + 1 }, now)
    const { page, nextCursor } = timePage(rows, limit, ({ changed_at: at, member_id: id }) => ({ at, id }))
    return { list: page.map((row) => toIdentityCaseDto(row, now)), nextCursor }
  }

  /** Throws ApiError `member_unknown`; the view is recorded in the audit log. */
  async papers(
    by: string,
    named: Named,
    addressOf: (id: string) => string,
  ): Promise<ValueOf<typeof readIdentityCase>> {
    const { db } = this.#platform
    const { id } = await this.#subject(named)
    await this.#audit(db, by, 'looked', named, {})
    const row = await this.#row(named, id)
    const papers = await selectPapers(db, id, SHOWN_PAPERS)
    return {
      ...toIdentityCaseDto(row, this.#platform.clock.now()),
      payeeName: row.payee_name,
      papers: papers.map(({ document, height, id: paper, width }) => ({
        id: paper,
        document,
        url: addressOf(paper),
        width,
        height,
      })),
    }
  }

  async ask(by: string, named: Named, { why }: BodyOf<typeof askIdentity>): Promise<IdentityCase> {
    const who = await this.#subject(named)
    return await this.#change(by, named, who, { did: 'asked', why }, (row) => {
      if (row?.state === 'review') throw new ApiError('identity_state')
      return { state: 'asked' as const, why: null, decided_at: null, decided_by: null, expires_at: null }
    })
  }

  /** Throws ApiError `member_unknown`, `identity_state`. */
  async decide(
    by: string,
    named: Named,
    { verified, why }: BodyOf<typeof decideIdentity>,
  ): Promise<IdentityCase> {
    const who = await this.#subject(named)
    const now = this.#platform.clock.now()
    const end = verified ? await this.#end(who.merchant, now) : null
    const state = verified ? ('verified' as const) : ('refused' as const)
    return await this.#change(by, named, who, { did: state, why }, (row) => {
      if (row?.state !== 'review') throw new ApiError('identity_state')
      return { state, why, decided_at: now, decided_by: by, expires_at: end }
    })
  }

  async #change(
    by: string,
    named: Named,
    { id, merchant }: { id: string; merchant: string },
    did: { did: string; why: string },
    change: (
      row: CheckRow | undefined,
    ) => Pick<CheckRow, 'state' | 'why' | 'decided_at' | 'decided_by' | 'expires_at'>,
  ): Promise<IdentityCase> {
    const { clock, db } = this.#platform
    await db.transaction().execute(async (tx) => {
      const row = await selectCheck(tx, id, true)
      await putCheck(tx, {
        member_id: id,
        merchant,
        provider: row?.provider ?? this.#provider.name,
        sent_at: row?.sent_at ?? null,
        changed_at: clock.now(),
        ...change(row),
      })
      await this.#audit(tx, by, did.did, named, { why: did.why })
    })
    return toIdentityCaseDto(await this.#row(named, id), clock.now())
  }

  /** A member's check; without one only the name is known. */
  async #row(named: Named, id: string): Promise<Shown> {
    const { clock, db } = this.#platform
    const [row] = await selectChecks(db, { ...named, merchant: [named.merchant] }, { limit: 1 }, clock.now())
    return (
      row ?? {
        member_id: id,
        merchant: named.merchant,
        account: named.account,
        payee_name: await selectPayeeName(db, id),
        state: null,
        provider: this.#provider.name,
        sent_at: null,
        decided_at: null,
        decided_by: null,
        why: null,
        expires_at: null,
      }
    )
  }

  async #subject(named: Named) {
    const member = await selectSubject(this.#platform.db, named)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    return member
  }

  async #audit(tx: Database, actor: string, did: string, named: Named, detail: object): Promise<void> {
    await insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor,
      action: `identity.${did}`,
      subject: `${named.merchant}/${named.account}`,
      detail: toJson(detail),
    })
  }

  /** Forgets papers 90 days after they were brought, unless they wait for a person. Yields how many went. */
  async *forget(now: Date): AsyncGenerator<number, void> {
    const { db } = this.#platform
    const files = openFiles(this.#platform)
    for (let gone = BATCH; gone === BATCH; yield gone) {
      const papers = await selectOldPapers(db, new Date(now.getTime() - PAPERS_KEPT_MS), BATCH)
      for (const { id } of papers) {
        // The file first: a row without a file is found again, a file without a row never.
        await files.remove(paperFile(id))
        await deletePaper(db, id)
      }
      gone = papers.length
    }
  }
}

function toIdentityCaseDto(row: Shown, now: Date): IdentityCase {
  return {
    merchant: row.merchant,
    account: row.account,
    memberId: row.member_id,
    state: identityOf(row, now),
    provider: row.provider,
    sentAt: row.sent_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    why: row.why,
  }
}
