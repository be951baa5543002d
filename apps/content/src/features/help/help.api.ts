import type { Language } from '@site/config'
import { call, callQuery } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import { helpCenter, type HelpItem, type HelpTopic } from '@site/shared-api/contract/help'

export type { HelpItem, HelpTopic }

type Help = ValueOf<typeof helpCenter>

/** After a change of language the old texts stay until the new ones are there. */
const keep = (before: Help | undefined): Help | undefined => before

const MOBILE_INPUT = { query: { device: 'MOBILE' } } as const // B7

/** The brand's help, in the page's language. */
export function helpQuery() {
  return { ...callQuery(helpCenter, MOBILE_INPUT), placeholderData: keep }
}

/** The same in another of its languages, for who searches in the other script. */
export function helpIn(language: Language) {
  const {
    queryKey: [address],
  } = callQuery(helpCenter, MOBILE_INPUT)
  return {
    queryKey: [address, language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Help> =>
      call(helpCenter, MOBILE_INPUT, { signal, headers: { Language: language } }),
  }
}
