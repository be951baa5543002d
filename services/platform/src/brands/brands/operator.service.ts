import { isDeepStrictEqual } from 'node:util'
import { storedBrandSchema, type Brand } from '@site/config/schema'
import type { patchBrand } from '@site/shared-api/contract/brand'
import type { BodyOf } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { refuseAddress } from '#brands/brands/address-rules'
import { publicOriginOf } from '#brands/brands/brand-address'
import { insertAudit, lockBrand, updateDocument } from '#brands/brands/repository'

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

  /** Throws ApiError `unknown_merchant`, or `invalid_input` with the path of what the brand schema refuses. */
  async patch(merchant: string, change: BodyOf<typeof patchBrand>): Promise<BrandState> {
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
        actor: 'operator-token',
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
