import { COMMON_PARTS, type CommonPlan, type Plan } from '@site/config/schema'
import type { Asset } from './asset-store.ts'
import { hashOf, isHash, makeAsset, trim, type MadeAsset } from './made-asset.ts'
import type { TextStore } from './text-store.ts'

/** Kept in memory: one for each brand, language, kind of visitor, and set of modules on a page. */
const KEPT = 400

/** What many pages have in common, as files of their own: fetched beside the scripts, kept by browsers for ever. */
export interface CommonPlans {
  /** The reference that replaces it in a page. */
  make(plan: Plan): { readonly url: string; readonly integrity: string }
  /** Also one that another copy of the service made. */
  get(hash: string): Promise<Asset | undefined>
}

/** `texts` keeps the files themselves. */
export function createCommonPlans(texts: TextStore): CommonPlans {
  const byHash = new Map<string, MadeAsset>()

  function build(text: string): MadeAsset {
    const made = makeAsset(text, 'application/json; charset=utf-8')
    byHash.set(made.hash, made)
    trim(byHash, KEPT)
    return made
  }

  async function found(hash: string): Promise<MadeAsset | undefined> {
    const text = isHash(hash) ? await texts.find(hash) : undefined
    const made = text === undefined ? undefined : build(text)
    return made?.hash === hash ? made : undefined
  }

  return {
    make(plan) {
      const text = JSON.stringify(commonOf(plan))
      const known = byHash.get(hashOf(text))
      const made = known ?? build(text)
      if (known === undefined) texts.keep(made.hash, text)
      return { url: `/m/-/plan/${made.hash}.json`, integrity: made.integrity }
    },
    async get(hash) {
      return await (byHash.get(hash) ?? (await found(hash)))?.asset()
    },
  }
}

function commonOf(plan: Plan): CommonPlan {
  return Object.fromEntries(COMMON_PARTS.map((part) => [part, plan[part]])) as CommonPlan // reason: exactly its keys
}
