import { namedCalls, type NamedCall } from './named-calls.ts'
import type { Rig } from '../../rig/rig.ts'

/** What is read of a schema; all else is left alone. */
interface Shape {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly additionalProperties?: Shape | boolean
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema?: Shape }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Shape }>> }>
  >
  readonly 'x-sealed'?: Shape
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const JSON_TYPE = 'application/json'
const BYTES_TYPE = 'application/octet-stream'

/** Reads the printed contract as a reader without any other source. */
class Printed {
  readonly document: Document

  constructor(document: Document) {
    this.document = document
  }

  operation({ method, path }: NamedCall): Operation | undefined {
    return this.document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  }

  /** Schemas that a field of one may be: of each choice, of items of a list, of values of a table. */
  #alike(schema: Shape): Shape[] {
    if (schema.$ref !== undefined) {
      const found: unknown = schema.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, name) => Object(at)[name], this.document)
      return found === undefined ? [] : this.#alike(Object(found))
    }
    const { additionalProperties: values, allOf = [], anyOf = [], items, oneOf = [] } = schema
    const inner = [...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])]
    if (typeof values === 'object') inner.push(values)
    return [schema, ...inner.flatMap((one) => this.#alike(one))]
  }

  #at(schema: Shape, [name, ...rest]: readonly string[]): Shape[] {
    const alike = this.#alike(schema)
    if (name === undefined) return alike
    return alike.flatMap((one) => {
      const inner = one.properties?.[name]
      return inner === undefined ? [] : this.#at(inner, rest)
    })
  }

  /** The shapes of a field of the request; none: no such field. */
  requestShapes(operation: Operation, field: string): Shape[] {
    const { content } = operation.requestBody ?? {}
    const bodies = [content?.[JSON_TYPE]?.schema, operation['x-sealed']]
    return [
      // Pictures are the body itself.
      ...(field === 'pictures' && content?.[BYTES_TYPE] ? [content[BYTES_TYPE].schema] : []),
      ...(operation.parameters ?? [])
        .filter(({ name }) => name === field)
        .flatMap(({ schema = {} }) => this.#alike(schema)),
      ...bodies.flatMap((body) => (body === undefined ? [] : this.#at(body, field.split('.')))),
    ]
  }

  /** The same of a field of the answer. */
  answered(operation: Operation, field: string): Shape[] {
    const schema = operation.responses['200']?.content?.[JSON_TYPE]?.schema
    return schema === undefined ? [] : this.#at(schema, ['value', ...field.split('.')])
  }
}

/** What may stand in a field. */
const valuesOf = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((one) => [...(one.enum ?? []), ...(one.const === undefined ? [] : [one.const])]).map(String)

const fieldsOf = (text = ''): string[] => text.split(' ').filter((field) => field !== '')

/** The specification's own list of calls, held against what the site prints of itself. */
export function namedCallsSuite(rig: Rig): void {
  it('prints every call that A7 and B7 name, with every field, and every value of one, that they name (PLT-01)', async () => {
    const answer = await fetch(`${rig.platform.operatorUrl}/wps/openapi.json`)
    const printed = new Printed(await answer.json())
    const missing = namedCalls.flatMap((named) => {
      const operation = printed.operation(named)
      const who = `${named.call}: ${named.method} ${named.path}`
      if (!operation) return [who]
      return [
        ...fieldsOf(named.asks)
          .filter((field) => printed.requestShapes(operation, field).length === 0)
          .map((field) => `${who} asks ${field}`),
        ...fieldsOf(named.answers)
          .filter((field) => printed.answered(operation, field).length === 0)
          .map((field) => `${who} answers ${field}`),
        ...Object.entries(named.values ?? {}).flatMap(([field, values]) => {
          const known = valuesOf([
            ...printed.requestShapes(operation, field),
            ...printed.answered(operation, field),
          ])
          return fieldsOf(values)
            .filter((value) => !known.includes(value))
            .map((value) => `${who}: ${field} is ${value}`)
        }),
      ]
    })
    expect(missing).toEqual([])
  })
}
