import { z } from 'zod'
import {
  IMPORT_PART_BYTES,
  IMPORT_STATES,
  readImport,
  type CatalogueImport,
  type ImportSummary,
} from '@site/shared-api/contract/catalogue-import'
import { importSettings, type ImportSettings } from '@site/shared-api/contract/import-settings'
import type { ImportRow } from '#games/catalogue/import/imports.repository'

/** What a later copy may have added to settings is left alone. */
const storedSettings = z.object(importSettings.shape)
const storedReport = readImport.response.shape.report
const storedHeaders = z.array(z.string()).catch([])
/** A state that only a later copy knows is one that is being worked on. */
const storedState = z.enum(IMPORT_STATES).catch('judging')

export const NO_SETTINGS: ImportSettings = importSettings.parse({})

/** Settings as they were stored; those that this copy cannot read are the usual ones. */
export function settingsOf(stored: unknown): ImportSettings {
  const parsed = storedSettings.safeParse(stored)
  return parsed.success ? parsed.data : NO_SETTINGS
}

export const stateOf = ({ state }: Pick<ImportRow, 'state'>) => storedState.parse(state)

/** How many parts a file has. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / IMPORT_PART_BYTES)

export function summaryOf(row: ImportRow): ImportSummary {
  return {
    id: row.id,
    source: row.source,
    fileName: row.file_name,
    state: stateOf(row),
    progress: row.progress,
    by: row.created_by,
    at: row.created_at.toISOString(),
    takenBy: row.taken_by,
    takenAt: row.taken_at?.toISOString() ?? null,
    undoneBy: row.undone_by,
    undoneAt: row.undone_at?.toISOString() ?? null,
    written: { added: row.added, changed: row.changed, putBack: row.put_back, kept: row.kept },
  }
}

export function wholeOf(row: ImportRow, received: number[]): CatalogueImport {
  const report = storedReport.safeParse(row.report)
  return {
    ...summaryOf(row),
    bytes: row.bytes,
    received,
    judgement: row.judgement,
    settings: settingsOf(row.settings),
    headers: storedHeaders.parse(row.headers),
    report: report.success ? report.data : null,
    refusal: row.refusal,
  }
}
