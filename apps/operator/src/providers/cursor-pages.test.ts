import { cursorPages } from '#providers/cursor-pages.ts'

const PAGES: Readonly<Record<string, { list: readonly string[]; next: string | undefined }>> = {
  first: { list: ['a', 'b'], next: 'second' },
  second: { list: ['c', 'd'], next: 'third' },
  third: { list: ['e'], next: undefined },
}
const fetchPage = async (cursor = 'first') => PAGES[cursor] ?? { list: [], next: undefined }

test('a page requested by its number is walked to, and its end is known (PLT-05)', async () => {
  const walk = cursorPages<string>()
  expect(await walk('', 3, fetchPage)).toEqual({ list: ['e'], hasNext: false })
  expect(await walk('', 2, fetchPage)).toEqual({ list: ['c', 'd'], hasNext: true })
  expect(await walk('', 1, fetchPage)).toEqual({ list: ['a', 'b'], hasNext: true })
})

test('pages seen before are not walked to again; another question begins anew (PLT-05)', async () => {
  const walk = cursorPages<string>()
  const cursors: (string | undefined)[] = []
  const noting = (cursor?: string) => {
    cursors.push(cursor)
    return fetchPage(cursor)
  }
  await walk('lotus', 1, noting)
  await walk('lotus', 2, noting)
  await walk('lotus', 3, noting)
  expect(cursors).toEqual([undefined, 'second', 'third'])
  expect((await walk('coral', 2, noting)).list).toEqual(['c', 'd'])
})

test('a page beyond the last one is empty (PLT-05)', async () => {
  expect(await cursorPages<string>()('', 9, fetchPage)).toEqual({ list: [], hasNext: false })
})
