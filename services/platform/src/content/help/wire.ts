import type { HelpTopic } from '@site/shared-api/contract/help'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { z } from 'zod'
import { localisedText } from '#api/texts/localised'
import { sanitised } from '#content/rich-text/sanitise'
import type { TopicRow } from '#content/help/repository'

const texts = z.object({ title: localisedText, content: localisedText })
const items = z.array(texts.extend({ tag: z.string() }))

/** A topic’s texts as they are stored, keys in the order in which documents hold them. */
export function storedTopic(row: Pick<TopicRow, 'texts' | 'items'>) {
  return { ...inOrder(texts.parse(row.texts)), items: items.parse(row.items).map(itemInOrder) }
}

/** A row in the shape of B3, in one language. */
export function toTopic(row: TopicRow, language: LanguageCode, hosts: readonly string[]): HelpTopic {
  const { title, content, items: questions } = storedTopic(row)
  const said = (one: z.output<typeof texts>) => ({
    title: one.title[language],
    content: sanitised(one.content[language], hosts),
  })
  return {
    tag: row.tag,
    ...said({ title, content }),
    items: questions.map((one) => ({ tag: one.tag, ...said(one) })),
  }
}

const inOrder = ({ title, content }: z.output<typeof texts>) => ({
  title: { EN: title.EN, TY: title.TY },
  content: { EN: content.EN, TY: content.TY },
})

const itemInOrder = ({ tag, ...said }: z.output<typeof items>[number]) => ({ tag, ...inOrder(said) })
