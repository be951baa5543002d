import { PasswordField } from '@site/ui'
import type { ChangeEvent } from 'react'
import { useWords } from './words.ts'

interface Props {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The account's password, which proves that it is the member. */
export function PasswordInput(props: Props) {
  const say = useWords()
  return (
    <PasswordField
      {...props}
      label={say('field.password')}
      showLabel={say('show')}
      hideLabel={say('hide')}
      autoComplete="current-password"
      maxLength={128}
    />
  )
}
