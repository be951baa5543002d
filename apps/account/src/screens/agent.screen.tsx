import { navigate, useBrand, useMessages } from '@site/shared-api'
import { agentDestinationOf, useLeaveWhenSignedIn } from '#sign-in/after-login/index.ts'
import { useFirstQuery } from '#sign-in/after-login/use-first-query.ts'
import { AuthLayout } from '#layout/auth-layout.tsx'
import { LoginPanel } from '#features/login/index.ts'

/** `/m/agent` (ACC-06): agents alone may pass here; no social sign-in. Who is signed in already is led on. */
export default function AgentScreen() {
  const t = useMessages('account')
  const { name } = useBrand()
  const next = useFirstQuery('next')
  useLeaveWhenSignedIn(() => navigate(agentDestinationOf(next), { replace: true }))
  return (
    <AuthLayout screen="agent" title={t('agent.welcome', { brand: name })} text={t('agent.welcome_text')}>
      <LoginPanel entrance="agent" next={next} />
    </AuthLayout>
  )
}
