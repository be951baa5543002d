import { isDeepStrictEqual } from 'node:util'
import {
  IMPORT_PART_BYTES,
  type beginImport,
  type CatalogueImport,
  type ImportSummary,
} from '@site/shared-api/contract/catalogue-import'
import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import type { BodyOf } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import type { Deps } from '#deps'
import {
  NO_SETTINGS,
  partsOf,
  settingsOf,
  stateOf,
  summaryOf,
  wholeOf,
} from '#games/catalogue/import/import-view'
import * as imports from '#games/catalogue/import/imports.repository'

/** So many wait to be taken: each holds its file. */
const MOST_WAITING = 20
const MOST_SHOWN = 100

export type ImportDeps = Pick<Deps, 'clock' | 'db' | 'randomness'>

/** Imports of lists of games, as operators begin, change, take and undo them; workers do what takes time. */
export class Imports {
  readonly #deps: ImportDeps
  readonly #handedOver: () => void
  /** `handedOver` is called when there is something for the workers. */
  constructor(deps: ImportDeps, handedOver: () => void) {
    this.#deps = deps
    this.#handedOver = handedOver
  }

  async list(): Promise<ImportSummary[]> {
    return (await imports.selectImports(this.#deps.db, MOST_SHOWN)).map(summaryOf)
  }

  /** Throws ApiError `not_found`. */
  async read(id: string): Promise<CatalogueImport> {
    const row = await imports.selectImport(this.#deps.db, id)
    if (!row) throw new ApiError('not_found', { field: 'id' })
    return wholeOf(row, await imports.selectPartNumbers(this.#deps.db, id))
  }

  /** Throws ApiError `import_limit`, `invalid_input` for a brand that does not exist. */
  async begin(by: string, input: BodyOf<typeof beginImport>): Promise<CatalogueImport> {
    const { clock, db, randomness } = this.#deps
    const id = randomness.uuid()
    await db.transaction().execute(async (tx) => {
      if ((await imports.countWaiting(tx)) >= MOST_WAITING) throw new ApiError('import_limit')
      if (input.settings) await this.#keep(tx, by, input.source, input.settings)
      const settings =
        input.settings ?? settingsOf((await imports.selectSource(tx, input.source)) ?? NO_SETTINGS)
      await imports.insertImport(tx, {
        id,
        source: input.source,
        file_name: input.fileName,
        bytes: input.bytes,
        sha256: input.sha256 ?? null,
        state: 'sending',
        settings,
        created_by: by,
        created_at: clock.now(),
      })
    })
    return await this.read(id)
  }

  /** Throws ApiError `not_found`, `import_state` once all parts have come, `import_cut` for a part of another size. */
  async send(id: string, part: number, bytes: Uint8Array): Promise<CatalogueImport> {
    const isWhole = await this.#change(id, ['sending'], async (tx, row) => {
      const last = partsOf(row.bytes) - 1
      if (part > last) throw new ApiError('invalid_input', { field: 'part' })
      const size = part < last ? IMPORT_PART_BYTES : row.bytes - last * IMPORT_PART_BYTES
      if (bytes.byteLength !== size) throw new ApiError('import_cut', { field: 'body', data: { size } })
      await imports.upsertPart(tx, id, part, bytes)
      const arrived = await imports.selectPartNumbers(tx, id)
      if (arrived.length <= last) return false
      await imports.beginJudging(tx, id)
      return true
    })
    if (isWhole) this.#handedOver()
    return await this.read(id)
  }

  /** Judges it again with other settings, once it has arrived. Throws ApiError `not_found`, `import_state`, `invalid_input`. */
  async change(by: string, id: string, settings: ImportSettings): Promise<CatalogueImport> {
    await this.#change(id, ['sending', 'judging', 'judged', 'refused'], async (tx, row) => {
      await this.#keep(tx, by, row.source, settings)
      await imports.updateSettings(tx, id, settings)
      if (stateOf(row) !== 'sending') await imports.beginJudging(tx, id)
    })
    this.#handedOver()
    return await this.read(id)
  }

  /**
   * Has it written. Throws ApiError `import_state` where it is not judged, holds errors or another one is being written,
   * `import_stale` where the report that was seen is not the present one; it is judged again where the catalogue has changed.
   */
  async take(by: string, id: string, judgement: number): Promise<CatalogueImport> {
    const isStale = await this.#change(id, ['judged'], async (tx, row) => {
      const { report, settings } = wholeOf(row, [])
      if (judgement !== row.judgement) throw new ApiError('import_stale', { field: 'judgement' })
      if (!report || (report.errors > 0 && !settings.skipBadRows))
        throw new ApiError('import_state', {
          field: 'settings.skipBadRows',
          data: { errors: report?.errors },
        })
      if (await imports.isWriting(tx)) throw new ApiError('import_state', { data: { writing: true } })
      if (await imports.isStale(tx, row)) {
        await imports.beginJudging(tx, id)
        return true
      }
      const at = this.#deps.clock.now()
      await imports.handOver(tx, id, { state: 'taking', taken_by: by, taken_at: at })
      const { rows, added, changed } = report
      await this.#note(tx, by, 'catalogue.import_taken', row, { rows, added, changed })
      return false
    })
    this.#handedOver()
    if (isStale) throw new ApiError('import_stale', { field: 'judgement' })
    return await this.read(id)
  }

  /** Has what it wrote put back, also while it is still being written. Throws ApiError `not_found`, `import_state`. */
  async undo(by: string, id: string): Promise<CatalogueImport> {
    await this.#change(id, ['taking', 'taken'], async (tx, row) => {
      if (stateOf(row) === 'taken' && (await imports.isWriting(tx)))
        throw new ApiError('import_state', { data: { writing: true } })
      const at = this.#deps.clock.now()
      await imports.handOver(tx, id, { state: 'undoing', undone_by: by, undone_at: at })
      await this.#note(tx, by, 'catalogue.import_undo', row, { added: row.added, changed: row.changed })
    })
    this.#handedOver()
    return await this.read(id)
  }

  /** Throws ApiError `not_found`, `import_state` for one that was taken. */
  async drop(id: string): Promise<void> {
    await this.#change(id, ['sending', 'judging', 'judged', 'refused'], (tx) => imports.deleteImport(tx, id))
  }

  /** Works on an import that is in one of these states and stays in it until the work is done. */
  #change<T>(
    id: string,
    states: readonly string[],
    work: (tx: Database, row: imports.ImportRow) => Promise<T>,
  ): Promise<T> {
    const transaction = async (tx: Database): Promise<T> => {
      const row = await imports.lockImport(tx, id)
      if (!row) throw new ApiError('not_found', { field: 'id' })
      const state = stateOf(row)
      if (!states.includes(state)) throw new ApiError('import_state', { field: 'id', data: { state } })
      return await work(tx, row)
    }
    // Two that would write at once: the second one reads again and fails.
    return retrying(() => this.#deps.db.transaction().execute(transaction))
  }

  /** Keeps settings for the next list of the source, and says so in the audit log. */
  async #keep(tx: Database, by: string, source: string, settings: ImportSettings): Promise<void> {
    const known = await imports.selectMerchants(tx)
    const unknown = settings.brands.find((one) => !known.includes(one))
    if (unknown !== undefined)
      throw new ApiError('invalid_input', {
        field: 'settings.brands',
        message: `There is no brand ${unknown}. Brands: ${known.join(', ')}.`,
      })
    const before = settingsOf((await imports.selectSource(tx, source)) ?? NO_SETTINGS)
    if (isDeepStrictEqual(before, settings)) return
    const at = this.#deps.clock.now()
    await imports.upsertSource(tx, { source, settings, by, at })
    const detail = toJson({ before, after: settings })
    await insertAudit(tx, { at, actor: by, action: 'catalogue.mapping_changed', subject: source, detail })
  }

  async #note(
    tx: Database,
    actor: string,
    action: string,
    row: imports.ImportRow,
    more: object,
  ): Promise<void> {
    const detail = toJson({ import: row.id, source: row.source, file: row.file_name, ...more })
    await insertAudit(tx, { at: this.#deps.clock.now(), actor, action, subject: row.source, detail })
  }
}
