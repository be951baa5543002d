import sanitizeHtml from 'sanitize-html'
import sharp from 'sharp'

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
const PAINTS = ['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask']
const TAGS = ['svg', 'g', 'title', 'desc', ...SHAPES, ...PAINTS]
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'id', 'transform', 'role', 'aria-label'],
  ...['d', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'points'],
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'mask', 'opacity', 'color'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-opacity', 'offset', 'stop-color', 'stop-opacity', 'gradientUnits'],
  ...['gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'vector-effect'],
]
/** What drawing programs leave behind, and nothing is lost with. */
const LEFT_OUT = /^(metadata|(sodipodi|inkscape|rdf|cc|dc):.*)$/
const LEFT_OUT_ATTRIBUTES =
  /^(class|version|baseProfile|style|enable-background|xml:space|data-.*|xmlns:.*|(sodipodi|inkscape|xlink|serif|sketch):.*)$/
const URL_VALUE = /url\(|:\/\/|^\s*(javascript|data):/i
const OWN_REFERENCE = /^url\(#[\w-]+\)$/
const PROBE_PIXELS = 64

/** Why an SVG cannot be a brand’s sign, or the SVG with nothing in it but shapes and their paint. */
export type Mark = { readonly svg: string } | { readonly fault: string }

/**
 * Takes an SVG as a brand’s sign: one that could run or fetch anything is refused, what editors leave behind is taken out.
 * It must draw something.
 */
export async function ownMark(text: string): Promise<Mark> {
  const faults: string[] = []
  if (!/^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^[>]*>\s*)?<svg[\s>]/.test(text))
    return { fault: 'This is no SVG document' }
  const svg = sanitizeHtml(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: TAGS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowedSchemes: [],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'metadata'],
    onOpenTag: (name, attributes) => faults.push(...faultsOf(name, attributes)),
  })
  const [first] = faults
  if (first !== undefined) return { fault: first }
  if (!/^<svg[^>]* viewBox="[\d\s.,-]+"/.test(svg)) return { fault: 'The SVG needs a viewBox' }
  return (await draws(svg)) ? { svg } : { fault: 'The SVG draws nothing' }
}

function faultsOf(name: string, attributes: Record<string, string>): string[] {
  if (LEFT_OUT.test(name)) return []
  if (!TAGS.includes(name))
    return [`<${name}> is no shape: a sign is made of ${SHAPES.join(', ')} and their paint`]
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (attribute === 'style' && value.trim() !== '')
      return [`<${name}> is painted by a style: say it in attributes such as fill`]
    if (/^on/i.test(attribute) || /href$/i.test(attribute))
      return [`<${name}> has ${attribute}, which a sign may not have`]
    if (LEFT_OUT_ATTRIBUTES.test(attribute)) return []
    if (attribute === 'xmlns')
      return value === 'http://www.w3.org/2000/svg' ? [] : [`<${name}> is of another namespace`]
    if (URL_VALUE.test(value) && !OWN_REFERENCE.test(value.trim()))
      return [`${attribute} of <${name}> points outside`]
    return []
  })
}

/** However large it says that it is, it is drawn no larger than a probe needs. */
const atProbeSize = (svg: string): string =>
  svg.replace(
    /^<svg[^>]*>/,
    (root) =>
      `${root.replace(/ (width|height)="[^"]*"/g, '').slice(0, -1)} width="${PROBE_PIXELS}" height="${PROBE_PIXELS}">`,
  )

/** Whether any of it can be seen; what cannot be read at all draws nothing either. */
async function draws(svg: string): Promise<boolean> {
  try {
    const { data } = await sharp(Buffer.from(atProbeSize(svg)), { limitInputPixels: PROBE_PIXELS ** 2 })
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data.some((alpha) => alpha > 0)
  } catch {
    return false
  }
}
