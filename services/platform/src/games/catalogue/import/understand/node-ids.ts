import { createHash } from 'node:crypto'
import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import { keyOf } from '#games/catalogue/search/fold'
import type { Findings } from '#games/catalogue/import/issue'
import { idOf } from './values.ts'

const DERIVED_BASE = 1_000_000_000_000_000n
const DERIVED_HEX = 12

/** The node id of a list's id: its digits, or for a code a number that is always the same. */
export function nodeIdOf(id: string): string {
  if (/^\d+$/.test(id)) return id
  const hash = createHash('sha256').update(id.toLowerCase()).digest('hex').slice(0, DERIVED_HEX)
  return (DERIVED_BASE + BigInt(`0x${hash}`)).toString()
}

interface Game {
  vendor: string | undefined
  name: string | undefined
}

/** Which node id a row has (`ids` of the settings): the list's own, or one that is made and is the same at the next import. */
export class NodeIds {
  readonly #how: ImportSettings['ids']
  readonly #source: string
  readonly #vendorKey: (spelling: string) => string
  constructor(how: ImportSettings['ids'], source: string, vendorKey: (spelling: string) => string) {
    this.#how = how
    this.#source = source
    this.#vendorKey = vendorKey
  }

  /** Undefined, with a finding, where a row has none and none can be made. */
  read(
    text: string | undefined,
    { vendor, name }: Game,
    line: number,
    findings: Findings,
  ): { nodeId: string; stated: string | undefined } | undefined {
    const stated = text === undefined ? undefined : idOf(text, line, findings)
    if (text !== undefined && stated === undefined) return undefined
    if (stated !== undefined && this.#how !== 'source') return { nodeId: nodeIdOf(stated), stated }
    if (stated !== undefined) return { nodeId: nodeIdOf(`${this.#source}//${stated}`), stated }
    if (this.#how === 'list') {
      findings.error({
        line,
        field: 'id',
        code: 'id_missing',
        what: 'is missing',
        why: 'without it the game cannot be found again at the next import',
        mend: 'give every row an id that stays the same, or let ids be made of provider and name',
      })
      return undefined
    }
    // A row without either is an error already.
    if (vendor === undefined || name === undefined) return undefined
    const made = `${this.#vendorKey(vendor)}/${keyOf(name) || name}`
    return { nodeId: nodeIdOf(this.#how === 'source' ? `${this.#source}//${made}` : `made//${made}`), stated }
  }
}
