import { BooleanInput, useTranslate } from 'react-admin'

export default function ProviderFields() {
  const t = useTranslate()
  return <BooleanInput helperText={t('provider.down_help')} label={t('provider.down')} source="down" />
}
