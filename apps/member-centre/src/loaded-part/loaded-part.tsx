import { LoadFailed, site, useHydrated, useMessages } from '@site/shared-api'
import { Spinner } from '@site/ui'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import styles from './loaded-part.module.css'

/**
 * A part of a screen in a file of its own, fetched when it is shown: a spinner until it is here; a failed load is shown
 * and reported, and a tap retries it (SHL-05, A8). The server draws its place, `waiting`.
 */
export function loadedPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  waiting: ReactNode = <Waiting />,
): (props: Props) => ReactNode {
  let here: ComponentType<Props> | undefined
  return function LoadedPart(props: Props) {
    const hydrated = useHydrated()
    const [turn, setTurn] = useState(0)
    const [Part, setPart] = useState(() => here)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (here !== undefined) return
      let left = false
      load().then(
        ({ default: came }) => {
          here = came
          if (!left) setPart(() => came)
        },
        (error: unknown) => {
          reportFailure(error)
          if (!left) setFailed(true)
        },
      )
      return () => {
        left = true
      }
    }, [turn])
    if (hydrated && Part !== undefined) return <Part {...props} />
    const again = (): void => {
      setFailed(false)
      setTurn(turn + 1)
    }
    return failed ? <LoadFailed retry={again} /> : waiting
  }
}

function Waiting() {
  const common = useMessages('common')
  return (
    <div className={styles.waiting} role="status" data-state="loading">
      <Spinner size={32} />
      <span className={styles.text}>{common('loading')}</span>
    </div>
  )
}

/** As the host reports a module that fails to load: the server logs it (MOD-07). */
function reportFailure(error: unknown): void {
  const { bus, plan } = site()
  const version = plan.modules.find(({ name }) => name === 'member-centre')?.version ?? ''
  bus.emit('moduleFailed', { module: 'member-centre', version, stage: 'fetch', message: String(error) })
}
