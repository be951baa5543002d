import { isDeepStrictEqual } from 'node:util'
import { FIELD_PATTERNS, REGISTER_FIELDS } from '@site/config'
import { brandSchema, storedBrandSchema, type Brand } from '@site/config/schema'
import { registerField } from '@site/shared-api/contract/system'
import { z } from 'zod'
import type { Database } from '#db/database'
import { brandProblems } from '#brands/brands/brand-rules'
import { moneyProblems } from '#brands/brands/money-settings'
import { ownMark } from '#brands/brands/own-mark'
import { registerFields } from '#brands/brands/register-settings'
import { problem, problemsOf, type Content, type Judged, type Problem } from '#operations/index'

const LONGEST = 200
const patternId = z
  .string()
  .refine((id) => Object.hasOwn(FIELD_PATTERNS, id), 'one of the patterns of fields')
const length = z.number().int().min(0).max(LONGEST).nullable()
const formField = registerField.extend({
  name: z.enum(REGISTER_FIELDS),
  patternId: patternId.nullable(),
  minLength: length,
  maxLength: length,
})
const form = z
  .array(formField)
  .length(REGISTER_FIELDS.length)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'each field once')

/** A brand as operators write it: all of it but its lobby, which has a kind of its own, with its registration form. */
export const brandDocument = brandSchema.omit({ lobby: true }).extend({ registerFields: form })
const storedForm = z.array(registerField)

const withoutLobby = (brand: Content): Content =>
  Object.fromEntries(Object.entries(brand).filter(([name]) => name !== 'lobby'))

/** A stored brand as its operators see it, with fields of other copies of the site. */
export function documentOf({ document, register }: { document: unknown; register: unknown }): Content {
  return { ...withoutLobby(storedBrandSchema.parse(document)), registerFields: storedForm.parse(register) }
}

/** Its two columns; the lobby stays as it is. */
export function columnsOf(
  { registerFields: register, ...brand }: Content,
  before: unknown,
): { document: Brand; register: unknown } {
  const { lobby } = storedBrandSchema.pick({ lobby: true }).parse(before ?? {})
  return { document: storedBrandSchema.parse({ ...brand, lobby }), register }
}

/**
 * What a document is as a brand, or what is wrong with it. Of an existing brand, only what is changed is judged: a rule
 * that came after it keeps no operator from closing it for maintenance.
 */
export async function judgeBrand(
  db: Database,
  { id, document, before }: Judged,
): Promise<{ document: Content } | { problems: Problem[] }> {
  const given = Object(document) as Content // reason: a document is an object, its schema judges what is in it
  const completed =
    before === undefined ? { ...given, registerFields: given['registerFields'] ?? formOf(given) } : given
  const isChanged = ({ field }: Problem): boolean => {
    const [top = ''] = field.split('.')
    return before === undefined || !isDeepStrictEqual(before[top], completed[top])
  }
  const strict = brandDocument.safeParse(completed)
  const refused = strict.success ? [] : problemsOf(strict.error.issues).filter(isChanged)
  if (refused.length > 0) return { problems: refused }
  const read = storedBrandSchema.safeParse(completed)
  if (!read.success) return { problems: problemsOf(read.error.issues) }
  const sign = await signOf(read.data)
  const problems = [
    ...sign.problems,
    ...(read.data.merchant === id ? [] : [problem('merchant', 'A brand keeps its code')]),
    ...(await brandProblems(db, read.data)),
    ...(await moneyProblems(db, { before, brand: read.data })),
    ...formProblems(completed),
  ].filter(isChanged)
  if (problems.length > 0) return { problems }
  return {
    document: {
      ...withoutLobby(read.data),
      ownMark: sign.ownMark,
      registerFields: completed['registerFields'],
    },
  }
}

/** Its own sign with nothing in it but shapes, or why it is none. */
async function signOf({ ownMark: given }: Brand): Promise<{ ownMark: string | null; problems: Problem[] }> {
  if (given === null) return { ownMark: null, problems: [] }
  const mark = await ownMark(given)
  return 'fault' in mark
    ? { ownMark: given, problems: [problem('ownMark', mark.fault)] }
    : { ownMark: mark.svg, problems: [] }
}

/** What a brand that says nothing of its form begins with. */
function formOf(document: Content): unknown {
  const { merchant } = document
  return registerFields({ merchant: typeof merchant === 'string' ? merchant : '' })
}

function formProblems({ registerFields: fields, usernameRegistration }: Content): Problem[] {
  const read = storedForm.safeParse(fields)
  if (!read.success) return problemsOf(read.error.issues)
  return read.data.flatMap(({ name, enabled, required, minLength, maxLength }, at) => {
    if (minLength !== null && maxLength !== null && minLength > maxLength)
      return [problem(`registerFields.${at}.maxLength`, `${name} is at least as long as its shortest`)]
    const isNeeded = usernameRegistration === true && ['username', 'password'].includes(name)
    return isNeeded && !(enabled && required)
      ? [problem(`registerFields.${at}.enabled`, `Accounts with a user name need ${name}`)]
      : []
  })
}
