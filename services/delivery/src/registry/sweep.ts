import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Channels } from './channels.ts'
import { signatureFile } from './signatures.ts'

/** Parts of the registry in which each module has a folder. */
const PARTS = ['releases', 'files', 'server', 'served', 'signed'] as const
/** So long a page that was drawn with a module may still ask for its files. */
export const KEPT_FOR_MS = 24 * 60 * 60 * 1000

/** From now on the module's files are kept for pages that are open, and no longer than that. */
export function keepForOpenPages(folder: string, module: string): void {
  const now = new Date()
  for (const part of PARTS) {
    const place = join(folder, part, module)
    if (existsSync(place)) utimesSync(place, now, now)
  }
}

/** Deletes what is left of modules that were taken off, and of releases that were retired, long enough ago. */
export function sweep(folder: string, channels: Channels): void {
  for (const [module, { retired = {} }] of Object.entries(channels))
    for (const [version, at] of Object.entries(retired))
      if (Date.now() - Date.parse(at) > KEPT_FOR_MS) sweepRelease(folder, module, version)
  const modules = new Set(PARTS.flatMap((part) => foldersOf(join(folder, part))))
  for (const module of modules) {
    if (Object.hasOwn(channels, module)) continue
    const places = PARTS.map((part) => join(folder, part, module)).filter((place) => existsSync(place))
    const touched = Math.max(...places.map((place) => statSync(place).mtimeMs))
    if (Date.now() - touched < KEPT_FOR_MS) continue
    // The descriptions last: without them the files are not found, with them a half swept module is swept again.
    for (const place of places.reverse()) rmSync(place, { recursive: true, force: true })
  }
}

/** Deletes one release; files that another release of the module has, too, stay. */
function sweepRelease(folder: string, module: string, version: string): void {
  const descriptions = join(folder, 'releases', module)
  const description = join(descriptions, `${version}.json`)
  if (!existsSync(description)) return
  const others = readdirSync(descriptions).filter((name) => join(descriptions, name) !== description)
  const kept = new Set(others.flatMap((name) => filesIn(join(descriptions, name))))
  for (const file of filesIn(description))
    if (!kept.has(file))
      for (const ending of ['', '.br', '.gz'])
        rmSync(join(folder, 'files', module, file + ending), { force: true })
  rmSync(join(folder, 'server', module, version), { recursive: true, force: true })
  for (const mark of ['well', 'failed'])
    rmSync(join(folder, 'served', module, `${version}.${mark}`), { force: true })
  rmSync(join(folder, signatureFile({ name: module, version })), { force: true })
  rmSync(description)
}

const described = z.object({ files: z.array(z.object({ name: z.string() })) })
const filesIn = (description: string): string[] =>
  described.parse(JSON.parse(readFileSync(description, 'utf8'))).files.map(({ name }) => name)

const foldersOf = (place: string): string[] =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : []
