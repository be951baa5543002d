import { useQuery } from '@site/shared-api'
import { registerSettingsQuery } from '#settings/register-settings.api.ts'
import { SHARED_RULES } from '#form/index.ts'
import type { FieldRule } from '@site/config'

/** What the brand asks of a new password (B5: shared password rules). */
export function usePasswordRule(): FieldRule {
  const { data } = useQuery(registerSettingsQuery())
  const rule = data?.fields.find(({ name }) => name === 'password')
  return rule === undefined ? SHARED_RULES.password : { ...rule, required: true }
}
