import { InLanguages } from '#managed/inputs/languages.tsx'
import { RichText } from '#managed/inputs/rich-text.tsx'

interface Props {
  readonly source: string
  readonly legend: string
  readonly help?: string
}

/** A formatted text in each language, side by side. */
export function BilingualRich({ source, ...about }: Props) {
  return (
    <InLanguages {...about}>
      {(language, label) => <RichText label={label} source={`${source}.${language}`} />}
    </InLanguages>
  )
}
