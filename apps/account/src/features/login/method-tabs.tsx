import { useMessages } from '@site/shared-api'
import { useRef, type KeyboardEvent } from 'react'
import styles from './method-tabs.module.css'

export const LOGIN_METHODS = ['username', 'mobile'] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]

interface Props {
  readonly chosen: LoginMethod
  readonly onChoose: (method: LoginMethod) => void
  /** A finger goes for the other method: its code may be fetched. */
  readonly onLikely: () => void
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** User name or mobile number, where the brand has both (ACC-01). */
export function MethodTabs({ chosen, onChoose, onLikely }: Props) {
  const t = useMessages('account')
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = (LOGIN_METHODS.indexOf(chosen) + step + LOGIN_METHODS.length) % LOGIN_METHODS.length
    const next = LOGIN_METHODS[at]
    if (next === undefined) return
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`#login-tab-${next}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('login.methods')}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {LOGIN_METHODS.map((method) => (
        <button
          key={method}
          type="button"
          role="tab"
          id={`login-tab-${method}`}
          aria-selected={method === chosen}
          aria-controls={`login-${method}`}
          tabIndex={method === chosen ? 0 : -1}
          className={styles.tab}
          onPointerDown={onLikely}
          onClick={() => onChoose(method)}
        >
          {t(`login.method_${method}`)}
        </button>
      ))}
    </div>
  )
}
