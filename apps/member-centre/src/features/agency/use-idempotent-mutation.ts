import { ApiError, NetworkError, SessionEndedError, useMessages } from '@site/shared-api'
import { useRef, useState } from 'react'

/** Why something was not done, and which field it is about. */
export interface Fault {
  readonly field: string | undefined
  readonly text: string
}

interface Options {
  /** The call says itself what went wrong: nothing is said here. */
  readonly alerted?: boolean
}

/**
 * A mutation by a tap: one at a time, with one id until it is known to have worked, so that a second try after a lost
 * answer does nothing more (PLT-06). `about` identifies the mutation: any other one gets another id.
 */
export function useIdempotentMutation({ alerted = false }: Options = {}) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<Fault>()
  const ids = useRef(new Map<string, string>())
  const run = async (about: string, mutate: (id: string) => Promise<unknown>): Promise<boolean> => {
    if (busy !== undefined) return false
    const id = ids.current.get(about) ?? crypto.randomUUID()
    ids.current.set(about, id)
    setBusy(about)
    setFault(undefined)
    try {
      await mutate(id)
      ids.current.delete(about)
      return true
    } catch (failed) {
      if (!alerted && !(failed instanceof SessionEndedError)) setFault(faultOf(failed))
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const faultOf = (failed: unknown): Fault => {
    if (failed instanceof NetworkError) return { field: undefined, text: t('agency.lost') }
    if (!(failed instanceof ApiError)) return { field: undefined, text: common('error.unknown_error') }
    const key = `error.${failed.code}`
    const text = common(key)
    return { field: failed.field, text: text === key ? common('error.unknown_error') : text }
  }
  return { busy, fault, setFault, run }
}
