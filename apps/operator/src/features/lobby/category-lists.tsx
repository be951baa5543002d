import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { GameList } from '#features/lobby/game-list.tsx'
import { isFields } from '#managed/paths.ts'

const MOST = 100

interface Props {
  readonly brand: string
  readonly categories: readonly string[]
}

/** The games shown before all others, by category. */
export function CategoryLists({ brand, categories }: Props) {
  const t = useTranslate()
  const { setValue, watch } = useFormContext()
  const [wanted, setWanted] = useState('')
  const value: unknown = watch('first')
  const first = isFields(value) ? value : {}
  const listed = Object.keys(first)
  const put = (next: object): void => setValue('first', next, { shouldDirty: true })
  return (
    <section>
      <Typography variant="h2">{t('lobby.first')}</Typography>
      <Typography color="textSecondary" variant="body2">
        {t('lobby.first_help')}
      </Typography>
      {listed.map((category) => (
        <section key={category}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 2 }}>
            <Typography variant="h3">{category}</Typography>
            <Button
              color="inherit"
              onClick={() =>
                put(Object.fromEntries(Object.entries(first).filter(([name]) => name !== category)))
              }
            >
              {t('ra.action.remove')}
            </Button>
          </Stack>
          <GameList brand={brand} isOrdered most={MOST} source={`first.${category}`} />
        </section>
      ))}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 1, maxWidth: 420 }}>
        <TextField
          label={t('lobby.category')}
          onChange={({ target }) => setWanted(target.value)}
          select
          value={wanted}
        >
          {categories
            .filter((category) => !listed.includes(category))
            .map((category) => (
              <MenuItem key={category} value={category}>
                {category}
              </MenuItem>
            ))}
        </TextField>
        <Button
          disabled={wanted === ''}
          onClick={() => {
            put({ ...first, [wanted]: [] })
            setWanted('')
          }}
          variant="outlined"
        >
          {t('ra.action.add')}
        </Button>
      </Stack>
    </section>
  )
}
