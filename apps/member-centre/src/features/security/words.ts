import { useMessages, type Translate } from '@site/shared-api'
import { useMemo } from 'react'
import type EN from './messages/EN.json'

const OF = 'security.'

export type Word = keyof typeof EN extends `security.${infer Name}` ? Name : never
type Values = Readonly<Record<string, string | number>>

/** The security centre's words in the language of the page; `find` knows what may be missing: a way in of a newer copy. */
export interface Say {
  (word: Word, values?: Values): string
  find(word: string): string | undefined
}

export function useWords(): Say {
  const t = useMessages('member-centre')
  return useMemo(() => sayIn(t), [t])
}

export function sayIn(t: Translate): Say {
  return Object.assign((word: Word, values?: Values) => t(OF + word, values), {
    find: (word: string): string | undefined => {
      const text = t(OF + word)
      return text === OF + word ? undefined : text
    },
  })
}
