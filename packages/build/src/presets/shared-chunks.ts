import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, type Module } from 'webpack'
import { z } from 'zod'

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>

const packaged = z.object({ site: z.object({ sharesFolders: z.boolean() }).optional() })
const declared = z.object({
  slots: z.array(z.object({ expose: z.string(), eager: z.boolean().optional() })).default([]),
})
const jsonOf = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/**
 * What the exposes of a remote have in common. The shell's libraries go by one name, since each name is in the
 * entry once for every expose. Own code stays with each expose, unless the module's package.json says
 * `"site": { "sharesFolders": true }`: then what two exposes use of one folder is a file of its own.
 */
export function sharedChunks(folder: string): SplitChunks {
  const libraries = { type: 'consume-shared-module', name: 'libraries', enforce: true }
  const { site } = packaged.parse(jsonOf(folder, 'package.json'))
  if (!site?.sharesFolders) return { cacheGroups: { libraries } }
  const alone = comesAlone(folder)
  const folders = {
    chunks: ({ name }: { readonly name?: string | null | undefined }) => name != null && !alone.has(name),
    minChunks: 2,
    // Less than this costs more as a request than as a copy.
    minSize: 1_000,
    name: (module: Module) => folderOf(folder, module.nameForCondition() ?? ''),
  }
  return { cacheGroups: { default: false, defaultVendors: false, libraries, folders } }
}

/** Slots that follow once the page is shown: each comes by itself, so a shared file would only bring what it does not need. */
const comesAlone = (folder: string): ReadonlySet<string> =>
  new Set(
    declared
      .parse(jsonOf(folder, 'module.json'))
      .slots.flatMap(({ expose, eager }) => (eager === false ? [expose.slice(2)] : [])),
  )

/** `src/features/joining/join-bar.tsx` → `joining`, `src/rich-text/…` → `rich-text`; of other packages all is one. */
function folderOf(folder: string, file: string): string {
  const inside = file.startsWith(join(folder, 'src')) ? file.slice(join(folder, 'src').length) : ''
  return /^[\\/](?:features[\\/])?([^\\/]+)[\\/]/.exec(inside)?.[1] ?? 'packages'
}
