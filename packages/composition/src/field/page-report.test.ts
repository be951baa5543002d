import { testPlan } from '@site/shared-api/testing'
import { noteStage } from '../loading/stage-note.ts'
import { PageReport } from './page-report.ts'
import type { PageProblems } from './page-problems.ts'

const V = (digit: number): string => `1.0.0-0000000${digit}`
const moduleOf = (name: string) => ({ name, version: V(1), global: 'm', entry: 'entry.js', exposes: {} })
const plan = testPlan({
  modules: [moduleOf('lobby'), moduleOf('content')],
  landing: 'home',
  field: { rate: 1, shell: V(7) },
})

/** What the browser's own list has; there is none in these tests. */
let notes: PerformanceMeasure[]
let problems: PageProblems
beforeEach(() => {
  ;[notes, problems] = [[], { failures: [], errors: [] }]
  Object.assign(performance, {
    measure: (name: string, { start, detail }: { start: number; detail: unknown }) =>
      notes.push({ ...entry, name, startTime: start, duration: 12.34, detail }),
    getEntriesByName: (name: string) => notes.filter((one) => one.name === name),
  })
})
const entry = { entryType: 'measure', toJSON: () => undefined }

test('names every module with its version, what was on the screen, and each figure with its route and module (MOD-11)', () => {
  const report = new PageReport(plan, problems)
  report.see(['lobby'])
  report.measure('lcp', 1_234.567, 'home', 'lobby')
  report.see(['lobby', 'content'])
  report.measure('inp', 40, 'activity', undefined)
  expect(report.take()).toEqual({
    releases: { lobby: V(1), content: V(1), shell: V(7) },
    route: 'home',
    shown: ['shell', 'lobby', 'content'],
    figures: [
      { metric: 'lcp', value: 1_234.6, route: 'home', on: ['shell', 'lobby'], of: 'lobby' },
      { metric: 'inp', value: 40, route: 'activity', on: ['shell', 'lobby', 'content'] },
    ],
    loads: [],
    failures: [],
    fallbacks: [],
    errors: [],
  })
})

test('reports each thing once, however often the page is hidden, and a figure with its value by then', () => {
  const report = new PageReport(plan, problems)
  report.measure('cls', 10, 'home', undefined)
  report.measure('cls', 20, 'home', undefined)
  expect(report.take()?.figures.map(({ value }) => value)).toEqual([20])
  report.measure('cls', 30, 'home', undefined)
  expect(report.take()).toBeUndefined()
  report.see(['content'])
  expect(report.take()?.shown).toEqual(['content'])
})

test('reports stages and fall-backs of the loader, and no times of a release that replaced another', () => {
  noteStage({ module: 'lobby', version: V(1), stage: 'fetch' }, 0)
  noteStage({ module: 'content', version: V(0), stage: 'fetch' }, 0)
  noteStage({ module: 'content', version: V(0), stage: 'fallback', kind: 'last-good' }, 0)
  expect(new PageReport(plan, problems).take()).toMatchObject({
    loads: [{ module: 'lobby', stage: 'fetch', ms: 12.3 }],
    fallbacks: [{ module: 'content', kind: 'last-good' }],
  })
})

test('reports failures with the stages of each release, of the shell’s own parts by its version', () => {
  const failed = (name: string, version: string, stage: string) => ({ module: name, version, stage })
  problems.failures.push(
    failed('lobby', V(1), 'fetch'),
    failed('lobby', V(1), 'fetch'),
    failed('lobby', V(1), 'render'),
  )
  problems.failures.push(failed('shell', 'made of this and that', 'fetch'), failed('lobby', V(1), 'thinking'))
  expect(new PageReport(plan, problems).take()?.failures).toEqual([
    { module: 'lobby', version: V(1), stages: ['fetch', 'render'] },
    { module: 'shell', version: V(7), stages: ['fetch'] },
  ])
})
