import { relative } from 'node:path'
import ts from 'typescript'
import { lineOf, parse, walk } from './parse.ts'

/** The keys of a namespace that a file may ask for; undefined where they are not known. */
export type KnownTexts = (namespace: string, file: string) => ReadonlySet<string> | undefined

/**
 * Texts that the sources ask for by a key which no language has: `t('key')` where `t` is `useMessages('<namespace>')` of the
 * same function or one around it. A key that is put together at run time is not checked.
 */
export function textFaults(sources: readonly string[], known: KnownTexts, root: string): string[] {
  return sources.flatMap((file) => {
    const faults: string[] = []
    walk(parse(file), (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
      const namespace = namespaceOf(node.expression)
      const keys = namespace === undefined ? undefined : known(namespace, file)
      const [argument] = node.arguments
      if (namespace === undefined || keys === undefined || argument === undefined) return
      for (const key of literals(argument))
        // Plurals and contexts stand as `<key>_<which>`.
        if (!keys.has(key) && ![...keys].some((one) => one.startsWith(`${key}_`)))
          faults.push(
            `${relative(root, file)}:${lineOf(node)}: the text "${key}", which no language of "${namespace}" has: add it to ${fileOf(namespace)} in every language, or mend the key; texts of another folder's "messages" are not here.`,
          )
    })
    return faults
  })
}

const fileOf = (namespace: string): string =>
  namespace === 'common' ? 'packages/shared-api/src/messages' : `apps/${namespace}/src/messages`

/** The texts an argument can be: one, or either of a choice. */
function literals(argument: ts.Expression): string[] {
  if (ts.isStringLiteral(argument)) return [argument.text]
  if (ts.isConditionalExpression(argument))
    return [...literals(argument.whenTrue), ...literals(argument.whenFalse)]
  return ts.isParenthesizedExpression(argument) ? literals(argument.expression) : []
}

/** Of which messages a name speaks where it is called; undefined where it is something else. */
function namespaceOf(name: ts.Identifier): string | undefined {
  for (let scope: ts.Node = name; !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some((one) => mentions(one.name, name.text)))
      return undefined
    if (!ts.isBlock(scope)) continue
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue
      const found = statement.declarationList.declarations.find((one) => mentions(one.name, name.text))
      if (found) return namespaceIn(found.initializer)
    }
  }
  return undefined
}

function mentions(binding: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(binding)) return binding.text === name
  return binding.elements.some((one) => ts.isBindingElement(one) && mentions(one.name, name))
}

function namespaceIn(value: ts.Expression | undefined): string | undefined {
  if (value === undefined || !ts.isCallExpression(value) || value.expression.getText() !== 'useMessages')
    return undefined
  const [namespace] = value.arguments
  return namespace && ts.isStringLiteral(namespace) ? namespace.text : undefined
}
