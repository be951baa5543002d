import { fileOf, type DeclaredModule, type Fault } from './fault.ts'

/** Rows that lead to a route or popup which no module has; a row may lead to another module's. */
export function faultsOfTargets(module: DeclaredModule, others: readonly DeclaredModule[]): Fault[] {
  const all = [module, ...others].map(({ declaration }) => declaration)
  const known = [
    ...all.flatMap(({ routes }) => routes.map(({ id }) => `route:${id}`)),
    ...all.flatMap(({ popups }) => popups.map(({ name }) => `popup:${name}`)),
  ]
  return module.declaration.entries.flatMap(({ to, text }, entry) => [
    ...to.flatMap((target, at) =>
      target.startsWith('link:') || known.includes(target)
        ? []
        : {
            file: fileOf(module),
            field: `entries.${entry}.to.${at}`,
            expected: `a route or popup of some module, not "${target}"`,
            help: meant(target, known),
          },
    ),
    ...(text === undefined && to.some((target) => target.startsWith('link:'))
      ? [
          {
            file: fileOf(module),
            field: `entries.${entry}.text`,
            expected: 'a text, because a link has no title of its own',
            help: 'name a key of src/messages',
          },
        ]
      : []),
  ])
}

function meant(target: string, known: readonly string[]): string {
  const [kind = ''] = target.split(':')
  const near = known.find((name) => plain(name) === plain(target))
  const choice = known.filter((name) => name.startsWith(`${kind}:`)).sort()
  return near === undefined
    ? `there are ${choice.length === 0 ? 'none' : choice.join(', ')}; declare it, or wait with the row until it is`
    : `did you mean "${near}"?`
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z:]/g, '')
