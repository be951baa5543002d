import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ModuleDeclaration, Release } from '@site/config/schema'
import { ownIcon } from './own-icon.ts'

/** The icons that a declaration brings, as `./icons/<name>.svg`. */
const broughtBy = ({ entries }: ModuleDeclaration): string[] => [
  ...new Set(entries.map(({ icon }) => icon).filter((icon) => icon.startsWith('./'))),
]

const fileOf = (folder: string, icon: string): string => join(folder, 'src', icon)

/** Icons of a module that are no drawings, each with its file, what was expected and what to do (MOD-02). */
export function iconFaults(folder: string, declaration: ModuleDeclaration): string[] {
  return broughtBy(declaration).flatMap((icon) => {
    const file = fileOf(folder, icon)
    try {
      // One that is not there is a fault of the declaration.
      if (existsSync(file)) ownIcon(readFileSync(file, 'utf8'))
      return []
    } catch (error) {
      const expected = error instanceof Error ? error.message : String(error)
      return [
        `apps/${declaration.name}/src/${icon.slice(2)}: a drawing: ${expected}; take the rest out, or take an icon of the kit`,
      ]
    }
  })
}

/** Writes a module's own icons beside its scripts, named by what they hold; answers the files by their names in the declaration. */
export function writeIcons(
  folder: string,
  declaration: ModuleDeclaration,
  target: string,
): NonNullable<Release['icons']> {
  mkdirSync(target, { recursive: true })
  return Object.fromEntries(
    broughtBy(declaration).map((icon) => {
      const drawing = ownIcon(readFileSync(fileOf(folder, icon), 'utf8'))
      const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 16)
      const file = `${basename(icon, '.svg')}.${hash}.svg`
      writeFileSync(join(target, file), drawing)
      return [icon, file]
    }),
  )
}
