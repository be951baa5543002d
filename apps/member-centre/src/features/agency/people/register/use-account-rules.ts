import { registerSettingsQuery, useMessages, useQuery } from '@site/shared-api'

/** What the brand asks of a new account's name and password (B5), in words; undefined until it is known. */
export function useAccountRules(): { readonly account?: string; readonly password?: string } {
  const t = useMessages('member-centre')
  const { data } = useQuery(registerSettingsQuery())
  const rule = (name: string): string | undefined => {
    const field = data?.fields.find((one) => one.name === name)
    if (field === undefined || field.minLength === null || field.maxLength === null) return undefined
    return t('agency.length', { min: field.minLength, max: field.maxLength })
  }
  const [account, password] = [rule('username'), rule('password')]
  return { ...(account === undefined ? {} : { account }), ...(password === undefined ? {} : { password }) }
}
