import type { ModuleDeclaration } from '../schema/module.schema.ts'

/** What is wrong in a declaration, in words that lead out of it. */
export interface Fault {
  readonly file: string
  /** As in `routes.2.path`. */
  readonly field: string
  readonly expected: string
  readonly help: string
}

/** Texts by language. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A module as far as others can clash with it: its declaration and its texts. */
export interface DeclaredModule {
  readonly declaration: ModuleDeclaration
  readonly messages: Texts
  /** Texts that come with the parts that use them, by the folder below `src` whose `messages` they are. */
  readonly partTexts?: Readonly<Record<string, Texts>>
}

export const fileOf = ({ declaration }: DeclaredModule): string => `apps/${declaration.name}/module.json`

/** One line a fault: file, field, what was expected, what to do. */
export function formatFault({ file, field, expected, help }: Fault): string {
  return `${file}: ${field}: ${expected}; ${help}`
}

/** The place of the second and every later one that has the same name. */
export function repeated<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { readonly index: number; readonly name: string }[] {
  const names = items.map(nameOf)
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [{ index, name }] : []))
}
