import { setTimeout as pause } from 'node:timers/promises'
import { planAt } from '#support/ask.ts'
import { layNext } from '#support/next-release.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { expectSameVisit, markVisit, open } from '#support/page-facts.ts'
import { walkPages } from '#support/page-walkers.ts'
import type { OwnSite } from '#support/sites.ts'
import { expect } from '#support/test.ts'

const test = testOnOwnSite('shipping')
test.use({ language: 'EN' })

const PAGES_A_SECOND = 20
const SECOND_MS = 1_000
const MODULES = ['lobby', 'member-centre', 'content'] as const

interface ReleaseMove {
  readonly did: string
  readonly [about: string]: unknown
}

/** What happens to a module that has a next release, one after the other; it ends as it began. */
const movesOf = (live: string, next: string): ReleaseMove[] => [
  { did: 'canary', version: next, percent: 10 },
  { did: 'canary', version: next, percent: 50 },
  { did: 'promote' },
  { did: 'pin', version: live, brand: 'coral' },
  { did: 'rollback', to: live },
  { did: 'unpin', brand: 'coral' },
  { did: 'release', version: next, force: true },
  { did: 'rollback', to: live },
]

async function move(site: OwnSite, module: string, releaseMove: ReleaseMove): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/releases/${module}/move`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ move: releaseMove, why: 'a journey' }),
  })
  expect([module, releaseMove.did, answer.status, answer.ok ? '' : await answer.text()]).toEqual([
    module,
    releaseMove.did,
    200,
    '',
  ])
}

for (const { moves, everyMs, tag } of [
  { moves: 8, everyMs: 1 * SECOND_MS, tag: [] },
  { moves: 50, everyMs: 12 * SECOND_MS, tag: ['@soak'] },
])
  test(
    `${moves} releases, roll-backs and pins cost no visitor anything: no request fails, no page is made of two plans, nothing is said on the console (MOD-06)`,
    { tag },
    async ({ page, newVisitor, site }) => {
      test.setTimeout(moves * everyMs * 2 + 60_000)
      const { modules } = await planAt(site, '/m/home')
      const all = MODULES.flatMap((module) => {
        const live = modules.find(({ name }) => name === module)?.version ?? ''
        return movesOf(live, layNext(site, module)).map((releaseMove) => ({ module, releaseMove }))
      })
      await open(page, '/m/home')
      await markVisit(page)
      let isOver = false
      const walking = walkPages(site, PAGES_A_SECOND, () => isOver)
      const context = await newVisitor()
      const begun = performance.now()
      try {
        for (let turn = 0; turn < moves; turn += 1) {
          const { module, releaseMove } = all[turn % all.length] ?? {
            module: '',
            releaseMove: { did: 'stop' },
          }
          await move(site, module, releaseMove)
          const visitor = await context.newPage()
          await open(visitor, '/m/home')
          await visitor.locator('a[href="/m/slot"]').first().click()
          await expect(visitor).toHaveURL(/\/m\/slot/)
          await visitor.close()
          await pause(Math.max(0, (turn + 1) * everyMs - (performance.now() - begun)))
        }
      } finally {
        isOver = true
      }
      const seconds = (performance.now() - begun) / SECOND_MS
      const { pages, failed, mixed, plans } = await walking
      expect({ failed, mixed }).toEqual({ failed: [], mixed: [] })
      expect(pages).toBeGreaterThan((seconds * PAGES_A_SECOND) / 2)
      expect(plans.size).toBeGreaterThan(moves / 2)
      await expectSameVisit(page)
    },
  )
