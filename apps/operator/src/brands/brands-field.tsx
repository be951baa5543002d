import { MenuItem, TextField } from '@mui/material'
import type { Brands } from '@site/shared-api/contract/brand-place'
import { useTranslate } from 'react-admin'
import { useDescribe } from '#describe/use-describe.ts'

const ALL = 'all'

interface Props {
  readonly brands: Brands
  choose(brands: Brands): void
}

/** Chooses some brands, or all that there are and will be, where who chooses has all of them. */
export function BrandsField({ brands, choose }: Props) {
  const t = useTranslate()
  const described = useDescribe()
  const changed = (given: unknown): void => {
    const chosen = Array.isArray(given) ? given.map(String) : []
    const isAll = brands !== ALL && chosen.includes(ALL)
    choose(isAll ? ALL : chosen.filter((one) => one !== ALL))
  }
  return (
    <TextField
      helperText={t('operators.brands_help')}
      label={t('operators.brands')}
      onChange={({ target }) => changed(target.value)}
      required
      select
      slotProps={{ select: { multiple: true } }}
      sx={{ mt: 2 }}
      value={brands === ALL ? [ALL] : brands}
    >
      {described?.operator.brands === ALL && <MenuItem value={ALL}>{t('operators.all_brands')}</MenuItem>}
      {(described?.brands ?? []).map(({ merchant, name }) => (
        <MenuItem key={merchant} value={merchant}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
