import { exampleBrands } from '@site/config/brands'
import { brandSchema, type Release } from '@site/config/schema'
import { createAssetStore } from '#assets/asset-store.ts'
import { createDrawer } from '#drawing/drawer.ts'
import { createBrandPlans } from '#plan/brand-plan.ts'
import { resolvePlan } from '#plan/plan-resolver.ts'
import { RefusedRelease, type Registry } from '#registry/registry.ts'

/** The registry as it would be if these releases were live. */
function preview(registry: Registry, candidates: readonly Release[]): Registry {
  const found = (name: string): Release | undefined => candidates.find((release) => release.name === name)
  const seen: Registry = {
    ...registry,
    seenBy: () => seen,
    modules: () => [
      ...new Set([
        ...registry.modules(),
        ...candidates.map(({ name }) => name).filter((name) => name !== 'shell'),
      ]),
    ],
    live: (name) => found(name) ?? registry.live(name),
    lastGood: () => undefined,
  }
  return seen
}

/**
 * Draws every page of the releases once, without data, for an example brand that has everything on, before anybody sees them:
 * in the thread with the time limit that draws pages. Throws RefusedRelease with the words of what threw.
 */
export async function drawOnce(registry: Registry, candidates: readonly Release[]): Promise<void> {
  const seen = preview(registry, candidates)
  const [example] = exampleBrands
  if (seen.live('shell') === undefined || example === undefined) return
  const brand = brandSchema.parse(example)
  const faults = new Set<string>()
  const label = ({ name, version }: Release): string => `${name} ${version}`
  const drawing = createDrawer({
    serverBuild: registry.serverBuild,
    report: {
      drawn: () => undefined,
      threw: (release, stage, message) => {
        if (candidates.includes(release) || candidates.some(({ name }) => name === 'shell'))
          faults.add(
            `${label(release)} threw while it was ${stage === 'draw' ? 'drawn' : 'loaded'}: ${message}`,
          )
      },
    },
    onProblem: (message) => faults.add(message),
  })
  const sources = {
    brandPlans: createBrandPlans(seen, createAssetStore(seen)),
    closures: { make: () => null, get: () => Promise.resolve(undefined) },
    firstData: { get: () => Promise.resolve([]) },
    serviceWorker: false,
    fieldRate: 0,
  }
  const visit = {
    brand,
    language: 'EN',
    theme: 'dark',
    memberHint: true,
    composition: 'federated',
    bucket: 0,
  } as const
  try {
    const { plan } = await resolvePlan({ ...visit, url: '/m/home' }, sources)
    const all = candidates.some(({ name }) => name === 'shell')
    const own = plan.routes.filter(({ module }) => all || candidates.some(({ name }) => name === module))
    for (const url of new Set(['/m/home', ...own.map(({ path }) => path)])) {
      const page = await resolvePlan({ ...visit, url }, sources)
      const shell = seen.live('shell')
      if (shell === undefined) return
      const drawn = await drawing.draw(page.plan, url, registry.serverBuild(shell), page.releases)
      if (drawn === undefined || drawn.failure !== undefined)
        faults.add(`${url} could not be drawn${drawn?.failure === undefined ? '' : `: ${drawn.failure}`}`)
    }
  } finally {
    await drawing.close()
  }
  if (faults.size > 0)
    throw new RefusedRelease(
      `${candidates.map(label).join(', ')} cannot be drawn on the server, so it is not made live. Mend what threw and build again:\n${[...faults].join('\n')}`,
    )
}
