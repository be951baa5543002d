import { Box, FormControlLabel, FormHelperText, MenuItem, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDescribe } from '#describe/use-describe.ts'
import { isFields } from '#managed/paths.ts'

/** Which modules the brand has. */
export function ModuleFields() {
  const t = useTranslate()
  const modules = useDescribe()?.modules ?? []
  const { setValue } = useFormContext()
  const set: unknown = useWatch({ name: 'modules' })
  const switched = isFields(set) ? set : {}
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' } }}>
      {modules.map(({ name, default: byDefault }) => (
        <FormControlLabel
          key={name}
          control={
            <Switch
              checked={typeof switched[name] === 'boolean' ? switched[name] : byDefault}
              onChange={(_event, on) =>
                setValue('modules', { ...switched, [name]: on }, { shouldDirty: true })
              }
            />
          }
          label={name}
        />
      ))}
      {modules.length === 0 && <FormHelperText>{t('brand.no_modules')}</FormHelperText>}
    </Box>
  )
}

type Choice = 'default' | 'on' | 'off'

/** Each flag with what it gates: on, off, or as its module has it. */
export function FlagFields() {
  const t = useTranslate()
  const flags = useDescribe()?.flags ?? []
  const { setValue } = useFormContext()
  const [sought, setSought] = useState('')
  const set: unknown = useWatch({ name: 'flags' })
  const switched = isFields(set) ? set : {}
  const choose = (name: string, choice: Choice): void => {
    const others = Object.fromEntries(Object.entries(switched).filter(([other]) => other !== name))
    setValue('flags', choice === 'default' ? others : { ...others, [name]: choice === 'on' ? 1 : 0 }, {
      shouldDirty: true,
    })
  }
  const found = flags.filter(({ name, gates }) =>
    `${name} ${gates}`.toLowerCase().includes(sought.toLowerCase()),
  )
  return (
    <>
      <TextField
        label={t('ra.action.search')}
        onChange={({ target }) => setSought(target.value)}
        type="search"
        value={sought}
      />
      {found.map(({ name, gates, module, default: byDefault }) => (
        <Box
          key={name}
          sx={{
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 12rem' },
            py: 0.5,
          }}
        >
          <div>
            <code>{name}</code>
            <FormHelperText id={`flag-${name}`}>
              {gates}
              {module === null ? '' : ` · ${module}`}
            </FormHelperText>
          </div>
          <TextField
            onChange={({ target }) =>
              choose(name, target.value === 'on' ? 'on' : target.value === 'off' ? 'off' : 'default')
            }
            select
            slotProps={{
              select: { 'aria-describedby': `flag-${name}`, SelectDisplayProps: { 'aria-label': name } },
            }}
            value={switched[name] === 1 ? 'on' : switched[name] === 0 ? 'off' : 'default'}
          >
            <MenuItem value="default">
              {t('brand.flag.default', { state: t(byDefault === 1 ? 'brand.flag.on' : 'brand.flag.off') })}
            </MenuItem>
            <MenuItem value="on">{t('brand.flag.on')}</MenuItem>
            <MenuItem value="off">{t('brand.flag.off')}</MenuItem>
          </TextField>
        </Box>
      ))}
    </>
  )
}
