import { compare, DUPLICATE_FROM, type Known, type Shared } from '#care/duplicates/score'
import { mailboxKeyOf } from '#care/duplicates/mailbox-key'

const NOBODY: Known = { email: null, idNumber: null, payeeName: null, birthday: null }
const NOTHING: Shared = { card: false, device: false }
const scoreOf = (one: Partial<Known>, other: Partial<Known>, shared: Partial<Shared> = {}): number =>
  compare({ ...NOBODY, ...one }, { ...NOBODY, ...other }, { ...NOTHING, ...shared }).score

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
])('%s: an operator looks (MEM-09)', (_, one, other, shared) => {
  expect(scoreOf(one, other, shared)).toBeGreaterThanOrEqual(DUPLICATE_FROM)
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
])('%s: they are two people (MEM-09)', (_, one, other, shared) => {
  expect(scoreOf(one, other, shared)).toBeLessThan(DUPLICATE_FROM)
})

it('addresses of one mailbox have one key, whatever is typed', () => {
  for (const typed of ['Ann.Lee+x@gmail.com', 'annlee@googlemail.com', 'a.n.n.l.e.e@GMAIL.com'])
    expect(mailboxKeyOf(typed)).toBe('annlee@gmail.com')
})
