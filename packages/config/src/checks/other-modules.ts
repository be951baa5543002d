import { fileOf, type DeclaredModule, type Fault } from './fault.ts'

/** Something that one module alone may have, and its place. */
interface Claim {
  readonly kind: string
  readonly name: string
  readonly field: string
}

function claimsOf({ declaration: { routes, popups, flags } }: DeclaredModule): Claim[] {
  return [
    ...routes.flatMap(({ id, path, aliases }, index) => [
      { kind: 'route', name: id, field: `routes.${index}.id` },
      { kind: 'path', name: path, field: `routes.${index}.path` },
      ...aliases.map((name, at) => ({ kind: 'path', name, field: `routes.${index}.aliases.${at}` })),
    ]),
    ...popups.map(({ name }, index) => ({ kind: 'popup', name, field: `popups.${index}.name` })),
    ...Object.keys(flags).map((name) => ({ kind: 'flag', name, field: `flags.${name}` })),
  ]
}

/** Routes, paths with their aliases, popups and flags that another module has already. */
export function faultsWithOthers(module: DeclaredModule, others: readonly DeclaredModule[]): Fault[] {
  const taken = new Map(
    others.flatMap((other) => claimsOf(other).map(({ kind, name }) => [`${kind} ${name}`, other] as const)),
  )
  return claimsOf(module).flatMap(({ kind, name, field }) => {
    const owner = taken.get(`${kind} ${name}`)
    if (owner === undefined) return []
    return {
      file: fileOf(module),
      field,
      expected: `a ${kind} that no other module has, but ${owner.declaration.name} has "${name}"`,
      help: `choose another one, or take it away from ${fileOf(owner)}`,
    }
  })
}
