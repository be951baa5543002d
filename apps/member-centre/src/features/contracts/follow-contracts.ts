import { POPUP_TRANSITION_MS } from '@site/config'
import { contractRequestsQuery, currentSession, hasContracts, openPopup, site } from '@site/shared-api'
import { markPrompted, wasPrompted } from './prompted-members.ts'
import { PROMPTS } from './contract-prompts.ts'

const ALERT = 'alert'

/**
 * Once a visit a member whose type has contracts sees which offers wait for an answer, one after another, each with
 * a way to put it away and a way to its page (SHL-31, B4). Returns how to stop.
 */
export function followContracts(): () => void {
  const { bus, messages, queries } = site()
  let waiting: (() => void)[] = []
  let shownAt = ''
  const next = (): void => {
    shownAt = location.pathname
    waiting.shift()?.()
  }
  // Once the previous popup has closed; a member on a contract's page gets no further prompt.
  const afterwards = (): void => {
    if (location.pathname === shownAt) next()
    else waiting = []
  }
  const look = async (): Promise<void> => {
    const session = currentSession()
    if (session === null || !hasContracts(session.type) || wasPrompted(session.userName)) return
    markPrompted(session.userName)
    const pending = await queries.fetchQuery(contractRequestsQuery())
    if (currentSession()?.userName !== session.userName) return
    const t = messages.of('member-centre')
    waiting = PROMPTS.filter(({ field }) => pending[field] > 0).map(
      ({ field, path }) =>
        () =>
          openPopup(ALERT, { title: t(`contract.${field}`), text: t('contract.text'), go: path }),
    )
    next()
  }
  // After a failed call no prompt is shown; the next visit tries again.
  const start = (): void => void look().catch(() => undefined)
  const following = bus.on('sessionStarted').subscribe(start)
  following.add(bus.on('sessionEnded').subscribe(() => (waiting = [])))
  const closed = bus.on('popupClosed').subscribe(({ data }) => {
    if (data.popup === ALERT && waiting.length > 0) setTimeout(afterwards, POPUP_TRANSITION_MS)
  })
  following.add(closed)
  start()
  return () => following.unsubscribe()
}
