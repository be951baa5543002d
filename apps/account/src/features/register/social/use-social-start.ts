import { faultOf } from '@site/config'
import { useEffect, useState, type RefObject } from 'react'
import { refusalOf, type Refusal } from '#form/index.ts'
import {
  dropUnlinked,
  resumeUnlinked,
  unlinkedIdentity,
  type UnlinkedIdentity,
} from '#sign-in/social/index.ts'
import { keepInDraft } from '#features/register/draft/draft.ts'
import { fillEmpty } from '#features/register/fields/inputs.ts'
import type { FormField } from '#features/register/fields/methods.ts'

interface SocialStart {
  readonly identity?: UnlinkedIdentity | undefined
  readonly refusal?: Refusal
}

/** A player from a provider (ACC-06, ACC-12): the new account is linked to them, and their e-mail fills its field. */
export function useSocialStart(form: RefObject<HTMLFormElement | null>, fields: readonly FormField[]) {
  const [start, setStart] = useState<SocialStart>(() => ({ identity: unlinkedIdentity() }))
  const email = start.identity?.email
  const rule = fields.find(({ name }) => name === 'email')
  // What the brand would refuse is left to the player.
  const fits = email !== undefined && rule !== undefined && faultOf(rule, email) === undefined
  useEffect(() => {
    let here = true
    resumeUnlinked().then(
      (identity) => here && setStart({ identity }),
      (error: unknown) => here && setStart({ refusal: refusalOf(error, []) }),
    )
    return () => {
      here = false
    }
  }, [])
  useEffect(() => {
    if (!fits || form.current === null) return
    if (fillEmpty(form.current, 'email', email)) keepInDraft('email', email)
  }, [fits, email, form])
  return {
    ...start,
    drop(): void {
      dropUnlinked()
      setStart({})
    },
  }
}
