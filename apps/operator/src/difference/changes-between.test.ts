import { changesBetween, sameValue } from '#difference/changes-between.ts'

test('a change is named by its field, with what was there and what is there now (PLT-05)', () => {
  const before = { title: { EN: 'Spring', TY: 'ใบไม้ผลิ' }, order: 1, endAt: null }
  const after = { title: { EN: 'Summer', TY: 'ใบไม้ผลิ' }, order: 1, endAt: '2026-12-01T00:00:00.000Z' }
  expect(changesBetween(before, after)).toEqual([
    { path: 'title.EN', before: 'Spring', after: 'Summer' },
    { path: 'endAt', before: null, after: '2026-12-01T00:00:00.000Z' },
  ])
})

test('what is on one side alone is a change from or to nothing (PLT-05)', () => {
  expect(changesBetween({ a: 1 }, { b: 2 })).toEqual([
    { path: 'a', before: 1, after: undefined },
    { path: 'b', before: undefined, after: 2 },
  ])
  expect(changesBetween(undefined, { role: 'owner' })).toEqual([
    { path: '', before: undefined, after: { role: 'owner' } },
  ])
})

test('a list is one value, the order of keys says nothing (PLT-05)', () => {
  expect(changesBetween({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toEqual([
    { path: 'tags', before: ['a', 'b'], after: ['b', 'a'] },
  ])
  expect(sameValue({ a: [{ x: 1, y: 2 }] }, { a: [{ y: 2, x: 1 }] })).toBe(true)
})
