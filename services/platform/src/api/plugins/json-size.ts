import { BODY_BYTES, BODY_NODES } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'

/** Objects and lists inside each other; the outermost is the first. */
export const MAX_DEPTH = 16
/** Numbers, blanks and signs of a value; what is inside strings is not counted. */
const SIGNS_A_NODE = 16
const LONGEST_FIELD = 64
/** A key is kept once for all objects that have it: making it costs far more than a text of the same length. */
const MOST_KEY_BYTES = 1_024

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Counts the values and the depth of JSON before any of it is made, and stops at the first that is one too many (PLT-03), or at a
 * key that is too long. Texts are passed over. Throws ApiError `too_deep` or `body_too_large` with the outermost field; what is no JSON is left to the parser.
 */
export function measureJson(json: Buffer, mostNodes: number = BODY_NODES): void {
  const mostSigns = Math.max(BODY_BYTES, mostNodes * SIGNS_A_NODE)
  let depth = 0
  let nodes = 1
  let signs = 0
  let text = { from: 0, to: 0 }
  let field = text
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === QUOTE) {
      const to = endOfText(json, at + 1)
      text = { from: at, to: to + 1 }
      at = to
    } else if (sign === COLON) {
      if (depth === 1) field = text
      if (text.to - text.from > MOST_KEY_BYTES)
        throw new ApiError('body_too_large', {
          field: nameOf(json, field),
          data: { mostKeyBytes: MOST_KEY_BYTES },
        })
    } else if (sign === COMMA) nodes += 1
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      depth += 1
      nodes += 1
      if (depth > MAX_DEPTH) throw new ApiError('too_deep', { field: nameOf(json, field) })
    } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) depth -= 1
    signs += 1
    if (nodes > mostNodes || signs > mostSigns)
      throw new ApiError('body_too_large', { field: nameOf(json, field), data: { mostNodes } })
  }
}

/** Where a text ends: at its closing quote, else with the body. */
function endOfText(json: Buffer, from: number): number {
  const quote = json.indexOf(QUOTE, from)
  if (quote === -1) return json.length
  // Most texts, and every picture, hold no escape: the first quote is the last one then.
  if (json[quote - 1] !== BACKSLASH) return quote
  for (let at = from; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1
    else if (json[at] === QUOTE) return at
  }
  return json.length
}

function nameOf(json: Buffer, { from, to }: { from: number; to: number }): string {
  const name = json.subarray(from + 1, Math.min(to - 1, from + 1 + LONGEST_FIELD)).toString()
  return /^\w+$/.test(name) ? name : 'body'
}
