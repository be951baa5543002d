import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@site/config'
import type { DeclaredModule, Icons } from '@site/config/checks'
import { moduleSchema, type ModuleDeclaration } from '@site/config/schema'
import { z } from 'zod'
import { packageFolder } from '../paths.ts'
import { parse, walk } from './parse.ts'
import { OWN, textFolders } from './part-texts.ts'
import ts from 'typescript'

const texts = z.record(z.string(), z.string())

/** A declaration with the texts of its folder. */
export function declaredModule(folder: string, declaration: ModuleDeclaration): DeclaredModule {
  const parts = textFolders(folder).filter((place) => place !== OWN)
  return {
    declaration,
    messages: textsIn(join(folder, 'src', 'messages')),
    partTexts: Object.fromEntries(
      parts.map((place) => [place, textsIn(join(folder, 'src', place, 'messages'))]),
    ),
  }
}

/** The texts of one folder, in the languages that it has. */
function textsIn(folder: string): DeclaredModule['messages'] {
  const files = LANGUAGES.map((language) => [language, join(folder, `${language}.json`)] as const)
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [language, texts.parse(JSON.parse(readFileSync(file, 'utf8')))]),
  )
}

/** The other modules in a folder of modules; one that cannot be read is its own build's business. */
export function othersIn(apps: string, name: string): DeclaredModule[] {
  return readdirSync(apps).flatMap((other) => {
    const file = join(apps, other, 'module.json')
    if (other === name || !existsSync(file)) return []
    try {
      const declaration = moduleSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      return [{ declaration, messages: {} }]
    } catch {
      return []
    }
  })
}

/** The icons that a module may name: the kit's, and the files it brings. */
export function iconsFor(folder: string): Icons {
  const own = join(folder, 'src', 'icons')
  return {
    kitIcons: kitIcons(),
    ownIcons: existsSync(own) ? readdirSync(own).map((file) => `./icons/${file}`) : [],
  }
}

/** The keys of ICONS: read, not run, because the drawings behind them need a browser's build. */
function kitIcons(): string[] {
  const names: string[] = []
  walk(parse(join(packageFolder('ui'), 'src', 'icon', 'icons.ts')), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'ICONS' || !node.initializer) return
    const list = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer
    if (ts.isObjectLiteralExpression(list))
      for (const { name } of list.properties)
        if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.push(name.text)
  })
  return names
}
