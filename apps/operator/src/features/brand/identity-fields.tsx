import { LANGUAGES } from '@site/config'
import { CheckboxGroupInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useDescribe } from '#describe/use-describe.ts'
import { Columns } from '#features/brand/columns.tsx'
import { LinesInput } from '#features/brand/lines-input.tsx'
import { useEdited } from '#managed/editor/document-context.ts'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'

/** Who the brand is, where it is reached, and how it counts and speaks. */
export function IdentityFields() {
  const t = useTranslate()
  const isNew = useEdited() === undefined
  const countries = useDescribe()?.countries ?? []
  const languages = LANGUAGES.map((id) => ({ id, name: t(`language.${id}`) }))
  const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, name: id }))
  const text = { format: asTyped, parse: asTyped }
  return (
    <>
      <Columns>
        <TextInput
          {...text}
          readOnly={!isNew}
          helperText={t('brand.help.merchant')}
          label={t('brand.merchant')}
          source="merchant"
        />
        <TextInput {...text} label={t('brand.name')} source="name" />
      </Columns>
      <BilingualText help={t('brand.help.tagline')} legend={t('brand.tagline')} source="tagline" />
      <Columns>
        <LinesInput helperText={t('brand.help.hosts')} label={t('brand.hosts')} source="hosts" />
        <TextInput
          helperText={t('brand.help.publicOrigin')}
          label={t('brand.publicOrigin')}
          source="publicOrigin"
        />
        <CheckboxGroupInput
          choices={languages}
          label={t('brand.languages')}
          source="languages"
          translateChoice={false}
        />
        <SelectInput
          choices={languages}
          label={t('brand.defaultLanguage')}
          source="defaultLanguage"
          translateChoice={false}
        />
        <TextInput
          {...text}
          helperText={t('brand.help.currency')}
          label={t('brand.currency')}
          source="currency.code"
        />
        <TextInput {...text} label={t('brand.symbol')} source="currency.symbol" />
        <SelectInput
          choices={countries.map(({ code, name }) => ({ id: code, name: `${name} (${code})` }))}
          helperText={t('brand.help.country')}
          label={t('brand.country')}
          source="country"
          translateChoice={false}
        />
        <SelectInput
          choices={zones}
          helperText={t('brand.help.timeZone')}
          label={t('brand.timeZone')}
          source="timeZone"
          translateChoice={false}
        />
      </Columns>
    </>
  )
}
