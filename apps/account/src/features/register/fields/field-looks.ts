import type { RegisterFieldName } from '@site/config'
import type { IconName } from '@site/ui'
import type { InputHTMLAttributes } from 'react'

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize'
>

export interface FieldLook {
  readonly kind: 'text' | 'password' | 'username' | 'mobile' | 'code' | 'birthday' | 'captcha'
  readonly icon: IconName
  readonly input: InputProps
}

const handle: InputProps = { autoComplete: 'off', autoCapitalize: 'none', inputMode: 'text' }
const name: InputProps = { autoCapitalize: 'words' }

/** How each of the twenty fields is typed: keyboard, what the phone may fill in, the sign beside it (B2). */
export const FIELD_LOOKS: Readonly<Record<RegisterFieldName, FieldLook>> = {
  username: { kind: 'username', icon: 'user', input: { autoComplete: 'username', autoCapitalize: 'none' } },
  password: { kind: 'password', icon: 'lock', input: { autoComplete: 'new-password' } },
  confimpsw: { kind: 'password', icon: 'lock', input: { autoComplete: 'new-password' } },
  mobileNum: { kind: 'mobile', icon: 'user', input: { autoComplete: 'tel-national', inputMode: 'tel' } },
  messageCode: { kind: 'code', icon: 'shield-check', input: { autoComplete: 'one-time-code' } },
  // Not the account's password: a password manager must not take it for one.
  paymentPassword: { kind: 'password', icon: 'wallet', input: { autoComplete: 'off' } },
  idNumber: { kind: 'text', icon: 'receipt-text', input: { ...handle, autoCapitalize: 'characters' } },
  qqNum: { kind: 'text', icon: 'message-circle', input: { ...handle, inputMode: 'numeric' } },
  facebook: { kind: 'text', icon: 'message-circle', input: handle },
  wechat: { kind: 'text', icon: 'message-circle', input: handle },
  line: { kind: 'text', icon: 'message-circle', input: handle },
  whatsapp: { kind: 'text', icon: 'message-circle', input: { autoComplete: 'off', inputMode: 'tel' } },
  zalo: { kind: 'text', icon: 'message-circle', input: { autoComplete: 'off', inputMode: 'tel' } },
  email: {
    kind: 'text',
    icon: 'mail',
    input: { autoComplete: 'email', inputMode: 'email', type: 'email', autoCapitalize: 'none' },
  },
  nickname: { kind: 'text', icon: 'star', input: { ...name, autoComplete: 'nickname' } },
  payeeName: { kind: 'text', icon: 'user', input: { ...name, autoComplete: 'name' } },
  recommenderId: { kind: 'text', icon: 'handshake', input: handle },
  birthday: { kind: 'birthday', icon: 'calendar', input: {} },
  affiliateCode: { kind: 'text', icon: 'ticket', input: { ...handle, autoCapitalize: 'characters' } },
  identifying: { kind: 'captcha', icon: 'shield-check', input: {} },
}

const SECRET: readonly FieldLook['kind'][] = ['password', 'code', 'captcha']

/** What is typed into such a field is never kept beyond it, not even for the visit. */
export const isSecret = (field: RegisterFieldName): boolean => SECRET.includes(FIELD_LOOKS[field].kind)
