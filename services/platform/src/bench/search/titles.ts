import { randomFrom, type Random } from '@site/art'
import { CITIES, EDITIONS, ENDINGS, QUALITIES } from '#games/catalogue/seed/words/common'
import { DELIGHTS } from '#games/catalogue/seed/words/delights'
import { MYTHS } from '#games/catalogue/seed/words/myths'
import { WILDS } from '#games/catalogue/seed/words/wilds'
import type { Word } from '#games/catalogue/seed/words/word'

const THEMES = [...MYTHS, ...WILDS, ...DELIGHTS]
const BEINGS = THEMES.flatMap(({ beings }) => beings)
const THINGS = THEMES.flatMap(({ things }) => things)
const PLACES = [...THEMES.flatMap(({ places }) => places), ...CITIES]
const word = (en: string, th: string): Word => ({ en, th })

/** How titles are built; more words than in the example catalogue, so that a hundred thousand differ. */
const SHAPES: readonly ((r: Random) => Word)[] = [
  (r) => join(r.pick(QUALITIES), r.pick(BEINGS), r.pick(ENDINGS)),
  (r) => of(join(r.pick(QUALITIES), r.pick(BEINGS)), r.pick(PLACES)),
  (r) => of(r.pick(THINGS), r.pick(PLACES)),
  (r) => after(of(r.pick(BEINGS), r.pick(PLACES)), r.pick(EDITIONS)),
  (r) => owned(r.pick(BEINGS), join(r.pick(QUALITIES), r.pick(THINGS))),
  (r) => after(owned(r.pick(BEINGS), r.pick(THINGS)), r.pick(EDITIONS)),
  (r) => both(r.pick(BEINGS), r.pick(THINGS)),
  (r) => after(both(r.pick(BEINGS), r.pick(BEINGS)), r.pick(ENDINGS)),
  (r) => after(join(r.pick(QUALITIES), r.pick(THINGS)), r.pick(EDITIONS)),
  (r) => after(r.pick(BEINGS), word(String(r.whole(2, 99)), String(r.whole(2, 99)))),
  (r) => after(after(r.pick(PLACES), r.pick(ENDINGS)), r.pick(EDITIONS)),
]

function join(quality: Word, noun: Word, ending?: Word): Word {
  return word(
    [quality.en, noun.en, ending?.en].filter(Boolean).join(' '),
    `${noun.th}${quality.th}${ending?.th ?? ''}`,
  )
}
const of = (noun: Word, place: Word) => word(`${noun.en} of ${place.en}`, `${noun.th}แห่ง${place.th}`)
const owned = (owner: Word, thing: Word) => word(`${owner.en}’s ${thing.en}`, `${thing.th}ของ${owner.th}`)
const both = (a: Word, b: Word) => word(`${a.en} & ${b.en}`, `${a.th}กับ${b.th}`)
const after = (name: Word, more: Word) => word(`${name.en} ${more.en}`, `${name.th} ${more.th}`)

/** So many different titles in both languages, always the same. */
export function manyTitles(count: number): Word[] {
  const r = randomFrom('titles of the search bench')
  const taken = new Set<string>()
  const titles: Word[] = []
  while (titles.length < count) {
    const title = r.pick(SHAPES)(r)
    if (taken.has(title.en) || taken.has(title.th)) continue
    taken.add(title.en).add(title.th)
    titles.push(title)
  }
  return titles
}
