import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface Props extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Names of the eye, in the player's language. */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password that its owner may look at (B2). */
export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          size={20}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
