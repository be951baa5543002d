import type { Brand } from '@site/config/schema'
import type { Cohort } from '#registry/rollout-cohort.ts'
import type { Builds } from './builds.ts'

export interface Drafted {
  readonly kind: string
  readonly title: string
  readonly live: object | null
  readonly document: object
}

/** What one browser sees instead of what is live (MOD-08). */
export interface Preview {
  readonly id: string
  /** Releases instead of the brand's own, by module. */
  readonly cohort: Cohort
  /** The brand as it is shown: its other document, else the live one. */
  readonly brand: Brand
  /** The brand as all other visitors have it. */
  readonly live: Brand
  /** What the browser opened it by. */
  readonly link: string
  /** What operators have written and not published: what is live, and what is shown in its place. */
  readonly drafts: readonly Drafted[]
  /** Where the first of them is seen. */
  readonly path: string | null
  readonly note: string
  readonly madeBy: string
  readonly endsAt: Date
  /** Modules that a developer's machine builds. */
  readonly builds?: Builds | undefined
}

/** Suffix of the release of a previewed page, which makes it differ from the live one's. */
export const markOf = ({ id }: Pick<Preview, 'id'>): string => `-preview-${id}`

/** A site under `npm run dev` as every browser sees it. */
export const localPreview = (live: Brand, builds: Builds): Preview => ({
  id: 'local',
  cohort: new Map(),
  brand: live,
  live,
  link: '',
  drafts: [],
  path: null,
  note: '',
  madeBy: '',
  endsAt: new Date(8.64e15),
  builds,
})
