import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { listReleases } from '@site/shared-api/contract/release'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'

interface Props {
  readonly modules: readonly string[]
  readonly problem?: string | undefined
  change(modules: string[]): void
}

/** Modules of a team: those that the site has by name, others as they are typed, as a team's first release is still to come. */
export function ModulesInput({ modules, problem, change }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const { data } = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => call(listReleases, {}, { signal }),
  })
  const take = (names: readonly string[]): void =>
    change([...new Set(names.map((name) => name.trim()))].filter((name) => name !== ''))
  return (
    <Autocomplete<string, true, false, true>
      freeSolo
      inputValue={typed}
      multiple
      // The text left in the field counts, as it looks as if it did.
      onBlur={() => {
        if (typed.trim() !== '') take([...modules, typed])
        setTyped('')
      }}
      onChange={(_event, chosen) => take(chosen)}
      onInputChange={(_event, text) => setTyped(text)}
      options={(data?.list ?? []).map(({ module }) => module)}
      renderInput={(params) => (
        <TextField
          {...params}
          error={problem !== undefined}
          helperText={problem ?? t('teams.modules_help')}
          label={t('teams.modules')}
        />
      )}
      value={[...modules]}
    />
  )
}
