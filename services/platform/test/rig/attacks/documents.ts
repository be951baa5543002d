import { STORABLE } from './index.ts'

const MOST_ITEMS = 24
/** Of one text in one language. */
const MOST_TEXT = 18_000

const both = (text: string) => ({ EN: text, TY: text })

/** Every attack as the answer to a question of its own. */
export function attackTopics() {
  const topics: { id: string; tag: string; items: ReturnType<typeof question>[] }[] = []
  for (let at = 0; at < STORABLE.length; at += MOST_ITEMS) {
    const tag = `attacks-${topics.length}`
    topics.push({ id: tag, tag, items: STORABLE.slice(at, at + MOST_ITEMS).map(question) })
  }
  return topics
}

const question = (text: string, at: number) => ({
  tag: `a-${at}`,
  title: both(`Attack ${at}`),
  content: both(text),
})

/** Every attack, one after another in as few texts as hold them. */
export function attackTexts(): ReturnType<typeof both>[] {
  const texts = ['']
  for (const text of STORABLE) {
    const last = texts.at(-1) ?? ''
    if (last.length + text.length > MOST_TEXT) texts.push(text)
    else texts[texts.length - 1] = last + text
  }
  return texts.map(both)
}

/** A title is plain text: it is not sanitised, and never rendered as anything else. */
export const ATTACK_TITLE = both('<img src=x onerror=__ran()><script>__ran()</script>{{7*7}}${__ran()}')
