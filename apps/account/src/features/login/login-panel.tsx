import { registerSettingsQuery, useFlag, useMessages, useQuery } from '@site/shared-api'
import { buttonLook, Skeleton } from '@site/ui'
import { useEffect, useState } from 'react'
import { AuthLink } from '#layout/auth-link.tsx'
import { FreePlayButton } from '#sign-in/free-play/index.ts'
import { lazyPart } from '#lazy-part/lazy-part.tsx'
import { PasskeyButton } from '#sign-in/passkey/passkey-button.tsx'
import { SecondStepGate } from '#sign-in/second-step/second-step-gate.tsx'
import { readRemembered } from '#sign-in/remembered/index.ts'
import { warmSealing } from '#sealed/index.ts'
import { SocialButtons } from '#sign-in/social/index.ts'
import { LanguageButton } from './language-button.tsx'
import type { Entrance } from '#sign-in/index.ts'
import styles from './login-panel.module.css'
import { LOGIN_METHODS, MethodTabs, type LoginMethod } from './method-tabs.tsx'
import { PasswordLogin } from './password-login.tsx'

const loadMobileLogin = () => import('./mobile-login.tsx').then((part) => part.MobileLogin)
const MobileLogin = lazyPart(loadMobileLogin, <Skeleton className={styles.waiting} />)

interface Props {
  readonly entrance?: Entrance
  /** Where the player was going, for ways that lead away and back. */
  readonly next: string | null
}

/** Every way to sign in that the brand has (B2): a method is kept as it is while the other one is looked at. */
export function LoginPanel({ entrance = 'member', next }: Props) {
  const t = useMessages('account')
  const mobile = useMobileLogin()
  const [method, setMethod] = useState<LoginMethod>('username')
  const [seen, setSeen] = useState<readonly LoginMethod[]>(['username'])
  const choose = (chosen: LoginMethod): void => {
    setMethod(chosen)
    setSeen((now) => (now.includes(chosen) ? now : [...now, chosen]))
  }
  useEffect(() => {
    warmSealing()
    if (mobile && readRemembered()?.type === 'sms') choose('mobile')
    // reason: once, with what the browser remembers when the form appears
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <SecondStepGate>
      <div className={styles.panel}>
        {mobile ? (
          <MethodTabs
            chosen={method}
            onChoose={choose}
            onLikely={() => void loadMobileLogin().catch(() => undefined)}
          />
        ) : null}
        {LOGIN_METHODS.filter((one) => seen.includes(one)).map((one) => (
          <div
            key={one}
            {...(mobile
              ? { role: 'tabpanel', id: `login-${one}`, 'aria-labelledby': `login-tab-${one}` }
              : {})}
            hidden={one !== method}
          >
            {one === 'username' ? <PasswordLogin entrance={entrance} /> : <MobileLogin entrance={entrance} />}
          </div>
        ))}
        <PasskeyButton entrance={entrance} />
        {entrance === 'agent' ? null : (
          <>
            <SocialButtons next={next} />
            <AuthLink
              to="register"
              next={next}
              {...buttonLook({ variant: 'secondary', size: 'l', full: true })}
            >
              {t('login.register')}
            </AuthLink>
            <FreePlayButton />
          </>
        )}
        <LanguageButton />
      </div>
    </SecondStepGate>
  )
}

/** Known at once from the brand's flag; the settings have the last word. */
function useMobileLogin(): boolean {
  const flag = useFlag('MOBILENUMREG3')
  const { data } = useQuery({ ...registerSettingsQuery(), enabled: flag })
  return flag && data?.mobileLogin !== false
}
