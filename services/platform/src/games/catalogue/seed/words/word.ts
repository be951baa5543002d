/** A word in both languages of the examples. */
export interface Word {
  en: string
  th: string
}

/** Words of a compact list: `English=ไทย|English=ไทย`. */
export function words(list: string): Word[] {
  return list.split('|').map((pair) => {
    const [en = '', th = en] = pair.split('=')
    return { en: en.trim(), th: th.trim() }
  })
}
