import { fileOf, repeated, type DeclaredModule, type Fault } from './fault.ts'

/** Names that one module gives twice: a route's id or path, a popup, a row of the frame. */
export function faultsOfOwnNames(module: DeclaredModule): Fault[] {
  const { routes, popups, entries } = module.declaration
  const twice = (list: string, key: string, found: ReturnType<typeof repeated>): Fault[] =>
    found.map(({ index, name }) => ({
      file: fileOf(module),
      field: `${list}.${index}.${key}`,
      expected: `"${name}" once in this file`,
      help: 'give this one another name, or take it away',
    }))
  const paths = routes.flatMap(({ path, aliases }, route) => [
    { path, field: `routes.${route}.path` },
    ...aliases.map((alias, at) => ({ path: alias, field: `routes.${route}.aliases.${at}` })),
  ])
  return [
    ...twice(
      'routes',
      'id',
      repeated(routes, ({ id }) => id),
    ),
    ...twice(
      'popups',
      'name',
      repeated(popups, ({ name }) => name),
    ),
    ...twice(
      'entries',
      'id',
      repeated(entries, ({ id }) => id),
    ),
    ...repeated(paths, ({ path }) => path).map(({ index, name }) => ({
      file: fileOf(module),
      field: paths[index]?.field ?? 'routes',
      expected: `"${name}" once in this file`,
      help: 'a path leads to one page: take it away here or there',
    })),
  ]
}
