import { ApiError, navigate, startSession, useMessages } from '@site/shared-api'
import { Spinner } from '@site/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { withSecondStep } from '#sign-in/second-step/waiting-step.ts'
import { sessionOf } from '#sign-in/after-login/index.ts'
import { RefusalNote, refusalOf, type Refusal } from '#form/index.ts'
import { redeemTicket } from './social.api.ts'
import styles from './social.module.css'
import { noteUnlinked } from './unlinked.ts'

type Status = { readonly name: 'none' | 'waiting' } | { readonly name: 'refused'; readonly refusal: Refusal }

/** What a provider has answered, from the address, which forgets it at once: a ticket is good for one use. */
function takeAnswer(): { readonly ticket: string | null; readonly error: string | null } {
  const url = new URL(location.href)
  const answer = { ticket: url.searchParams.get('social'), error: url.searchParams.get('socialError') }
  if (answer.ticket !== null || answer.error !== null) {
    url.searchParams.delete('social')
    url.searchParams.delete('socialError')
    history.replaceState(history.state, '', url)
  }
  return answer
}

const registration = (ticket: string, next: string | null): string =>
  `/m/register?social=${encodeURIComponent(ticket)}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`

/** The return from a provider (ACC-06): signs in by its ticket, leads a player without an account to registration, shows failures. */
export function SocialReturn({ next }: { readonly next: string | null }) {
  const t = useMessages('account')
  const [status, setStatus] = useState<Status>({ name: 'none' })
  const take = useEffectEvent(async () => {
    const { ticket, error } = takeAnswer()
    if (error !== null)
      return setStatus({ name: 'refused', refusal: refusalOf(new ApiError(400, error), []) })
    if (ticket === null) return
    setStatus({ name: 'waiting' })
    try {
      const answer = await withSecondStep(() => redeemTicket(ticket))
      if ('token' in answer) return startSession(sessionOf(answer))
      noteUnlinked(answer)
      navigate(registration(answer.ticket, next), { replace: true })
    } catch (refused) {
      setStatus({ name: 'refused', refusal: refusalOf(refused, []) })
    }
  })
  useEffect(() => void take(), [])
  if (status.name === 'none') return null
  if (status.name === 'refused') return <RefusalNote refusal={status.refusal} />
  return (
    <p role="status" className={styles.waiting}>
      <Spinner size={16} />
      {t('social.waiting')}
    </p>
  )
}
