import { dictionary } from '@zxcvbn-ts/language-common'

let common: ReadonlySet<string> | undefined

/** Whether a password is one of the fifty thousand most used, or the account's own name. */
export function isCommon(password: string, account: string | undefined): boolean {
  common ??= new Set(dictionary['passwords-common'])
  const plain = password.toLowerCase()
  return common.has(plain) || plain === account?.toLowerCase()
}
