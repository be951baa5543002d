import { navigate, useBrand, useMessages } from '@site/shared-api'
import { destinationOf, useLeaveWhenSignedIn } from '#sign-in/after-login/index.ts'
import { useFirstQuery } from '#sign-in/after-login/use-first-query.ts'
import { AuthLayout } from '#layout/auth-layout.tsx'
import { LoginPanel } from '#features/login/index.ts'
import { SocialReturn } from '#sign-in/social/index.ts'

/** `/m/login` (B2); `?next=` names the page the player was going to, `?social=` what a provider has answered. */
export default function LoginScreen() {
  const t = useMessages('account')
  const { name } = useBrand()
  const next = useFirstQuery('next')
  useLeaveWhenSignedIn(() => navigate(destinationOf(next), { replace: true }))
  return (
    <AuthLayout screen="login" title={t('login.welcome', { brand: name })} text={t('login.welcome_text')}>
      <SocialReturn next={next} />
      <LoginPanel next={next} />
    </AuthLayout>
  )
}
