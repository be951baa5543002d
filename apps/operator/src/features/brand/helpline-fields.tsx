import { ArrayInput, SimpleFormIterator, TextInput, useTranslate } from 'react-admin'
import { LANGUAGES } from '@site/config'
import { asTyped } from '#managed/inputs/as-typed.ts'

/** Who helps players whose play is no fun any more. */
export function HelplineFields() {
  const t = useTranslate()
  const text = { format: asTyped, parse: asTyped, helperText: false } as const
  return (
    <ArrayInput helperText={t('brand.help.helplines')} label={t('brand.helplines')} source="helplines">
      <SimpleFormIterator inline>
        {[...LANGUAGES].reverse().map((language) => (
          <TextInput
            key={language}
            {...text}
            label={`${t('brand.name')} (${t(`language.${language}`)})`}
            source={`name.${language}`}
          />
        ))}
        <TextInput {...text} label={t('brand.entry.address')} source="address" />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
