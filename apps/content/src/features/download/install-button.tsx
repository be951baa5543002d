import { openPopup, useMessages } from '@site/shared-api'
import { Button, buttonLook, type ButtonLook } from '@site/ui'
import type { ReactNode } from 'react'
import type { Install } from './install.ts'

interface Props extends ButtonLook {
  readonly install: Install
  /** Begins what follows the opening of a profile (A2: profile processing). */
  readonly onProfile: () => void
  readonly children: ReactNode
}

/** Opens the app's link, begins with its profile, or says that only Safari can (SHL-29). */
export function InstallButton({ install, onProfile, children, ...look }: Props) {
  const t = useMessages('common')
  if (install.kind === 'open')
    return (
      <a href={install.address} target="_blank" rel="noopener" {...buttonLook(look)}>
        {children}
      </a>
    )
  const begin = (): void => {
    if (install.kind === 'profile') onProfile()
    else openPopup('safari-only', { title: t('in_popup_prompt') })
  }
  return (
    <Button {...look} onClick={begin}>
      {children}
    </Button>
  )
}
