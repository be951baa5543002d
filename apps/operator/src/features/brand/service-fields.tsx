import {
  ArrayInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin'
import { ChatFields } from '#features/brand/chat-fields.tsx'
import { LinesInput } from '#features/brand/lines-input.tsx'
import { asTyped } from '#managed/inputs/as-typed.ts'

const CHATS = ['TELEGRAM', 'TELEGRAM1', 'TELEGRAM2', 'LIVECHAT'] as const
const DOWNLOADS = ['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'AppDownloadIcon'] as const

/** Where players find help and the app, and from where pictures come. */
export function ServiceFields() {
  const t = useTranslate()
  const text = { format: asTyped, parse: asTyped, helperText: false } as const
  return (
    <>
      <ArrayInput helperText={false} label={t('brand.customerService')} source="customerService">
        <SimpleFormIterator inline>
          <SelectInput
            choices={CHATS.map((id) => ({ id, name: id }))}
            helperText={false}
            label={t('brand.entry.kind')}
            source="csType"
            translateChoice={false}
          />
          <TextInput {...text} label={t('brand.entry.title')} source="title" />
          <TextInput {...text} label={t('brand.entry.address')} source="path" />
        </SimpleFormIterator>
      </ArrayInput>
      <ArrayInput helperText={false} label={t('brand.resources')} source="resources">
        <SimpleFormIterator inline>
          <SelectInput
            choices={DOWNLOADS.map((id) => ({ id, name: id }))}
            helperText={false}
            label={t('brand.entry.kind')}
            source="resourceType"
            translateChoice={false}
          />
          <TextInput {...text} label={t('brand.entry.title')} source="labelNameEn" />
          <TextInput {...text} label={t('brand.entry.address')} source="url" />
        </SimpleFormIterator>
      </ArrayInput>
      <ChatFields />
      <NumberInput label={t('brand.feedbackMin')} max={1000} min={1} source="feedbackLength.min" step={1} />
      <NumberInput label={t('brand.feedbackMax')} max={5000} min={1} source="feedbackLength.max" step={1} />
      <LinesInput helperText={t('brand.help.imageHosts')} label={t('brand.imageHosts')} source="imageHosts" />
      <LinesInput
        helperText={t('brand.help.pictureHosts')}
        label={t('brand.pictureHosts')}
        source="pictureHosts"
      />
    </>
  )
}
