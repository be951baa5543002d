import { z } from 'zod'
import { NO_EVIDENCE } from '#operations/field/judge/evidence'

const evidence = z
  .array(z.number())
  .length(NO_EVIDENCE.length)
  .default([...NO_EVIDENCE])
const claims = z.object({ worse: evidence, fine: evidence }).prefault({})

/** What a part of the visitors reported so far: pages and those on which the module failed; how often a measure fell into each bucket. */
const group = z
  .object({
    visits: z.number().default(0),
    failed: z.number().default(0),
    /** Pages that were not counted, of networks that had reported their share. */
    leftOut: z.number().default(0),
    lcp: z.record(z.string(), z.number()).default({}),
    inp: z.record(z.string(), z.number()).default({}),
  })
  .prefault({})

/** Visitors of one brand who have the same canaries but for the judged one: what differs between them is the release alone. */
const stratum = z.object({ live: group, canary: group })

export const FIGURES = ['failed', 'lcp', 'inp'] as const
export type Figure = (typeof FIGURES)[number]

/** What the judge keeps of a canary between two looks; a copy of another version reads it as well. */
export const canaryState = z.object({
  /** What it is held against: another live release is another trial. */
  live: z.string().default(''),
  /** As each figure was seen last, by figure and stratum: what comes after has not been judged. */
  seen: z
    .object({
      failed: z.record(z.string(), stratum).default({}),
      lcp: z.record(z.string(), stratum).default({}),
      inp: z.record(z.string(), stratum).default({}),
    })
    .prefault({}),
  evidence: z.object({ failed: claims, lcp: claims, inp: claims }).prefault({}),
  /** What was counted before the canary began, of both groups. */
  before: z.record(z.string(), stratum).default({}),
})

export type Group = z.output<typeof group>
export type Stratum = z.output<typeof stratum>
export type Strata = Readonly<Record<string, Stratum>>
export type CanaryState = z.output<typeof canaryState>
export const noGroup = (): Group => group.parse(undefined)
