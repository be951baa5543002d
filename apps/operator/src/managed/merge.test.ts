import { mergeOf, settled } from '#managed/merge.ts'

const base = { title: { EN: 'Spring', TY: 'ใบไม้ผลิ' }, order: 1, hot: null, tags: ['a'] }

test('what two operators changed in different fields is brought together, nothing is overwritten (PLT-05)', () => {
  const mine = { ...base, title: { EN: 'Summer', TY: 'ใบไม้ผลิ' } }
  const theirs = { ...base, title: { EN: 'Spring', TY: 'ฤดูร้อน' }, order: 2 }
  expect(mergeOf(base, mine, theirs)).toEqual({
    merged: { title: { EN: 'Summer', TY: 'ฤดูร้อน' }, order: 2, hot: null, tags: ['a'] },
    clashes: [],
  })
})

test('a field that both changed is a conflict, with both values, and is theirs until one’s own is chosen (PLT-05)', () => {
  const mine = { ...base, order: 5 }
  const theirs = { ...base, order: 7 }
  const merge = mergeOf(base, mine, theirs)
  expect(merge.clashes).toEqual([{ path: 'order', mine: 5, theirs: 7 }])
  expect(settled(merge, () => false)).toEqual(theirs)
  expect(settled(merge, () => true)).toEqual(mine)
})

test('the same change by both is none to ask for (PLT-05)', () => {
  const changed = { ...base, order: 5 }
  expect(mergeOf(base, changed, changed)).toEqual({ merged: changed, clashes: [] })
})

test('a part that one changed and the other took away is a conflict as a whole (PLT-05)', () => {
  const begun = { ...base, hot: { lead: { EN: 'Now', TY: 'วันนี้' } } }
  const mine = { ...begun, hot: { lead: { EN: 'Today', TY: 'วันนี้' } } }
  const theirs = { ...begun, hot: null }
  const merge = mergeOf(begun, mine, theirs)
  expect(merge.clashes).toEqual([{ path: 'hot', mine: mine.hot, theirs: null }])
  expect(settled(merge, () => true)).toEqual(mine)
})

test('a field that I took away and the other left unchanged stays away (PLT-05)', () => {
  const mine = { title: base.title, order: base.order, hot: base.hot }
  expect(mergeOf(base, mine, { ...base, order: 3 }).merged).toEqual({ ...mine, order: 3 })
})
