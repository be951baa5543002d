import { TextInput } from 'react-admin'

interface Props {
  readonly source: string
  readonly label: string
  readonly helperText: string
}

/** A list of short texts, one a line. */
export function LinesInput(props: Props) {
  return (
    <TextInput
      format={(list: unknown) => (Array.isArray(list) ? list.join('\n') : '')}
      multiline
      parse={(text: string) => (text === '' ? [] : text.split('\n').map((line) => line.trimStart()))}
      {...props}
    />
  )
}
