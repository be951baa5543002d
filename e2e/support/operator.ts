import { expect } from '@playwright/test'
import { ask } from './ask.ts'
import type { BrandName, Site } from './sites.ts'

export interface BrandChange {
  readonly modules?: Readonly<Record<string, boolean>>
  readonly flags?: Readonly<Record<string, 0 | 1>>
  readonly imageHosts?: readonly string[]
  readonly maintenance?: boolean
  readonly regionRestriction?: boolean
}

/** Switches a brand the way operators do, and waits until its pages show it. */
export async function switchBrand(site: Site, brand: BrandName, change: BrandChange): Promise<void> {
  // What others on the same site have changed counts too: an empty change answers the brand's current state.
  const known = await changed(site, brand, {})
  const before = await releaseNow(site, brand)
  if ((await changed(site, brand, change)) === known) return
  await expect.poll(() => releaseNow(site, brand), { intervals: [100] }).not.toBe(before)
}

/** The version of the brand that has this change. */
async function changed(site: Site, brand: BrandName, change: BrandChange): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/brands/${brand}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  })
  const { value } = (await answer.json()) as { value?: { version: number } } // reason: the operator API's own answer
  if (!answer.ok || value === undefined) throw new Error(`The brand could not be switched: ${answer.status}`)
  return value.version
}

/** Switches a brand's question for the age as its editors do, by a draft that is published, and waits until pages have it. */
export async function switchAgeGate(site: Site, brand: BrandName, ageGate: boolean): Promise<void> {
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(
      `http://127.0.0.1:${site.operatorPort}/wps/operator/managed/brand/${brand}${path}`,
      {
        ...init,
        headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
      },
    )
    if (!answer.ok) throw new Error(`The brand could not be written: ${answer.status} ${await answer.text()}`)
    const { value } = (await answer.json()) as { value: { rev: string; live: object } } // reason: the contract's own answer
    return value
  }
  const { rev, live } = await call('')
  const draft = await call('/draft', {
    method: 'PUT',
    body: JSON.stringify({ rev, document: { ...live, ageGate } }),
  })
  await call('/publish', { method: 'POST', body: JSON.stringify({ rev: draft.rev }) })
  await expect
    .poll(async () => (await ask(site, '/m/activity', { brand })).text.includes('id="m-age"'))
    .toBe(ageGate)
}

/** What the brand's pages are made of, as open pages receive it. */
async function releaseNow(site: Site, brand: BrandName): Promise<string> {
  const { text } = await ask(site, '/m/home', { brand })
  return /"release":"(\w+)"/.exec(text)?.[1] ?? ''
}
