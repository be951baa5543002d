import type { Registry } from '#registry/registry.ts'
import { triedOut } from '#registry/trial.ts'
import { withBuilds } from './builds.ts'
import type { Preview } from './preview.ts'

/** The registry as a preview shows it: with its releases, and over them what a developer's machine builds. */
export function previewed(registry: Registry, { cohort, live, builds }: Preview): Registry {
  const tried = cohort.size === 0 ? registry : triedOut(registry, live.merchant, cohort)
  return builds ? withBuilds(tried, builds) : tried
}
