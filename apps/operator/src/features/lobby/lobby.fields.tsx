import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useDescribe } from '#describe/use-describe.ts'
import { CategoryLists } from '#features/lobby/category-lists.tsx'
import { GameList } from '#features/lobby/game-list.tsx'
import { useEdited } from '#managed/editor/document-context.ts'

const MOST = { hot: 200, new: 1_000, hidden: 3_000 } as const

/** What a brand's lobby puts first, calls hot or new, and leaves out. */
export default function LobbyFields() {
  const t = useTranslate()
  const brand = useEdited()?.id
  const categories = useDescribe()?.categories ?? []
  if (brand === undefined) return null
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <OwnList brand={brand} isOrdered name="hot" />
      <OwnList brand={brand} isOrdered={false} name="new" />
      <section>
        <Typography variant="h2">{t('lobby.hidden')}</Typography>
        <Typography color="textSecondary" variant="body2">
          {t('lobby.hidden_help')}
        </Typography>
        <GameList brand={brand} isOrdered={false} most={MOST.hidden} source="hidden" />
      </section>
      <CategoryLists brand={brand} categories={categories} />
    </Box>
  )
}

interface OwnProps {
  readonly brand: string
  readonly name: 'hot' | 'new'
  readonly isOrdered: boolean
}

/** A list of the brand's own, or the catalogue's. */
function OwnList({ brand, name, isOrdered }: OwnProps) {
  const t = useTranslate()
  const { setValue, watch } = useFormContext()
  const isOwn = Array.isArray(watch(name))
  return (
    <section>
      <Typography variant="h2">{t(`lobby.${name}`)}</Typography>
      <FormControlLabel
        control={
          <Switch
            checked={isOwn}
            onChange={(_event, on) => setValue(name, on ? [] : null, { shouldDirty: true })}
          />
        }
        label={t(isOwn ? 'lobby.own_list' : 'lobby.as_catalogue')}
      />
      {isOwn && <GameList brand={brand} isOrdered={isOrdered} most={MOST[name]} source={name} />}
    </section>
  )
}
