import { useMemberHint } from '@site/shared-api'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { OverviewWaiting, StepWaiting } from '#features/security/step-waiting.tsx'
import { lazyStep } from '#lazy-part/lazy-step.tsx'
import styles from './deposit.module.css'
import { GuestHome } from './member-home/guest-home.tsx'

const parts = () => import('#features/security/steps.ts')
const factors = () => import('#features/security/second-factor/steps.ts')
const step = (load: () => Promise<ComponentType>): ComponentType => lazyStep(load, <StepWaiting />)

const Overview = lazyStep(async () => (await parts()).Overview, <OverviewWaiting />)
const STEPS: ReadonlyMap<string, ComponentType> = new Map([
  ['email', step(async () => (await parts()).EmailStep)],
  ['mobile', step(async () => (await parts()).MobileStep)],
  ['payee', step(async () => (await parts()).PayeeStep)],
  ['questions', step(async () => (await parts()).QuestionsStep)],
  ['history', step(async () => (await parts()).HistoryStep)],
  ['app', step(async () => (await factors()).AppStep)],
  ['passkeys', step(async () => (await factors()).PasskeysStep)],
  ['codes', step(async () => (await factors()).CodesStep)],
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
