import { LoadFailed, registerSettingsQuery, useMessages, useQuery } from '@site/shared-api'
import { EmptyState } from '@site/ui'
import { methodsOf } from './fields/methods.ts'
import { RegisterForm } from './form/register-form.tsx'
import { RegisterSkeleton } from './form/register-skeleton.tsx'

interface Props {
  readonly next: string | null
}

/** The form that the brand's settings describe (ACC-10), or why there is none. */
export function RegisterPlace(props: Props) {
  const t = useMessages('account')
  const common = useMessages('common')
  const { data, isError, refetch } = useQuery(registerSettingsQuery())
  if (data === undefined && isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined) return <RegisterSkeleton />
  if (methodsOf(data).length === 0)
    return (
      <EmptyState
        drawing="lock"
        title={common('error.registration_closed')}
        text={t('register.closed_text')}
      />
    )
  return <RegisterForm settings={data} {...props} />
}
