import { setTimeout as pause } from 'node:timers/promises'
import type { Plan } from '@site/config/schema'
import { ask, planOf } from './ask.ts'
import type { BrandName, Site } from './sites.ts'

const SECOND_MS = 1_000
const WALK = ['/m/home', '/m/slot'] as const
const BRANDS: readonly BrandName[] = ['lotus', 'coral']
/** Inside and outside of every canary. */
const BUCKETS = [3, 30, 70, 99] as const
const FILE = /(?:src|href)="(\/m\/-\/[^"]+\.(?:js|css))"/g
const DRAWN = /data-module="([\w-]+)" data-version="([\w.-]+)"/g

/** What visitors met who came all the while. */
export interface Walked {
  pages: number
  /** Whatever was not answered as it should be. */
  readonly failed: string[]
  /** Pages that were made of more than one plan. */
  readonly mixed: string[]
  /** How many different plans they were sent. */
  readonly plans: Set<string>
}

/** Opens so many pages a second, with the files that each requests, until it is ended; every page goes on to a second one. */
export async function walkPages(site: Site, perSecond: number, isOver: () => boolean): Promise<Walked> {
  const walked: Walked = { pages: 0, failed: [], mixed: [], plans: new Set() }
  const known = new Map<string, string>()
  const visits = new Set<Promise<void>>()
  for (let turn = 0; !isOver(); turn += 1) {
    const visit = walk(site, turn, { walked, known }).catch(
      (error: unknown) => void walked.failed.push(String(error)),
    )
    visits.add(visit)
    void visit.then(() => visits.delete(visit))
    await pause((SECOND_MS / perSecond) * WALK.length)
  }
  await Promise.all(visits)
  return walked
}

interface Notes {
  readonly walked: Walked
  /** The modules of each plan that a visitor was sent. */
  readonly known: Map<string, string>
}

async function walk(site: Site, turn: number, { walked, known }: Notes): Promise<void> {
  const brand = BRANDS[turn % BRANDS.length] ?? 'lotus'
  const bucket = BUCKETS[(turn >> 1) % BUCKETS.length] ?? 0
  for (const path of WALK) {
    const { status, text } = await ask(site, path, { brand, headers: { cookie: `m_bucket=${bucket}` } })
    walked.pages += 1
    if (status !== 200) walked.failed.push(`${path}: ${status}`)
    const plan = await planOf(site, text)
    walked.plans.add(plan.id)
    walked.mixed.push(...mixedIn(text, plan))
    const modules = JSON.stringify(plan.modules.map(({ name, version }) => [name, version]))
    const key = [brand, bucket, plan.release].join(' ')
    if ((known.get(key) ?? modules) !== modules) walked.mixed.push(`${key}: ${known.get(key)} and ${modules}`)
    known.set(key, modules)
    const files = new Set([...text.matchAll(FILE)].map(([, file = '']) => file.replaceAll('&amp;', '&')))
    for (const file of files) {
      const answer = await ask(site, file, { brand })
      if (answer.status !== 200) walked.failed.push(`${file}: ${answer.status}`)
    }
  }
}

/** What was drawn by a release that the page's plan does not name. */
function mixedIn(html: string, { modules }: Plan): string[] {
  return [...html.matchAll(DRAWN)].flatMap(([, name = '', version = '']) => {
    const planned = modules.find((module) => module.name === name)?.version
    return planned === version ? [] : [`${name} is drawn by ${version}, planned is ${planned}`]
  })
}
