import type { patchBrand } from '@site/shared-api/contract/brand'
import type { BodyOf } from '@site/shared-api/contract/call'
import { storedBrandSchema } from '@site/config/schema'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { publicOriginOf } from '#brands/brands/brand-address'
import { managed } from '#brands/brands/brand.managed'
import { selectBrand } from '#brands/brands/repository'
import { content, type Content } from '#operations/index'

export interface BrandState {
  merchant: string
  version: number
  document: Record<string, unknown>
  publicOrigin: string
}

/** What tools switch of a brand at once; judged, published and kept as everything that operators write. */
export class BrandOperator {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'managed'>
  constructor(platform: Pick<Platform, 'config' | 'db' | 'managed'>) {
    this.#platform = platform
  }

  /** Throws ApiError `invalid_input` with the path of what the brand schema refuses, `brand_invalid` where the code is taken. */
  async add(actor: string, { lobby, ...document }: Content): Promise<BrandState> {
    const id = managed.idOf?.(document) ?? ''
    await this.#platform.managed.put(actor, { kind: 'brand', id, action: 'brand.added' }, (live) => {
      if (live !== undefined) throw new ApiError('brand_invalid', { field: 'merchant' })
      return document
    })
    if (lobby !== undefined)
      await this.#platform.managed.put(actor, { kind: 'lobby', id, action: 'lobby.published' }, () =>
        content.parse(lobby),
      )
    return await this.#state(id)
  }

  /** Throws ApiError `unknown_merchant`, or `invalid_input` with the path of what the brand schema refuses. */
  async patch(actor: string, merchant: string, change: BodyOf<typeof patchBrand>): Promise<BrandState> {
    await this.#platform.managed.put(
      actor,
      { kind: 'brand', id: merchant, action: 'brand.patched' },
      (live) => {
        if (live === undefined) throw new ApiError('unknown_merchant', { field: 'merchant' })
        const { modules, flags, jackpot, sms } = storedBrandSchema.parse(live)
        return {
          ...live,
          ...change,
          modules: { ...modules, ...change.modules },
          flags: { ...flags, ...change.flags },
          jackpot: { ...jackpot, ...change.jackpot },
          sms: { ...sms, ...change.sms },
        }
      },
    )
    return await this.#state(merchant)
  }

  async #state(merchant: string): Promise<BrandState> {
    const row = await selectBrand(this.#platform.db, merchant)
    if (!row) throw new ApiError('unknown_merchant', { field: 'merchant' })
    const document = storedBrandSchema.parse(row.document)
    const publicOrigin = publicOriginOf(document, this.#platform.config.sitePort)
    return { merchant, version: row.version, document, publicOrigin }
  }
}
