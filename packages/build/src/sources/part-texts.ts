import { readdirSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { LANGUAGES } from '@site/config'
import ts from 'typescript'
import { moduleSources } from './module-sources.ts'
import { parse, walk } from './parse.ts'

/** What a module's own texts, in `src/messages`, are the texts of. */
export const OWN = ''

/**
 * Where a module's texts stand: folders below its `src` that have a `messages` folder, by name; the module's own, `''`, is
 * among them. Texts of a folder come with the screens and slots whose code in it asks for texts (SHL-26).
 */
export function textFolders(app: string): string[] {
  const source = join(app, 'src')
  const files = new Set(LANGUAGES.map((language) => `${language}.json`))
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => files.has(basename(file)) && basename(dirname(file)) === 'messages')
    .map((file) => dirname(dirname(file)).replace(/^\.$/, OWN).split(sep).join('/'))
  return [...new Set([OWN, ...found])].sort()
}

/** Whether a file is in a folder of texts or deeper. */
export const isInFolder = (app: string, place: string, file: string): boolean =>
  file.startsWith(join(app, 'src', place) + sep)

/** By folder of texts (but the module's own) the exposes whose code in that folder asks for texts of the module. */
export function partsOfTexts(
  app: string,
  exposes: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
  const module = basename(app)
  const places = textFolders(app).filter((place) => place !== OWN)
  if (places.length === 0) return new Map()
  const asking = Object.entries(exposes).map(
    ([expose, file]) =>
      [expose, moduleSources(app, [file]).filter((one) => asksForTexts(one, module))] as const,
  )
  return new Map(
    places.map((place) => [
      place,
      asking.flatMap(([expose, files]) =>
        files.some((file) => isInFolder(app, place, file)) ? [expose] : [],
      ),
    ]),
  )
}

const kept = new Map<string, boolean>()

/** Whether a file asks for texts of a module: `useMessages('<module>')`, `messages.of('<module>')`. */
function asksForTexts(file: string, module: string): boolean {
  const key = `${module} ${file}`
  const known = kept.get(key)
  if (known !== undefined) return known
  let asks = false
  walk(parse(file), (node) => {
    if (!ts.isCallExpression(node)) return
    const { expression } = node
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
    const [first] = node.arguments
    if (/^(useMessages|of)$/.test(name) && first && ts.isStringLiteral(first) && first.text === module)
      asks = true
  })
  kept.set(key, asks)
  return asks
}
