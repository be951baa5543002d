import { DUPLICATE_SCORE } from '@site/shared-api/contract/managed-documents'
import { compare, type Known, type Shared } from '#care/duplicates/score'
import { mailboxKeyOf } from '#care/duplicates/mailbox-key'

const NO_DATA: Known = { email: null, idNumber: null, payeeName: null, birthday: null }
const NOTHING: Shared = { card: false, device: false }
const scoreOf = (one: Partial<Known>, other: Partial<Known>, shared: Partial<Shared> = {}): number =>
  compare({ ...NO_DATA, ...one }, { ...NO_DATA, ...other }, { ...NOTHING, ...shared }).score

const BORN = { birthday: '1990-05-17' }

it.each<[string, Partial<Known>, Partial<Known>, Partial<Shared>?]>([
  ['one mailbox in two spellings', { email: 'Ann.Lee+x@gmail.com' }, { email: 'annlee@googlemail.com' }],
  ['a plus tag at another service', { email: 'ann+two@example.com' }, { email: 'ANN@example.com' }],
  ['one paper', { idNumber: '1103700012345' }, { idNumber: '1103700012345' }],
  ['one card', {}, {}, { card: true }],
  ['name and birthday', { payeeName: 'Somchai Jaidee', ...BORN }, { payeeName: 'Jaidee Somchai', ...BORN }],
  ['a title', { payeeName: 'นาย สมชาย ใจดี', ...BORN }, { payeeName: 'สมชาย ใจดี', ...BORN }],
  ['a letter more', { payeeName: 'Somchai Jaidee', ...BORN }, { payeeName: 'Somchaii Jaidee', ...BORN }],
  ['two letters swapped', { payeeName: 'Somchai Jaidee', ...BORN }, { payeeName: 'Smochai Jaidee', ...BORN }],
  [
    'other dots in one browser',
    { email: 'ann.lee@example.com' },
    { email: 'annlee@example.com' },
    { device: true },
  ],
])('%s: an operator looks (MEM-09)', (...[, one, other, shared]) => {
  expect(scoreOf(one, other, shared)).toBeGreaterThanOrEqual(DUPLICATE_SCORE)
})

it.each<[string, Partial<Known>, Partial<Known>, Partial<Shared>?]>([
  ['nothing in common', {}, {}],
  ['a family’s browser', {}, {}, { device: true }],
  [
    'a name in one browser',
    { payeeName: 'Somchai Jaidee' },
    { payeeName: 'Somchai Jaidee' },
    { device: true },
  ],
  [
    'a name with another birthday, in one browser',
    { payeeName: 'Somchai Jaidee', ...BORN },
    { payeeName: 'Somchai Jaidee', birthday: '1991-05-17' },
    { device: true },
  ],
  ['a birthday', BORN, BORN],
  ['two letters other', { payeeName: 'Somchai Jaidee', ...BORN }, { payeeName: 'Somsak Jaidee', ...BORN }],
  ['other dots', { email: 'ann.lee@example.com' }, { email: 'annlee@example.com' }],
  ['the same name at two services', { email: 'ann@example.com' }, { email: 'ann@example.org' }],
  ['titles alone', { payeeName: 'นาย', ...BORN }, { payeeName: 'นาย', ...BORN }],
])('%s: they are two people (MEM-09)', (...[, one, other, shared]) => {
  expect(scoreOf(one, other, shared)).toBeLessThan(DUPLICATE_SCORE)
})

it('addresses of one mailbox have one key, whatever is typed', () => {
  for (const typed of ['Ann.Lee+x@gmail.com', 'annlee@googlemail.com', 'a.n.n.l.e.e@GMAIL.com'])
    expect(mailboxKeyOf(typed)).toBe('annlee@gmail.com')
})

/** A row of numbers that is the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state
  }
}
const FIRST =
  'Somchai Somsak Somsri Anan Anong Apinya Arthit Boonmee Chai Chaiya Chanida Chatchai Daeng Duangjai Ekachai Fah Kamol Kanya Karn Kittisak Kulap Lek Malai Malee Manee Narong Nattapong Nid Niran Nok Noi Pakorn Panida Pensri Ploy Pornthip Prasert Preecha Ratana Rung Sakda Sanit Sarawut Siriporn Sunee Supachai Suthep Tawan Thana Thawat Thida Udom Usa Vichai Wan Wanida Wichit Yupa Yuth'.split(
    ' ',
  )
const BEFORE =
  'Rat Suk Thong Chai Kaew Wong Srisa Boon Prasit Siri Char Phan Jan Kit Nara Phong Rung Sae Tan Udom Viset Wat Yod Am Ban Chom Dej Intha'.split(
    ' ',
  )
const AFTER =
  'anakorn awan charoen chai dee jai kul lert mongkol nakin ngam pat pong porn prasert rak ruang sakul sap siri suk suwan tham thip vong wat wattana yothin'.split(
    ' ',
  )

it('reports almost no duplicates among 100,000 generated people (MEM-09)', () => {
  const row = numbers(2_026)
  const next = (below: number): number => ((row.next().value as number) >>> 10) % below // reason: the row never ends, and its last bits repeat soon
  const pick = (of: readonly string[]): string => of[next(of.length)] ?? ''
  const people = process.env['SOAK'] === undefined ? 20_000 : 100_000
  const born = new Map<number, Known[]>()
  for (let made = 0; made < people; made += 1) {
    const day = next(40 * 365)
    const payeeName = `${pick(FIRST)} ${pick(BEFORE)}${pick(AFTER)}`
    const one = { ...NO_DATA, payeeName, birthday: new Date(day * 86_400_000).toISOString().slice(0, 10) }
    born.set(day, [...(born.get(day) ?? []), one])
  }
  let wrong = 0
  for (const many of born.values())
    for (const [index, one] of many.entries())
      for (const other of many.slice(index + 1))
        if (compare(one, other, NOTHING).score >= DUPLICATE_SCORE) wrong += 1
  // Of 100,000 people some 15 pairs, of 20,000 one or none.
  expect(wrong).toBeLessThanOrEqual(people / 2_000)
})
