/** What a drawing is made of; nothing here runs, fetches or styles. */
const SHAPES = ['g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']
const SHAPED = /^(d|points|c[xy]|r[xy]?|[xy][12]?|width|height|transform|(fill|clip)-rule)$/
const DRAWN =
  /^((fill-|stroke-)?opacity|stroke-(width|linecap|linejoin|miterlimit|dasharray|dashoffset)|fill|stroke)$/
const PLAIN = /^[\w\s.,()+-]*$/
/** Said on the outermost element and not kept: the frame gives the size. */
const NEEDLESS = /^(xmlns|version|width|height|id|class)$/

const NOTES = /<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>/g
const WHOLE = /^\s*<svg((?:\s+[\w:-]+="[^"<>]*")*)\s*>([\s\S]*)<\/svg>\s*$/
const TAG = /^<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>$/
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/**
 * A module's own icon as it is served: one symbol with the id `icon`, in the colour of its text, of shapes alone. Throws, in
 * words that lead out, for all else: scripts, references, styles, colours of its own, no `viewBox` (MOD-02).
 */
export function ownIcon(svg: string): string {
  const [, attributes, content = ''] = WHOLE.exec(svg.replaceAll(NOTES, '')) ?? []
  if (attributes === undefined) throw new Error('one <svg> element, with its attributes in double quotes')
  const outer = pairsIn(attributes)
  const [, viewBox] = outer.find(([name]) => name === 'viewBox') ?? []
  if (viewBox === undefined || !/^[\d.-]+( [\d.-]+){3}$/.test(viewBox))
    throw new Error('a viewBox of four numbers on <svg>, as in viewBox="0 0 24 24"')
  const kept = outer.filter(([name]) => name !== 'viewBox' && !NEEDLESS.test(name))
  const symbol = `<symbol id="icon" viewBox="${viewBox}"${written('svg', kept)}>${shapesIn(content)}</symbol>`
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbol}</svg>\n`
}

/** The shapes one by one, each opened and closed in its turn. */
function shapesIn(content: string): string {
  const open: string[] = []
  const parts = content
    .split(/(?<=>)|(?=<)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const shapes = parts.map((part) => {
    const [, end, name = '', attributes = '', alone = ''] = TAG.exec(part) ?? []
    if (end === undefined) throw new Error(`nothing but shapes, not "${part.slice(0, 40)}"`)
    if (!SHAPES.includes(name)) throw new Error(`shapes alone (${SHAPES.join(', ')}), not <${name}>`)
    if (end !== '') {
      if (open.pop() !== name) throw new Error(`a <${name}> for every </${name}>`)
      return `</${name}>`
    }
    if (alone === '') open.push(name)
    return `<${name}${written(name, pairsIn(attributes))}${alone}>`
  })
  if (open.length > 0) throw new Error(`a </${open[0]}> for every <${open[0]}>`)
  return shapes.join('')
}

const pairsIn = (attributes: string): [string, string][] =>
  [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value])

function written(element: string, pairs: readonly [string, string][]): string {
  return pairs
    .map(([name, value]) => {
      if (!(SHAPED.test(name) || DRAWN.test(name)) || !PLAIN.test(value))
        throw new Error(`no ${name}="${value}" on <${element}>: shapes with plain values alone`)
      if (/^(fill|stroke)$/.test(name) && !['none', 'currentColor'].includes(value))
        throw new Error(`"currentColor" or "none" as ${name}, not "${value}": themes colour it`)
      return ` ${name}="${value}"`
    })
    .join('')
}
