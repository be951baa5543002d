import type { HelpItem, HelpTopic } from './help.api.ts'

/** A topic, or a question of it, that was found. */
export interface Found {
  readonly topic: HelpTopic
  readonly item: HelpItem | undefined
}

const MOST = 20
/** Latin accents; of Thai the tone marks, the short-vowel mark and the mark of a silent letter. */
const MARKS = /[\u0300-\u036f\u0e47-\u0e4c]/g
const THAI_ZERO = 0x0e50

/** A text without what searchers leave out or write in another way: case, accents, tone marks, apostrophes; as names of games are folded. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/['’‘ʼ`´ฯๆ]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/เเ/g, 'แ')
}

/** What is written between the tags of clean HTML. */
const words = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ')

interface Entry extends Found {
  readonly title: string
  readonly text: string
}

function entriesOf(topics: readonly HelpTopic[], others: readonly HelpTopic[]): Entry[] {
  const also = (one: HelpItem, other: HelpItem | undefined) => ({
    title: fold(`${one.title} ${other?.title ?? ''}`),
    text: fold(words(`${one.content} ${other?.content ?? ''}`)),
  })
  return topics.flatMap((topic): Entry[] => {
    const counterpart = others.find(({ tag }) => tag === topic.tag)
    return [
      { topic, item: undefined, ...also(topic, counterpart) },
      ...topic.items.map((item) => ({
        topic,
        item,
        ...also(
          item,
          counterpart?.items.find(({ tag }) => tag === item.tag),
        ),
      })),
    ]
  })
}

/**
 * Topics and questions that hold each of the words, in a title before in a text. `others` is the same help in another language:
 * what is found by its words is shown in the page's own.
 */
export function findHelp(topics: readonly HelpTopic[], others: readonly HelpTopic[], query: string): Found[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const entries = entriesOf(topics, others)
  const named = entries.filter(({ title }) => wanted.every((word) => title.includes(word)))
  const byText = entries.filter(
    (entry) =>
      !named.includes(entry) &&
      wanted.every((word) => entry.title.includes(word) || entry.text.includes(word)),
  )
  return [...named, ...byText].slice(0, MOST).map(({ topic, item }) => ({ topic, item }))
}
