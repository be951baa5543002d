type Child = Node | string | null | undefined | false
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>

/** An element with attributes; `on…` attributes are listeners, false and null leave one out. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  apply(element, attributes)
  append(element, children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'
/** The same for drawings. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag)
  apply(element, attributes)
  append(element, children)
  return element
}

/** Puts children in the place of all that were there. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren()
  append(element, children)
}

function append(element: Element, children: Child[]): void {
  for (const child of children)
    if (child !== null && child !== undefined && child !== false) element.append(child)
}

function apply(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.replace(/^on/, ''), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, String(value))
  }
}
