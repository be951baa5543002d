import { relative } from 'node:path'
import ts from 'typescript'
import { importsOf, lineOf, parse, walk } from './parse.ts'
import { publicNames } from './public-names.ts'

/** Event names, each with the place in the code where it was met first. */
export interface Facts {
  readonly emits: ReadonlyMap<string, string>
  readonly listens: ReadonlyMap<string, string>
}

/** Helpers of shared-api by name, with the events each emits in its own body (openPopup: popupRequested). */
export type Helpers = ReadonlyMap<string, ReadonlySet<string>>

/** Events that a module's sources emit and subscribe to, by themselves and through helpers; throws where a name cannot be read. */
export function factsOf(sources: readonly string[], helpers: Helpers, root: string): Facts {
  const emits = new Map<string, string>()
  const listens = new Map<string, string>()
  for (const file of sources) {
    const tree = parse(file)
    const where = (node: ts.Node): string => `${relative(root, file)}:${lineOf(node)}`
    walk(tree, (node) => {
      const call = busCall(node)
      if (call === undefined) return
      const into = call.kind === 'emit' ? emits : listens
      const names = namesOf(call.name)
      if (names === undefined)
        throw new Error(
          `${where(node)}: the build cannot find out which event this is. Write its name as a text in the call, or loop over a list of texts written in the loop.`,
        )
      for (const name of names) if (!into.has(name)) into.set(name, where(node))
    })
    for (const { from, names, line } of importsOf(tree))
      if (from === '@site/shared-api')
        for (const helper of names)
          for (const name of helpers.get(helper) ?? [])
            if (!emits.has(name)) emits.set(name, `${relative(root, file)}:${line} (${helper})`)
  }
  return { emits, listens }
}

/** Events that sources emit by themselves; one whose name is only known at run time is not among them. */
export function emitsOf(sources: readonly string[]): string[] {
  const names = new Set<string>()
  for (const file of sources)
    walk(parse(file), (node) => {
      const call = busCall(node)
      if (call?.kind === 'emit') for (const name of namesOf(call.name) ?? []) names.add(name)
    })
  return [...names].sort()
}

/** `…bus.emit(name, …)` and `…bus.on(name)`. */
function busCall(node: ts.Node): { kind: 'emit' | 'on'; name: ts.Expression } | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  const { name, expression } = node.expression
  const kind = name.text
  const bus = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  const [event] = node.arguments
  return bus === 'bus' && (kind === 'emit' || kind === 'on') && event ? { kind, name: event } : undefined
}

/** A text, or the variable of a loop over texts. */
function namesOf(event: ts.Expression): string[] | undefined {
  if (ts.isStringLiteral(event)) return [event.text]
  for (let node: ts.Node = event; ts.isIdentifier(event) && !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isForOfStatement(node) || !ts.isVariableDeclarationList(node.initializer)) continue
    if (node.initializer.declarations[0]?.name.getText() !== event.text) continue
    const list = ts.isAsExpression(node.expression) ? node.expression.expression : node.expression
    if (ts.isArrayLiteralExpression(list) && list.elements.every((one) => ts.isStringLiteral(one)))
      return list.elements.map((one) => one.getText().slice(1, -1))
  }
  return undefined
}

/** Derives the helpers from the public face of shared-api: functions that emit an event when they are called, not later in a callback. */
export function helpersOf(face: string): Helpers {
  const functions = new Map<string, ts.Node>()
  const publics = publicNames(face)
  for (const file of new Set(publics.values()))
    for (const statement of parse(file).statements)
      if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
        functions.set(statement.name.text, statement.body)
  const eventsOf = (name: string, seen: ReadonlySet<string> = new Set()): Set<string> => {
    const found = new Set<string>()
    const body = functions.get(name)
    if (body === undefined || seen.has(name) || /^[A-Z]/.test(name)) return found
    walkBody(body, (node) => {
      const call = busCall(node)
      if (call?.kind === 'emit') for (const event of namesOf(call.name) ?? []) found.add(event)
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
        for (const event of eventsOf(node.expression.text, new Set([...seen, name]))) found.add(event)
    })
    return found
  }
  return new Map([...publics.keys()].map((name) => [name, eventsOf(name)]))
}

/** Every node that runs when the function itself is called. */
function walkBody(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => {
    if (!ts.isFunctionLike(child)) walkBody(child, visit)
  })
}
