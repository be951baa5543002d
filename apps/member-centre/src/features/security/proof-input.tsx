import type { ChangeEvent } from 'react'
import { CodeProof } from '#proof/code-proof.tsx'
import { PasswordInput } from './password-input.tsx'
import type { Config } from './security.api.ts'

interface Props {
  readonly config: Pick<Config, 'password'>
  readonly fields: {
    readonly refusedProof: 'needed' | 'nowhere' | undefined
    props(field: 'password'): {
      readonly value: string
      readonly error: string | undefined
      readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    }
  }
}

/** What proves that it is the member: the account's password, or a code where there is none. */
export const ProofInput = ({ config, fields }: Props) =>
  config.password ? (
    <PasswordInput {...fields.props('password')} />
  ) : (
    <CodeProof refused={fields.refusedProof} />
  )
