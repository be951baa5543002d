import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { CanaryVerdict, FieldRow } from '@site/shared-api/contract/field'
import type { MadeMove, ReleaseMove } from '@site/shared-api/contract/release'
import type { Site } from './sites.ts'

/** A call of the operators' API with the answer inside its envelope. */
export async function operate<Value>(site: Site, path: string, body?: object): Promise<Value> {
  const answer = await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { value: Value }).value // reason: the operator API's own answer
}

/** Changes who has which release, as an operator does. */
export const move = (site: Site, module: string, releaseMove: ReleaseMove): Promise<MadeMove> =>
  operate(site, `/releases/${module}/move`, { move: releaseMove, why: 'a journey' })

/** Begins a canary that the judge has seen: what pages report from now on is judged. */
export async function beginCanary(
  site: Site,
  module: string,
  version: string,
  percent: number,
): Promise<void> {
  const { now } = await move(site, module, { did: 'canary', version, percent })
  const since = now.canary?.since
  await expect.poll(async () => (await verdictOn(site, module))?.since, { timeout: 30_000 }).toBe(since)
}

interface Figures {
  readonly rows: readonly FieldRow[]
  readonly canaries: readonly CanaryVerdict[]
}
/** What pages reported, of one module or of all. */
export const figuresOf = (site: Site, module?: string): Promise<Figures> =>
  operate(site, module === undefined ? '/field' : `/field?module=${module}`)

/** What the judge thinks of a module's latest canary. */
export const verdictOn = async (site: Site, module: string): Promise<CanaryVerdict | undefined> =>
  (await figuresOf(site, module)).canaries[0]

interface AuditLine {
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail: { readonly why?: string }
}
export const auditOf = async (site: Site): Promise<readonly AuditLine[]> =>
  (await operate<{ list: readonly AuditLine[] }>(site, '/audit')).list

/** The release of a module for all visitors without a canary. */
export function liveOf(site: Site, module: string): string {
  const text = readFileSync(join(site.dataDir, 'registry', 'channels.json'), 'utf8')
  return (JSON.parse(text) as Record<string, { live: string }>)[module]?.live ?? '' // reason: the registry's own file
}
