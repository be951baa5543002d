import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { useFoundGames, type GameChoice } from '#features/lobby/games.ts'

interface Props {
  readonly brand: string
  readonly taken: readonly string[]
  add(id: string): void
}

/** Finds a game by its name in either language and adds it. */
export function GameSearch({ brand, taken, add }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useFoundGames(brand, typed)
  const nameOf = ({ name }: GameChoice): string => name[locale === 'TY' ? 'TY' : 'EN']
  const options =
    typed.trim().length > 1 ? (data?.list ?? []).filter(({ nodeId }) => !taken.includes(nodeId)) : []
  return (
    <Autocomplete
      filterOptions={(found) => found}
      getOptionKey={({ nodeId }) => nodeId}
      getOptionLabel={nameOf}
      inputValue={typed}
      loading={isFetching}
      loadingText={t('ra.page.loading')}
      noOptionsText={t(typed.trim().length > 1 ? 'lobby.nothing_found' : 'lobby.type_name')}
      onChange={(_event, game) => {
        if (game) add(game.nodeId)
        setTyped('')
      }}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') setTyped(text)
      }}
      options={options}
      renderInput={(params) => <TextField {...params} label={t('lobby.add_game')} />}
      renderOption={({ key: _key, ...props }, game) => (
        <li key={game.nodeId} {...props}>
          {nameOf(game)} <small>&nbsp;· {game.vendor}</small>
        </li>
      )}
      value={null}
    />
  )
}
