import { TextInput } from 'react-admin'
import { localInput, momentOf } from '#managed/inputs/local-moment.ts'

interface Props {
  readonly source: string
  readonly label: string
  readonly helperText?: string
}

/** A moment, typed in the time of the operator's place; empty where there is none. */
export function MomentInput(props: Props) {
  return (
    <TextInput
      format={(value: unknown) => localInput(typeof value === 'string' ? value : null)}
      parse={(text: string) => momentOf(text)}
      slotProps={{ inputLabel: { shrink: true } }}
      type="datetime-local"
      {...props}
    />
  )
}
