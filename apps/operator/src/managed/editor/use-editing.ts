import type { ManagedDocument } from '@site/shared-api/contract/managed'
import {
  archiveManaged,
  discardManaged,
  draftManaged,
  publishManaged,
  restoreManaged,
  unscheduleManaged,
} from '@site/shared-api/contract/managed'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/call.ts'
import { ConsoleError } from '#client/console-error.ts'
import { shownOf } from '#managed/editor/shown-of.ts'
import type { Fields } from '#managed/paths.ts'

/** Another operator was faster: my fields, what both began from, and what is there now. */
export interface Conflict {
  readonly mine: Fields
  readonly base: Fields
  readonly current: ManagedDocument
  readonly by: string
  readonly at: string
}

/** A document while it is edited: what is there, what can be done with it, and the conflict to settle. */
export function useEditing(first: ManagedDocument) {
  const [document, setDocument] = useState(first)
  const [conflict, setConflict] = useState<Conflict>()
  const queries = useQueryClient()
  const { kind, id, rev } = document
  const params = { kind, id }

  const take = (next: ManagedDocument): ManagedDocument => {
    setDocument(next)
    void queries.invalidateQueries({ queryKey: ['history', kind, id] })
    return next
  }
  /** A conflict is shown beside the failure that it is. */
  const perform = async (mine: Fields, action: () => Promise<ManagedDocument>): Promise<ManagedDocument> => {
    try {
      return take(await action())
    } catch (error) {
      const found = conflictOf(error)
      if (found) setConflict({ mine, base: shownOf(document), ...found })
      throw error
    }
  }
  const draft = (mine: Fields, at = rev) =>
    call(draftManaged, { params, body: { rev: at, document: { ...mine } } })

  return {
    document,
    conflict,
    /** Shows what is there now, without one's own changes. */
    letGo(): void {
      if (conflict) take(conflict.current)
      setConflict(undefined)
    },
    /** Writes what was settled over what is there now. */
    async settle(mine: Fields): Promise<void> {
      if (!conflict) return
      await perform(mine, () => draft(mine, conflict.current.rev))
      setConflict(undefined)
    },
    save: (mine: Fields) => perform(mine, () => draft(mine)),
    /** Writes the draft first where it is given, then publishes it: now, or at a moment to come. */
    publish: (mine: Fields | undefined, at?: string) =>
      perform(mine ?? shownOf(document), async () => {
        const written = mine === undefined ? document : take(await draft(mine))
        const body = { rev: written.rev, ...(at !== undefined && { at }) }
        return await call(publishManaged, { params, body })
      }),
    discard: () => perform(shownOf(document), () => call(discardManaged, { params, query: { rev } })),
    unschedule: () => perform(shownOf(document), () => call(unscheduleManaged, { params, query: { rev } })),
    restore: (version: number) =>
      perform(shownOf(document), () => call(restoreManaged, { params, body: { rev, version } })),
    archive: () => call(archiveManaged, { params, query: { rev } }),
  }
}

export type Editing = ReturnType<typeof useEditing>

function conflictOf(error: unknown): Pick<Conflict, 'current' | 'by' | 'at'> | undefined {
  if (!(error instanceof ConsoleError) || error.code !== 'changed_meanwhile') return undefined
  const { current, by, at } = error.data
  if (typeof current !== 'object' || current === null) return undefined
  // reason: the contract says that the refusal carries the document as it is now
  return { current: current as ManagedDocument, by: String(by), at: String(at) }
}
