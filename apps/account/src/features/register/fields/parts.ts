import type { RegisterFieldName } from '@site/config'
import type { FormField, RegisterMethodName } from './methods.ts'

/** A long form in three parts: what makes the account, who the player is, what they may leave out. */
export interface FormParts {
  readonly account: readonly FormField[]
  readonly person: readonly FormField[]
  readonly optional: readonly FormField[]
  readonly captcha: FormField | undefined
}

const ACCOUNT: Readonly<Record<RegisterMethodName, readonly RegisterFieldName[]>> = {
  username: ['username', 'password', 'confimpsw', 'mobileNum', 'messageCode', 'paymentPassword'],
  mobileNum: ['mobileNum', 'messageCode', 'password', 'confimpsw', 'paymentPassword'],
}
const CAPTCHA: RegisterFieldName = 'identifying'

export function partsOf(fields: readonly FormField[], method: RegisterMethodName): FormParts {
  const names = ACCOUNT[method]
  const account = names.flatMap((name) => fields.filter((field) => field.name === name))
  const others = fields.filter(({ name }) => !names.includes(name) && name !== CAPTCHA)
  return {
    account,
    person: others.filter(({ required }) => required),
    optional: others.filter(({ required }) => !required),
    captcha: fields.find(({ name }) => name === CAPTCHA),
  }
}

/** Every field in its order on the page. */
export function inOrder({ account, person, optional, captcha }: FormParts): readonly FormField[] {
  return [...account, ...person, ...optional, ...(captcha === undefined ? [] : [captcha])]
}
