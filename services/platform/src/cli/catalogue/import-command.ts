import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { IMPORT_PART_BYTES, type CatalogueImport } from '@site/shared-api/contract/catalogue-import'
import { importSettings } from '@site/shared-api/contract/import-settings'
import type { ImportClient } from '#cli/catalogue/import-client'
import type { CatalogueCommand } from '#cli/catalogue/options'
import { allFindings, findingLines, reportLines, writeFindings } from '#cli/catalogue/report'
import { ImportError } from '#games/catalogue/import/import-error'

/** Where the words of a command go. */
export interface Terminal {
  say(text: string): void
  warn(text: string): void
  progress(what: string, share: number): void
}

const LOOK_MS = 150
const BUSY = ['judging', 'taking', 'undoing']
const count = (n: number): string => n.toLocaleString('en')

/** Waits until the workers are through with an import, showing how far they are. */
export async function settled(
  client: ImportClient,
  id: string,
  { progress }: Terminal,
): Promise<CatalogueImport> {
  for (;;) {
    const now = await client.read(id)
    if (!BUSY.includes(now.state)) return now
    progress(now.state, now.progress / 100)
    await pause(LOOK_MS)
  }
}

type ImportCommand = Extract<CatalogueCommand, { name: 'import' }>

/** Sends a list, shows what it would do, and has it written; false when it holds errors. Throws ImportError. */
export async function importFile(
  client: ImportClient,
  command: ImportCommand,
  bytes: Buffer,
  terminal: Terminal,
  reportFile: string | undefined,
): Promise<boolean> {
  const started = performance.now()
  const { id, settings: kept } = await client.begin({
    source: command.source,
    fileName: basename(command.file),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  let isTaken = false
  try {
    const base = command.forget ? importSettings.parse({}) : kept
    if (command.forget || Object.keys(command.change).length > 0)
      await client.change(id, merged(base, command.change))
    for (let at = 0; at < bytes.length; at += IMPORT_PART_BYTES) {
      await client.send(id, at / IMPORT_PART_BYTES, bytes.subarray(at, at + IMPORT_PART_BYTES))
      terminal.progress('sending', at / bytes.length)
    }
    const judged = await settled(client, id, terminal)
    if (!judged.report) throw new ImportError(judged.refusal ?? 'The list was refused.')
    await showReport(client, judged, terminal, reportFile)
    const { report, settings } = judged
    if (report.errors > 0 && !settings.skipBadRows) {
      terminal.warn(
        'Nothing was written. Mend the errors above and import the list again, or leave bad rows out (--skip-bad-rows).',
      )
      return false
    }
    if (command.dryRun) {
      terminal.say(`Dry run: nothing was written (${secondsSince(started)} s).`)
      return true
    }
    await client.take(id, judged.judgement)
    isTaken = true
    const { written } = await settled(client, id, terminal)
    terminal.say(
      `Done in ${secondsSince(started)} s: ${count(written.added)} added, ${count(written.changed)} changed.` +
        (written.added + written.changed === 0 ? '' : ` To put it back: npm run catalogue -- undo ${id}`),
    )
    return true
  } finally {
    if (!isTaken) await client.drop(id).catch(() => undefined)
  }
}

/** Mappings of the flags are added to those that are known. */
function merged(
  kept: CatalogueImport['settings'],
  change: ImportCommand['change'],
): CatalogueImport['settings'] {
  return {
    ...kept,
    ...change,
    columns: { ...kept.columns, ...change.columns },
    categories: { ...kept.categories, ...change.categories },
    providers: { ...kept.providers, ...change.providers },
  }
}

/** Shows the report of a judged import. */
export async function showReport(
  client: ImportClient,
  judged: CatalogueImport,
  { say, warn }: Terminal,
  reportFile: string | undefined,
): Promise<void> {
  const { report } = judged
  if (!report) return
  const findings = await allFindings(client, judged.id)
  for (const line of reportLines(judged, report)) say(line)
  for (const line of findingLines('note', findings, report.notes, reportFile !== undefined)) say(line)
  for (const line of findingLines('error', findings, report.errors, reportFile !== undefined)) warn(line)
  if (reportFile === undefined) return
  await writeFindings(reportFile, findings)
  say(`  report     ${reportFile}`)
}

const secondsSince = (started: number): string => ((performance.now() - started) / 1_000).toFixed(1)
