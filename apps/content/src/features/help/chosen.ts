import type { HelpItem, HelpTopic } from './help.api.ts'

/** What an address of the help centre names (B2): a tab by tag or index, and one of its questions. */
export type Chosen =
  | { readonly status: 'found'; readonly topic: HelpTopic; readonly item: HelpItem | undefined }
  /** `topic`: the question alone is not there. */
  | { readonly status: 'gone'; readonly topic: HelpTopic | undefined }

const atIndex = <One>(list: readonly One[], text: string): One | undefined =>
  /^\d{1,3}$/.test(text) ? list[Number(text)] : undefined

/** `tag` selects a topic by its tag, `i` by its index, `c` a question of it by either; without any it is the first. Undefined where the brand has no help. */
export function chosenBy(topics: readonly HelpTopic[], query: string): Chosen | undefined {
  const [first] = topics
  if (first === undefined) return undefined
  const params = new URLSearchParams(query)
  const [tag, index, sub] = [params.get('tag'), params.get('i'), params.get('c')]
  const topic =
    tag !== null ? topics.find((one) => one.tag === tag) : index !== null ? atIndex(topics, index) : first
  if (topic === undefined || sub === null || sub === '')
    return topic ? { status: 'found', topic, item: undefined } : { status: 'gone', topic }
  const item = topic.items.find((one) => one.tag === sub) ?? atIndex(topic.items, sub)
  return item ? { status: 'found', topic, item } : { status: 'gone', topic }
}

const HELP = '/m/help'

/** Where a topic, or a question of it, opens in the help centre. */
export const helpAddress = (tag: string, item?: string): string =>
  `${HELP}?tag=${tag}${item === undefined ? '' : `&c=${item}`}`

/** The address of the same as a page of its own. */
export const detailAddress = (tag: string, item?: string): string =>
  `${HELP}Detail?tag=${tag}${item === undefined ? '' : `&c=${item}`}`
