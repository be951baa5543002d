import type { Language } from '@site/config'
import { exampleBrands } from '@site/config/brands'
import { brandSchema, type Brand, type Release } from '@site/config/schema'
import { createAssetStore } from '#assets/asset-store.ts'
import { createDrawer, type Drawer } from '#drawing/drawer.ts'
import { createBrandPlans } from '#plan/brand-plan.ts'
import { resolvePlan } from '#plan/plan-resolver.ts'
import { RefusedRelease, type Registry } from '#registry/registry.ts'
import { preview } from './preview.ts'

const label = ({ name, version }: Release): string => `${name} ${version}`

/**
 * Draws every page of the releases once, without data, for each brand as its visitors would see them, pins and canaries of other
 * modules included, before any visitor does: in the thread with the time limit that draws pages. Throws RefusedRelease with the
 * message of what threw, and for whom. Without brands it draws for an example that has everything on.
 */
export async function drawOnce(
  registry: Registry,
  candidates: readonly Release[],
  brands: readonly Brand[] = [],
): Promise<void> {
  if (registry.live('shell') === undefined && candidates.every(({ name }) => name !== 'shell')) return
  const [example] = exampleBrands
  const all = brands.length > 0 ? brands : [brandSchema.parse(example)]
  const faults = new Set<string>()
  let whose = ''
  const note = (text: string): void => void faults.add(`${whose}${text}`)
  const drawing = createDrawer({
    serverBuild: registry.serverBuild,
    report: {
      drawn: () => undefined,
      threw: (release, stage, message) => {
        if (candidates.includes(release) || candidates.some(({ name }) => name === 'shell'))
          note(`${label(release)} threw while it was ${stage === 'draw' ? 'drawn' : 'loaded'}: ${message}`)
      },
    },
    onProblem: note,
  })
  try {
    for (const brand of all)
      for (const seen of viewsOf(registry, brand, candidates))
        // An example is no brand whose visitors read all its languages.
        for (const language of brands.length > 0 ? brand.languages : [brand.defaultLanguage]) {
          whose = brands.length > 0 ? `${brand.merchant}, ${language}: ` : ''
          await drawPages(preview(seen, candidates), { brand, language, candidates, drawing, note })
        }
  } finally {
    await drawing.close()
  }
  if (faults.size > 0)
    throw new RefusedRelease(
      `${candidates.map(label).join(', ')} cannot be drawn on the server, so it is not made live. Mend what threw and build again:\n${[...faults].join('\n')}`,
    )
}

/** What the brand's visitors have, each once; none where the brand stays on other releases of all of these modules. */
function viewsOf(registry: Registry, { merchant }: Brand, candidates: readonly Release[]): Registry[] {
  if (candidates.every(({ name }) => registry.pointer(name)?.pins?.[merchant] !== undefined)) return []
  const percents = registry.modules().flatMap((name) => registry.pointer(name)?.canary?.percent ?? [])
  const buckets = [...percents.map((percent) => percent - 1), 99]
  const views = buckets.map((bucket) => registry.seenBy({ merchant, bucket }))
  return [...new Map(views.map((view) => [view.cohort, view])).values()]
}

interface Drawn {
  readonly brand: Brand
  readonly language: Language
  readonly candidates: readonly Release[]
  readonly drawing: Drawer
  readonly note: (fault: string) => void
}

async function drawPages(
  seen: Registry,
  { brand, language, candidates, drawing, note }: Drawn,
): Promise<void> {
  const sources = {
    brandPlans: createBrandPlans(seen, createAssetStore(seen)),
    closures: { make: () => null, get: () => Promise.resolve(undefined) },
    firstData: { get: () => Promise.resolve([]) },
    serviceWorker: false,
    fieldRate: 0,
  }
  // A brand that is closed at the moment opens again.
  const visit = {
    brand: { ...brand, maintenance: false, regionRestriction: false },
    language,
    theme: brand.defaultTheme,
    memberHint: true,
    composition: 'federated',
    bucket: 0,
  } as const
  const { plan } = await resolvePlan({ ...visit, url: '/m/home' }, sources)
  const all = candidates.some(({ name }) => name === 'shell')
  const own = plan.routes.filter(({ module }) => all || candidates.some(({ name }) => name === module))
  for (const url of new Set(['/m/home', ...own.map(({ path }) => path)])) {
    const page = await resolvePlan({ ...visit, url }, sources)
    const shell = seen.live('shell')
    if (shell === undefined) return
    const drawn = await drawing.draw(page.plan, url, seen.serverBuild(shell), page.releases)
    if (drawn === undefined || drawn.failure !== undefined)
      note(`${url} could not be drawn${drawn?.failure === undefined ? '' : `: ${drawn.failure}`}`)
  }
}
