import type { Findings } from '#games/catalogue/import/issue'

const THAI_ZERO = 0x0e50
const digits = (text: string): string =>
  text.replace(/[\u0e50-\u0e59]/g, (char) => String(char.charCodeAt(0) - THAI_ZERO))

const YES = /^(1|y|yes|true|t|on|x|✓|✔|ใช่|มี|ได้|new|hot|ใหม่)$/i
const NO = /^(0|n|no|false|f|off|✗|✘|ไม่|ไม่ใช่|ไม่ได้)$/i

/** Yes or no in the spellings of lists; an unknown one is an error of its line. */
export function flagOf(
  text: string | undefined,
  line: number,
  field: string,
  findings: Findings,
): boolean | undefined {
  if (text === undefined) return undefined
  const plain = digits(text)
  if (YES.test(plain)) return true
  if (NO.test(plain)) return false
  findings.error({
    line,
    field,
    code: 'flag_unknown',
    value: text,
    what: `"${text}" is neither yes nor no`,
    mend: 'write 1 or 0',
  })
  return undefined
}

/** A number with currency signs, grouping and decimal commas taken out; undefined when there is none in it. */
function numberIn(text: string): number | undefined {
  let plain = digits(text).replace(/[^\d.,-]/g, '')
  const [comma, dot] = [plain.lastIndexOf(','), plain.lastIndexOf('.')]
  if (comma > dot)
    plain =
      /,\d{3}$/.test(plain) && dot === -1
        ? plain.replaceAll(',', '')
        : plain.replaceAll('.', '').replace(',', '.')
  else plain = plain.replaceAll(',', '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

export interface Range {
  low: number
  high: number
  whole?: true
}

/** A number within a range; anything else is an error of its line. */
export function numberOf(
  text: string | undefined,
  range: Range,
  line: number,
  field: string,
  findings: Findings,
): number | undefined {
  if (text === undefined) return undefined
  const value = /[a-z]/i.test(text.replace(/\b(thb|php|usd|baht|x|lines?|ways?)\b/gi, ''))
    ? undefined
    : numberIn(text)
  if (value === undefined) {
    findings.error({
      line,
      field,
      code: 'number_unknown',
      value: text,
      what: `"${text}" is not a number`,
      mend: 'write digits, with a point for decimals, or leave it empty',
    })
    return undefined
  }
  if (value < range.low || value > range.high || (range.whole && !Number.isInteger(value))) {
    findings.error({
      line,
      field,
      code: 'number_range',
      value: text,
      what: `${text} is out of range`,
      why: `${range.whole ? 'a whole number' : 'a number'} from ${range.low} to ${range.high} is needed`,
      mend: 'correct it or leave it empty',
    })
    return undefined
  }
  return value
}

const LONGEST_ID = 64

/** An id: up to 18 digits, or a short code; what a spreadsheet made of it is mended where nothing was lost. */
export function idOf(text: string, line: number, findings: Findings): string | undefined {
  const plain = digits(text).replace(/^#/, '').replace(/\s+/g, '')
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(plain)) {
    findings.error({
      line,
      field: 'id',
      code: 'id_rounded',
      value: text,
      what: `"${text}" was shortened by a spreadsheet`,
      why: 'its last digits are lost',
      mend: 'format the column as text and export again',
    })
    return undefined
  }
  const id = plain.replace(/^(\d+)\.0+$/, '$1')
  if (/^\d{1,18}$/.test(id) && BigInt(id) > 0n) return BigInt(id).toString()
  if (/^[\p{L}\p{N}._:/-]+$/u.test(id) && /\D/.test(id) && id.length <= LONGEST_ID) return id
  findings.error({
    line,
    field: 'id',
    code: 'id_invalid',
    value: text,
    what: `"${text}" cannot be an id`,
    why: 'an id is up to 18 digits above 0, or up to 64 letters, digits, points and hyphens',
    mend: 'correct it',
  })
  return undefined
}
