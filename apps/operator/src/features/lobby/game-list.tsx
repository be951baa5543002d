import UpIcon from '@mui/icons-material/ArrowUpward'
import DownIcon from '@mui/icons-material/ArrowDownward'
import RemoveIcon from '@mui/icons-material/Close'
import { Alert, Box, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { GameSearch } from '#features/lobby/game-search.tsx'
import { useGamesOf, type GameChoice } from '#features/lobby/games.ts'

interface Props {
  readonly brand: string
  readonly source: string
  readonly most: number
  /** Whether their order says something. */
  readonly isOrdered: boolean
}

/** Games that are chosen, in their order; more are found by name. */
export function GameList({ brand, source, most, isOrdered }: Props) {
  const t = useTranslate()
  const { setValue, watch, getFieldState, formState } = useFormContext()
  const value: unknown = watch(source)
  const ids = Array.isArray(value) ? value.map(String) : []
  const games = useGamesOf(brand, ids)
  const put = (next: readonly string[]): void => setValue(source, [...next], { shouldDirty: true })
  const swap = (one: number, other: number): void => {
    const next = [...ids]
    const [first, second] = [ids[one], ids[other]]
    if (first === undefined || second === undefined) return
    next[one] = second
    next[other] = first
    put(next)
  }
  const { error } = getFieldState(source, formState)
  return (
    <Box>
      {error?.message !== undefined && <Alert severity="error">{error.message}</Alert>}
      <List dense disablePadding>
        {ids.map((id, at) => (
          <ListItem key={id} disableGutters divider sx={{ gap: 1 }}>
            {isOrdered && (
              <Typography
                color="textSecondary"
                component="span"
                sx={{ minWidth: 28, textAlign: 'end' }}
                variant="body2"
              >
                {at + 1}.
              </Typography>
            )}
            <GameText game={games.get(id)} id={id} />
            {isOrdered && (
              <>
                <IconButton
                  aria-label={`${t('ra.action.move_up')} ${at + 1}`}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                  size="small"
                >
                  <UpIcon fontSize="inherit" />
                </IconButton>
                <IconButton
                  aria-label={`${t('ra.action.move_down')} ${at + 1}`}
                  disabled={at === ids.length - 1}
                  onClick={() => swap(at, at + 1)}
                  size="small"
                >
                  <DownIcon fontSize="inherit" />
                </IconButton>
              </>
            )}
            <IconButton
              aria-label={`${t('ra.action.remove')} ${games.get(id)?.name.EN ?? id}`}
              onClick={() => put(ids.filter((other) => other !== id))}
              size="small"
            >
              <RemoveIcon fontSize="inherit" />
            </IconButton>
          </ListItem>
        ))}
      </List>
      {ids.length < most && <GameSearch add={(id) => put([...ids, id])} brand={brand} taken={ids} />}
    </Box>
  )
}

/** A game by its name in the operator's language, with provider and id. */
function GameText({ game, id }: { readonly game: GameChoice | undefined; readonly id: string }) {
  const locale = useLocale()
  return (
    <ListItemText
      primary={game?.name[locale === 'TY' ? 'TY' : 'EN'] ?? id}
      secondary={game ? `${game.vendor} · ${id}` : undefined}
    />
  )
}
