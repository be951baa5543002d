import { TextInput } from 'react-admin'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { InLanguages } from '#managed/inputs/languages.tsx'

interface Props {
  readonly source: string
  readonly legend: string
  readonly help?: string
  readonly multiline?: boolean
}

/** A text in each language. */
export function BilingualText({ source, multiline = false, ...about }: Props) {
  return (
    <InLanguages {...about}>
      {(language, label) => (
        <TextInput
          format={asTyped}
          label={label}
          multiline={multiline}
          parse={asTyped}
          source={`${source}.${language}`}
        />
      )}
    </InLanguages>
  )
}
