import { isDeepStrictEqual } from 'node:util'
import { brandSchema, storedBrandSchema, type Brand } from '@site/config/schema'
import type { patchBrand } from '@site/shared-api/contract/brand'
import type { BodyOf } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { refuseAddress } from '#brands/brands/address-rules'
import { publicOriginOf } from '#brands/brands/brand-address'
import { registerFields } from '#brands/brands/register-settings'
import { insertAudit, insertBrand, lockBrand, updateDocument } from '#brands/brands/repository'
import { insertLevel } from '#identity/index'

/** Where every member of a new brand stands, until its operators make more. */
const FIRST_LEVEL = { level: 0, label_id: 'member', label: { TY: 'สมาชิก', EN: 'Member' }, conditions: 0 }

export interface BrandState {
  merchant: string
  version: number
  document: Record<string, unknown>
  publicOrigin: string
}

/** Changes brands for operators; every change is validated whole, counted as a version and written to the audit log. */
export class BrandOperator {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Throws ApiError `invalid_input` with the path of what the brand schema refuses, `brand_invalid` where the code is taken. */
  async add(actor: string, document: unknown): Promise<BrandState> {
    const parsed = brandSchema.safeParse(document)
    if (!parsed.success) throw refused(parsed.error.issues[0])
    const brand = parsed.data
    const { merchant } = brand
    return await this.#deps.db.transaction().execute(async (tx) => {
      const now = this.#deps.clock.now()
      const isNew = await insertBrand(tx, { merchant, document: brand, register: registerFields(brand), now })
      if (!isNew) throw new ApiError('brand_invalid', { field: 'merchant' })
      await refuseAddress(tx, brand)
      await insertLevel(tx, { merchant, ...FIRST_LEVEL })
      const detail = toJson({ version: 1 })
      await insertAudit(tx, { at: now, actor, action: 'brand.added', subject: merchant, detail })
      await this.#deps.outbox.record(tx, { topic: 'brand.changed', merchant, payload: { version: 1 } })
      return this.#state(1, brand)
    })
  }

  /** Throws ApiError `unknown_merchant`, or `invalid_input` with the path of what the brand schema refuses. */
  async patch(actor: string, merchant: string, change: BodyOf<typeof patchBrand>): Promise<BrandState> {
    return await this.#deps.db.transaction().execute(async (tx) => {
      const row = await lockBrand(tx, merchant)
      if (!row) throw new ApiError('unknown_merchant', { field: 'merchant' })
      const before = storedBrandSchema.parse(row.document)
      const parsed = storedBrandSchema.safeParse({
        ...before,
        ...change,
        modules: { ...before.modules, ...change.modules },
        flags: { ...before.flags, ...change.flags },
        jackpot: { ...before.jackpot, ...change.jackpot },
        sms: { ...before.sms, ...change.sms },
      })
      if (!parsed.success) throw refused(parsed.error.issues[0])
      if (change.hosts !== undefined || change.publicOrigin !== undefined)
        await refuseAddress(tx, parsed.data)
      if (isDeepStrictEqual(before, parsed.data)) return this.#state(row.version, before)
      const now = this.#deps.clock.now()
      const version = row.version + 1
      await updateDocument(tx, { merchant, version, document: parsed.data, now })
      await insertAudit(tx, {
        at: now,
        actor,
        action: 'brand.patched',
        subject: merchant,
        detail: toJson({ version, change }),
      })
      await this.#deps.outbox.record(tx, { topic: 'brand.changed', merchant, payload: { version } })
      return this.#state(version, parsed.data)
    })
  }

  #state(version: number, document: Brand): BrandState {
    const publicOrigin = publicOriginOf(document, this.#deps.config.sitePort)
    return { merchant: document.merchant, version, document, publicOrigin }
  }
}

interface Issue {
  path: PropertyKey[]
  message: string
  keys?: string[]
}

/** The field of an issue; an unknown flag or module is named itself, not its container. */
function refused(issue: Issue | { path: PropertyKey[]; message: string } | undefined): ApiError {
  const unknown = issue !== undefined && 'keys' in issue ? issue.keys?.[0] : undefined
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String).join('.')
  return new ApiError('invalid_input', { field: path, ...(issue && { message: issue.message }) })
}
