import type { Person } from '#content/chat/person'

/** What changed in a conversation: a new line, its state, or that a side is typing (which is not stored). */
export type ChatFact =
  | { readonly kind: 'entry'; readonly seq: number }
  | { readonly kind: 'state' }
  | { readonly kind: 'typing'; readonly by: 'member' | 'operator' }

export interface ChatSignal {
  readonly conversation: string
  readonly person: Person
  readonly fact: ChatFact
}

const SHAPE = /^([mg])([\w-]{36})\/([\w-]{36})\/(?:e(\d{1,9})|(s)|t([mo]))$/

/** As the `id` of a signal between instances: whom it concerns and where to look, never what was written. */
export function signalId({ conversation, person, fact }: ChatSignal): string {
  const what =
    fact.kind === 'entry'
      ? `e${fact.seq}`
      : fact.kind === 'state'
        ? 's'
        : `t${fact.by === 'member' ? 'm' : 'o'}`
  return `${person.kind === 'member' ? 'm' : 'g'}${person.id}/${conversation}/${what}`
}

/** Undefined for a signal that no known version sends. */
export function readSignal(id: string): ChatSignal | undefined {
  const [, kind, person = '', conversation = '', seq, state, by] = SHAPE.exec(id) ?? []
  if (kind === undefined) return undefined
  const fact: ChatFact =
    seq === undefined
      ? state === undefined
        ? { kind: 'typing', by: by === 'm' ? 'member' : 'operator' }
        : { kind: 'state' }
      : { kind: 'entry', seq: Number(seq) }
  return { conversation, person: { kind: kind === 'm' ? 'member' : 'guest', id: person }, fact }
}
