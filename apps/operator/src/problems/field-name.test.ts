import { brandSchema } from '@site/config/schema'
import * as agents from '@site/shared-api/contract/agent-documents'
import * as content from '@site/shared-api/contract/managed-documents'
import * as rewards from '@site/shared-api/contract/reward-documents'
import { contractCalls } from '@site/shared-api/testing/contract-files'
import EN from '#messages/EN.json'
import TY from '#messages/TY.json'
import { FIELD_LABELS } from '#problems/field-labels.ts'
import { fieldName } from '#problems/field-name.ts'

const textOf = (catalogue: object, key: string): unknown =>
  key.split('.').reduce<unknown>((inner, name) => Object(inner)[name], catalogue)
const saying =
  (catalogue: object) =>
  (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    String(textOf(catalogue, key)).replace(/%\{(\w+)\}/g, (_hole, name: string) => String(values[name]))

test('a refusal names its field by the label that it has where it is written, in both languages (PLT-05)', () => {
  const names = ['amount', 'quotas.0.rate', 'terms.tiers.1.least', 'document.title.TY', 'audience.account']
  expect(names.map((field) => fieldName(field, saying(EN)))).toEqual([
    'Amount',
    'Quotas, no. 1: Rate',
    'Steps, no. 2: At least',
    'Title: Thai',
    'For whom: Account name',
  ])
  expect(fieldName('quotas.0.rate', saying(TY))).toBe('โควตา ลำดับที่ 1: อัตรา')
  // A field that operators do not write is not mentioned.
  expect(['id', 'correctionId', 'rev', 'Authorization'].map((field) => fieldName(field, saying(EN)))).toEqual(
    Array(4).fill(undefined),
  )
})

/** What no operator writes: which document or order it is, what a page makes by itself, what teams' tools send. */
const UNWRITTEN = [
  ...['after', 'before', 'correctionId', 'cursor', 'document', 'id', 'limit', 'orderId', 'rev', 'version'],
  ...['clientId', 'drafts', 'format', 'hidden', 'judgement', 'move', 'read', 'releases', 'seen', 'settings'],
  ...['as', 'auto', 'builds', 'bytes', 'description', 'did', 'endKey', 'force', 'module', 'origin', 'part'],
  ...['sha256', 'signature'],
  // Switches, and what one of two buttons says.
  ...['closed', 'disabled', 'restricted', 'unclaimed', 'verified', 'whole'],
]

interface Schema {
  readonly shape?: Readonly<Record<string, unknown>>
  readonly def?: Readonly<Record<string, unknown>>
}

/** Paths of all fields that a schema reads, without the places in lists. */
function fieldsOf(schema: unknown, path = ''): string[] {
  const { def = {}, shape }: Schema = Object(schema)
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) =>
      fieldsOf(inner, path === '' ? name : `${path}.${name}`),
    )
  const options = def['options']
  const inner = [def['innerType'], def['element'], def['in'], ...(Array.isArray(options) ? options : [])]
  const found = inner.flatMap((one) => (one === undefined ? [] : fieldsOf(one, path)))
  return found.length > 0 ? found : [path]
}

test('every field that operators write has its label, in both languages (PLT-05)', () => {
  const bodies = [...contractCalls.values()]
    .filter(({ access, method }) => access === 'operator' && method !== 'GET')
    .flatMap(({ body }) => (body === undefined ? [] : [body]))
  const documents = [content, rewards, agents].flatMap((exports) =>
    Object.entries(exports).flatMap(([name, schema]) => (name.endsWith('Document') ? [schema] : [])),
  )
  const fields = [...new Set([...bodies, ...documents, brandSchema].flatMap((schema) => fieldsOf(schema)))]
  expect(fields.length).toBeGreaterThan(150)
  const paths = [...new Set(fields.map((path) => path.replace(/\.(EN|TY)$/, '')))]
  const unsaid = paths.filter(
    (path) =>
      ![path, path.split('.').at(-1) ?? ''].some((name) => name in FIELD_LABELS || UNWRITTEN.includes(name)),
  )
  expect(unsaid.sort()).toEqual([])
  const labels = Object.values(FIELD_LABELS)
  const missing = (catalogue: object) => labels.filter((key) => typeof textOf(catalogue, key) !== 'string')
  expect([missing(EN), missing(TY)]).toEqual([[], []])
})
