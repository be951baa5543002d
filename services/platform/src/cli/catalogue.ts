import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { SingleBar } from 'cli-progress'
import { ImportError } from '#games/catalogue/import/import-error'
import type { ImportResult } from '#games/catalogue/import/import-list'
import { inOrder, issueText } from '#games/catalogue/import/issue'
import { understandList } from '#games/catalogue/import/understand-list'
import { readListFile } from '#games/catalogue/import/read/read-file'
import { StartupError } from '@site/service-kit/startup-error'
import { readOptions, USAGE, type CatalogueOptions } from './catalogue-options.ts'

const SHOWN = 20
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const warn = (text: string): void => void process.stderr.write(`${text}\n`)
const count = (n: number): string => n.toLocaleString('en')

/** A bar on a terminal's stderr; silent elsewhere. */
function progressBar(): { update: (share: number) => void; stop: () => void } {
  if (process.stderr.isTTY !== true) return { update: () => undefined, stop: () => undefined }
  const bar = new SingleBar({
    format: 'Importing {bar} {percentage}%',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  })
  bar.start(1, 0)
  return { update: (share) => bar.update(share), stop: () => bar.stop() }
}

async function run(options: CatalogueOptions): Promise<boolean> {
  const started = performance.now()
  const { text, encoding } = await readListFile(options.file)
  const list = understandList({ text, format: options.format, map: options.map })
  const bar = progressBar()
  try {
    // Loaded once the file has proved to be a list: a wrong file is told at once.
    const { writeList } = await import('./catalogue-write.ts')
    const result = await writeList(options, list, bar.update)
    bar.stop()
    await report(options, result, encoding, (performance.now() - started) / 1000)
    return result.findings.errors.length === 0
  } finally {
    bar.stop()
  }
}

async function report(
  options: CatalogueOptions,
  result: ImportResult,
  encoding: string,
  seconds: number,
): Promise<void> {
  const errors = [...result.findings.errors].sort((a, b) => a.line - b.line)
  const notes = inOrder(result.findings.notes)
  say(`${basename(options.file)}: ${count(result.rows)} rows (${result.format}, ${encoding})`)
  say(
    `  games      ${count(result.created)} new, ${count(result.changed)} changed, ${count(result.unchanged)} unchanged, ${count(result.merged)} repeated rows merged`,
  )
  say(`  providers  ${count(result.vendorsKnown)} known, ${count(result.vendorsCreated)} new`)
  say(`  findings   ${count(errors.length)} errors, ${count(notes.length)} notes`)
  for (const note of notes.slice(0, SHOWN)) say(`  note: ${issueText(note)}`)
  if (notes.length > SHOWN)
    say(
      `  … and ${count(notes.length - SHOWN)} more notes${options.report === undefined ? ' (--report FILE writes them all)' : ''}`,
    )
  for (const error of errors.slice(0, SHOWN)) warn(`error: ${issueText(error)}`)
  if (errors.length > SHOWN)
    warn(
      `… and ${count(errors.length - SHOWN)} more errors${options.report === undefined ? ' (--report FILE writes them all)' : ''}`,
    )
  if (options.report !== undefined) {
    await writeFile(
      options.report,
      [
        ...errors.map((one) => `error: ${issueText(one)}`),
        ...notes.map((one) => `note: ${issueText(one)}`),
        '',
      ].join('\n'),
    )
    say(`  report     ${options.report}`)
  }
  if (errors.length > 0) warn('Nothing was written. Mend the errors above and import the list again.')
  else
    say(
      options.dryRun
        ? `Dry run: nothing was written (${seconds.toFixed(1)} s).`
        : `Done in ${seconds.toFixed(1)} s.`,
    )
}

function failureText(error: unknown): string {
  if (error instanceof StartupError && error.message.includes('in use'))
    return `${error.message}\nThe embedded database serves one process: stop the site, import, start it again; or run it on PostgreSQL (DATABASE_URL), where an import works while it is running.`
  if (error instanceof ImportError || error instanceof StartupError) return error.message
  return `The import failed and nothing was written: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

// A reader that goes away (`| head`) ends the words, not the import.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options) process.exitCode = (await run(options)) ? 0 : 1
  else {
    say(USAGE)
    process.exitCode = process.argv.length > 2 ? 0 : 1
  }
} catch (error) {
  warn(failureText(error))
  process.exitCode = 1
}
