import { NumberInput, SelectArrayInput, TextInput, useTranslate } from 'react-admin'
import { useDescribe } from '#describe/use-describe.ts'
import { Columns } from '#features/brand/columns.tsx'

/** What the lobby offers, in the order of the chosen categories. */
export function GameFields() {
  const t = useTranslate()
  const categories = useDescribe()?.categories ?? []
  return (
    <>
      <SelectArrayInput
        choices={categories.map((id) => ({ id, name: id }))}
        helperText={t('brand.help.categories')}
        label={t('brand.categories')}
        source="categories"
        translateChoice={false}
      />
      <Columns>
        <TextInput
          format={(value: unknown) => (Array.isArray(value) ? value.join(', ') : 'all')}
          helperText={t('brand.help.vendors')}
          label={t('brand.vendors')}
          parse={(text: string) => (text.trim() === 'all' || text.trim() === '' ? 'all' : text.split(/,\s*/))}
          source="vendors"
        />
        <TextInput
          format={(value: unknown) => (Array.isArray(value) ? value.join(', ') : '')}
          helperText={t('brand.help.inHouseVendors')}
          label={t('brand.inHouseVendors')}
          parse={(text: string) => (text.trim() === '' ? [] : text.split(/,\s*/))}
          source="inHouseVendors"
        />
        <NumberInput
          helperText={t('brand.help.bigWinFrom')}
          label={t('brand.bigWinFrom')}
          min={0}
          source="bigWinFrom"
          step={1}
        />
      </Columns>
    </>
  )
}
