import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entriesOf } from '../src/plan/plan-entries.ts'
import { routesOf } from '../src/plan/plan-routes.ts'
import { finishedBuild } from './finished-build.ts'

const entry = (id: string, icon: string) => ({
  id,
  at: 'footer',
  to: ['link:https://help.example/'],
  text: 'row',
  icon,
})

test("a row with an icon of the module's own names the file that its release holds; the kit's go by their names", () => {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'))
  const declaration = { entries: [entry('own', './icons/flag.svg'), entry('kit', 'star')] }
  const [made] = finishedBuild(folder, 'missions', '1', { declaration })
  rmSync(folder, { recursive: true })
  const release = { ...made, icons: { './icons/flag.svg': 'flag.0123456789abcdef.svg' } }
  const offer = { releases: [release], flags: new Set<string>(), categories: [], memberHint: false }
  const rows = entriesOf(offer, { routes: [], popups: [] })
  expect(rows.map(({ id, icon }) => [id, icon])).toEqual([
    ['own', '/m/-/assets/missions/flag.0123456789abcdef.svg'],
    ['kit', 'star'],
  ])
})

test('a row goes with the flag of where it leads, and with its own (SHL-13, SHL-19)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'))
  const route = (id: string, flag?: string) => ({
    id,
    path: `/m/${id}`,
    expose: './any.screen',
    flag,
  })
  const row = (id: string, flag?: string) => ({
    id,
    at: 'member-popup',
    to: [`route:${id}`],
    icon: 'list',
    flag,
  })
  const declaration = {
    routes: [route('withdraw'), route('gameRecord', 'BETS')],
    entries: [row('withdraw'), row('gameRecord'), { ...row('withdraw', 'SECOND'), id: 'second' }],
  }
  const [made] = finishedBuild(folder, 'member-centre', '1', { declaration })
  rmSync(folder, { recursive: true })
  const rows = (...flags: string[]): string[] => {
    const offer = { releases: [made], flags: new Set(flags), categories: [], memberHint: true }
    return entriesOf(offer, { routes: routesOf(offer), popups: [] }).map(({ id }) => id)
  }
  expect(rows()).toEqual(['withdraw'])
  expect(rows('BETS')).toEqual(['withdraw', 'gameRecord'])
  expect(rows('SECOND')).toEqual(['withdraw', 'second'])
})
