import { useMemberHint } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyStep } from '#lazy-part/lazy-step.tsx'
import styles from './deposit.module.css'
import { GuestHome } from './member-home/guest-home.tsx'

const waiting = <Skeleton className={styles.waiting} />

const Overview = lazyStep(
  () => import('#features/security/overview.tsx').then((part) => part.Overview),
  waiting,
)
const step = (load: () => Promise<ComponentType>): ComponentType => lazyStep(load, waiting)
const contact = () => import('#features/security/contact/contact-steps.tsx')
const STEPS: ReadonlyMap<string, ComponentType> = new Map([
  ['email', step(() => contact().then((part) => part.EmailStep))],
  ['mobile', step(() => contact().then((part) => part.MobileStep))],
  ['payee', step(() => import('#features/security/contact/payee-step.tsx').then((part) => part.PayeeStep))],
  [
    'questions',
    step(() => import('#features/security/questions/questions-step.tsx').then((part) => part.QuestionsStep)),
  ],
  ['app', step(() => import('#features/security/second-factor/app-step.tsx').then((part) => part.AppStep))],
  [
    'passkeys',
    step(() =>
      import('#features/security/second-factor/passkeys-step.tsx').then((part) => part.PasskeysStep),
    ),
  ],
  [
    'codes',
    step(() => import('#features/security/second-factor/codes-step.tsx').then((part) => part.CodesStep)),
  ],
  ['history', step(() => import('#features/security/history-step.tsx').then((part) => part.HistoryStep))],
])

/** `/m/securityCenter` (MEM-06): what keeps the account safe; with `step` one part of it. */
export default function SecurityCentreScreen() {
  const { search } = useLocation()
  const Step = STEPS.get(new URLSearchParams(search).get('step') ?? '') ?? Overview
  if (!useMemberHint()) return <GuestHome screen="security-centre" />
  return (
    <div className={styles.screen} data-screen="security-centre">
      <Step />
    </div>
  )
}
