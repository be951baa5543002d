import { ArrayInput, SelectArrayInput, SimpleFormIterator, TextInput, useTranslate } from 'react-admin'
import { asTyped } from '#managed/inputs/as-typed.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 0] as const

/** Where players talk to customer service, and its hours. */
export function ChatFields() {
  const t = useTranslate()
  const time = { format: asTyped, parse: asTyped, helperText: false } as const
  return (
    <>
      <TextInput
        format={asTyped}
        helperText={t('brand.help.launchUrl')}
        label={t('brand.chat.launchUrl')}
        parse={(typed: string) => (typed === '' ? null : typed)}
        source="chat.launchUrl"
      />
      <ArrayInput helperText={t('brand.help.hours')} label={t('brand.chat.hours')} source="chat.hours">
        <SimpleFormIterator inline>
          <SelectArrayInput
            choices={DAYS.map((id) => ({ id, name: t(`brand.chat.day.${id}`) }))}
            helperText={false}
            label={t('brand.chat.days')}
            source="days"
            translateChoice={false}
          />
          <TextInput {...time} label={t('brand.chat.from')} source="from" />
          <TextInput {...time} label={t('brand.chat.to')} source="to" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}
