import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { parse } from './parse.ts'

/** The values a file exports, each with the file that makes it; types do not count. */
export function publicNames(file: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of parse(file).statements) {
    if (ts.isExportDeclaration(statement)) reexports(file, statement, found)
    else if (isExported(statement)) for (const name of declared(statement)) found.set(name, file)
    else if (ts.isExportAssignment(statement)) found.set('default', file)
  }
  return found
}

function reexports(file: string, statement: ts.ExportDeclaration, found: Map<string, string>): void {
  const { moduleSpecifier, exportClause, isTypeOnly } = statement
  if (isTypeOnly) return
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined
  const source = from?.startsWith('.') === true ? resolve(dirname(file), from) : undefined
  if (exportClause && ts.isNamedExports(exportClause)) {
    const inner = source?.endsWith('.json') === false ? publicNames(source) : undefined
    for (const element of exportClause.elements) {
      if (element.isTypeOnly) continue
      const original = (element.propertyName ?? element.name).text
      found.set(element.name.text, inner?.get(original) ?? source ?? file)
    }
  } else if (exportClause) found.set(exportClause.name.text, source ?? file)
  else if (source)
    for (const [name, where] of publicNames(source)) if (name !== 'default') found.set(name, where)
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    )
  const isValue =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)
  if (!isValue) return []
  const isDefault = (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  return isDefault ? ['default'] : statement.name ? [statement.name.text] : []
}
