import { Skeleton } from '@site/ui'
import { useEffect, type ReactNode } from 'react'
import { lazyPart } from '#lazy-part/lazy-part.tsx'
import { useWaitingStep } from './waiting-step.ts'
import styles from './second-step.module.css'

const SecondStepForm = lazyPart(
  () => import('./second-step-form.tsx').then((part) => part.SecondStepForm),
  <Skeleton className={styles.bone} />,
)

/** A login form; the second step takes its place while it waits, and what was typed stays (ACC-21). */
export function SecondStepGate({ children }: { readonly children: ReactNode }) {
  const step = useWaitingStep()
  // Who leaves the page has given up.
  useEffect(() => () => step?.giveUp(undefined), [step])
  return (
    <>
      {step ? <SecondStepForm key={step.challenge.ticket} step={step} /> : null}
      <div hidden={step !== undefined}>{children}</div>
    </>
  )
}
