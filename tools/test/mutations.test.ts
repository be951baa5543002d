import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')

interface Mutation {
  readonly behaviour: string
  readonly requirement: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly test: string
  readonly title?: string
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const MUTATIONS = JSON.parse(textOf('tools/mutations.json')) as readonly Mutation[] // reason: the file is ours
const nameOf = ({ file, behaviour }: Mutation) => `${file}: ${behaviour}`
const namesOf = (mutations: readonly Mutation[]) => mutations.map(nameOf)

describe('tools/mutations.json', () => {
  it('lists at least 60 mutations, sorted by file, each with a requirement (MOD-01)', () => {
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(60)
    const files = MUTATIONS.map(({ file }) => file)
    expect(files).toEqual(files.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(namesOf(MUTATIONS.filter(({ requirement }) => !/^[A-Z]{3}-\d\d$/.test(requirement)))).toEqual([])
  })

  it('replaces a text that occurs exactly once in its file (MOD-01)', () => {
    const stale = MUTATIONS.filter(({ file, from }) => textOf(file).split(from).length !== 2)
    expect(namesOf(stale)).toEqual([])
    expect(namesOf(MUTATIONS.filter(({ from, to }) => from === to))).toEqual([])
  })

  it('names a test file that exists (MOD-01)', () => {
    expect(namesOf(MUTATIONS.filter(({ test }) => !existsSync(join(root, test))))).toEqual([])
  })
})
