import type { Seed } from '#start/seed/seed'

/** The names of all seeds, each after those it builds on, else by name; throws where one is missing or two wait for each other. */
export function inOrder(seeds: ReadonlyMap<string, Seed>): string[] {
  const done: string[] = []
  const waiting = [...seeds.keys()].sort()
  while (waiting.length > 0) {
    const at = waiting.findIndex((name) => (seeds.get(name)?.after ?? []).every((one) => done.includes(one)))
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    if (next === undefined) throw new Error(whyNot(waiting, seeds))
    done.push(next)
  }
  return done
}

function whyNot(waiting: string[], seeds: ReadonlyMap<string, Seed>): string {
  for (const name of waiting)
    for (const one of seeds.get(name)?.after ?? [])
      if (!seeds.has(one))
        return `The seed ${name} runs after ${one}, which no file ${one}.seed.ts holds. Name another in its "after".`
  return `The seeds ${waiting.join(', ')} wait for each other. Take one of the names out of an "after".`
}
