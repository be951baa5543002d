import { SingleBar } from 'cli-progress'
import type { ImportSummary } from '@site/shared-api/contract/catalogue-import'
import { StartupError } from '@site/service-kit/startup-error'
import type { ImportClient } from '#cli/catalogue/import-client'
import { importFile, settled, showReport, type Terminal } from '#cli/catalogue/import-command'
import { readOptions, USAGE, type CatalogueOptions } from '#cli/catalogue/options'
import { ImportError } from '#games/catalogue/import/import-error'
import { readListFile } from '#games/catalogue/import/read/read-file'
import { decodeList } from '#games/catalogue/import/read/decode'

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const warn = (text: string): void => void process.stderr.write(`${text}\n`)

/** A bar on a terminal's stderr; silent elsewhere. */
function terminal(): Terminal & { stop: () => void } {
  if (process.stderr.isTTY !== true) return { say, warn, progress: () => undefined, stop: () => undefined }
  let bar: SingleBar | undefined
  const stop = (): void => {
    bar?.stop()
    bar = undefined
  }
  const progress = (what: string, share: number): void => {
    if (!bar) {
      bar = new SingleBar({
        format: '{what} {bar} {percentage}%',
        stream: process.stderr,
        hideCursor: true,
        clearOnComplete: true,
      })
      bar.start(1, 0, { what })
    }
    bar.update(share, { what })
  }
  const after = (speak: (text: string) => void) => (text: string) => {
    stop()
    speak(text)
  }
  return { say: after(say), warn: after(warn), progress, stop }
}

async function run({ command, ...place }: CatalogueOptions): Promise<boolean> {
  const shown = terminal()
  try {
    // A wrong file is refused at once, before any database is opened.
    const bytes = command.name === 'import' ? await readListFile(command.file) : Buffer.alloc(0)
    if (command.name === 'import') decodeList(bytes, command.file, command.change.encoding)
    const { withImports } = await import('./catalogue/import-client.ts')
    return await withImports(place, async (client) => {
      if (command.name === 'import') return await importFile(client, command, bytes, shown, place.report)
      if (command.name === 'list') return listed(await client.list())
      return await changed(client, command.name, command.id, shown, place.report)
    })
  } finally {
    shown.stop()
  }
}

async function changed(
  client: ImportClient,
  name: 'show' | 'take' | 'undo' | 'drop',
  id: string,
  shown: Terminal,
  report: string | undefined,
): Promise<boolean> {
  if (name === 'drop') {
    await client.drop(id)
    say('It is dropped.')
    return true
  }
  if (name === 'show') {
    const found = await client.read(id)
    await showReport(client, found, shown, report)
    return listed([found])
  }
  if (name === 'take') await client.take(id, (await client.read(id)).judgement)
  else await client.undo(id)
  return listed([await settled(client, id, shown)])
}

function listed(list: readonly ImportSummary[]): boolean {
  for (const { at, by, fileName, id, source, state, written } of list)
    say(
      `${id}  ${at.slice(0, 16)}  ${state}  ${source}  ${fileName}  by ${by}  ${written.added} added, ${written.changed} changed, ${written.putBack} put back, ${written.kept} kept`,
    )
  if (list.length === 0) say('There is no import.')
  return true
}

function failureText(error: unknown): string {
  if (error instanceof StartupError && error.message.includes('in use'))
    return `${error.message}\nThe embedded database serves one process: where its site runs, the import goes through it (--url names its admin listener); else stop the site, import, start it again.`
  if (error instanceof ImportError || error instanceof StartupError) return error.message
  return `The import failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
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
