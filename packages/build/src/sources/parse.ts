import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What a file takes from another: the names, `*` where it takes all of it, none where it takes types alone. */
export interface Import {
  readonly from: string
  readonly names: readonly string[]
  readonly types: boolean
  readonly line: number
}

const kept = new Map<string, ts.SourceFile>()

/** A source file as a tree, read once per process. */
export function parse(file: string): ts.SourceFile {
  const known = kept.get(file)
  if (known) return known
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  kept.set(file, tree)
  return tree
}

/** Line of a node, as an editor counts. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** Calls `visit` with every node of a tree. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

/** All imports and re-exports of a file, `import()` included. */
export function importsOf(tree: ts.SourceFile): Import[] {
  const found: Import[] = []
  walk(tree, (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      if (!ts.isStringLiteral(node.moduleSpecifier)) return
      const names = ts.isImportDeclaration(node) ? importedNames(node) : exportedNames(node)
      const effect = ts.isImportDeclaration(node) && node.importClause === undefined
      found.push({
        from: node.moduleSpecifier.text,
        names: effect ? ['*'] : names,
        types: !effect && names.length === 0,
        line: lineOf(node),
      })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments
      if (from && ts.isStringLiteral(from))
        found.push({ from: from.text, names: ['*'], types: false, line: lineOf(node) })
    }
  })
  return found
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  if (importClause === undefined || importClause.isTypeOnly) return []
  const { name, namedBindings } = importClause
  const first = name ? ['default'] : []
  if (namedBindings === undefined) return first
  return ts.isNamespaceImport(namedBindings) ? ['*'] : [...first, ...values(namedBindings.elements)]
}

function exportedNames({ isTypeOnly, exportClause }: ts.ExportDeclaration): string[] {
  if (isTypeOnly) return []
  return exportClause && ts.isNamedExports(exportClause) ? values(exportClause.elements) : ['*']
}

const values = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): string[] =>
  elements.flatMap(({ isTypeOnly, propertyName, name }) => (isTypeOnly ? [] : [(propertyName ?? name).text]))
