import { generateKeyPairSync } from 'node:crypto'
import { expect } from '@playwright/test'
import type { CatalogueImport } from '@site/shared-api/contract/catalogue-import'
import { northList } from '../../services/platform/test/catalogue/dirty-lists.ts'
import { move, operate } from './canary.ts'
import { consoleOf } from './console.ts'
import { fillAgents, fillCare } from './console-care.ts'
import { fillMoney } from './console-money.ts'
import { fillQueues } from './console-people.ts'
import { layNext } from './next-release.ts'
import type { Site } from './sites.ts'

const ROWS = 120
const IMPORTS = '/catalogue/imports'

/** A public ed25519 key in PEM, as a team hands it over. */
export const publicKey = (): string =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** What the example site has none of, so that every page of the console has something on it: a team, a list of games that waits, a canary, what members ask for. Answers what takes the canary away. */
export async function fillConsole(site: Site): Promise<() => Promise<void>> {
  const name = `lobby-${Date.now().toString(36)}`
  await operate(site, '/teams', { name, modules: ['lobby', 'content'], key: publicKey() })
  await operate(site, `/teams/${name}/tokens`, { label: 'builds', days: 90 })
  await sendList(site)
  await fillMoney(site)
  await fillQueues(site)
  await fillCare(site)
  await fillAgents(site)
  await move(site, 'lobby', { did: 'canary', version: layNext(site, 'lobby'), percent: 1 })
  return async () => {
    await move(site, 'lobby', { did: 'stop' })
  }
}

/** A supplier's list as it comes, with unknown words and rows that are wrong; resolves when its report is ready. */
async function sendList(site: Site): Promise<void> {
  const { bytes } = northList(ROWS, [])
  const begun = { source: 'north', fileName: 'north.csv', bytes: bytes.length }
  const { id } = await operate<CatalogueImport>(site, IMPORTS, begun)
  const answer = await fetch(consoleOf(site, `/wps/operator${IMPORTS}/${id}/parts/0`), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  if (!answer.ok) throw new Error(`The list was not taken: ${answer.status} ${await answer.text()}`)
  const state = async () => (await operate<CatalogueImport>(site, `${IMPORTS}/${id}`)).state
  await expect.poll(state, { timeout: 60_000 }).toBe('judged')
}
