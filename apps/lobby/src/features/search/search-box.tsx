import { SEARCH_DEBOUNCE_MS, SEARCH_LONGEST } from '@site/config'
import { useMessages } from '@site/shared-api'
import { IconButton, TextField } from '@site/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cleanName } from './clean-name.ts'
import styles from './search-box.module.css'

const NAME = 'gameName'

interface Props {
  /** The name that is searched for now. */
  readonly name: string
  readonly onSearch: (name: string) => void
  /** The list that is searched: where the search is answered before the page has started. */
  readonly list: string
  /** Called on Enter, after the search. */
  readonly onEnter?: (name: string) => void
  /** The field has the focus when it appears. */
  readonly focused?: boolean
}

/** Searches half a second after the last letter, at once on Enter (A4: debounce 500 ms or Enter). */
export function SearchBox({ name, onSearch, list, onEnter, focused = false }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const [text, setText] = useState(name)
  const [known, setKnown] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  if (known !== name) {
    // Another search came from outside (a link, the way back), not from this field.
    setKnown(name)
    if (text.trim() !== name) setText(name)
  }
  const wanted = text.trim()
  const [path = '', query = ''] = list.split('?', 2)
  // A render, such as for loaded games, does not restart the half second.
  const search = useEffectEvent(() => onSearch(wanted))
  useEffect(() => {
    if (wanted === name) return
    const timer = setTimeout(search, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [wanted, name])
  useEffect(() => {
    if (focused) field.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <form
      role="search"
      action={path}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== name) onSearch(wanted)
        onEnter?.(wanted)
      }}
    >
      {[...new URLSearchParams(query)].map(([key, value]) =>
        key === NAME ? null : <input key={key} type="hidden" name={key} value={value} />,
      )}
      <TextField
        ref={field}
        type="search"
        name={NAME}
        label={t('search_label')}
        labelHidden
        placeholder={t('search_placeholder')}
        icon="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_LONGEST}
        value={text}
        onChange={({ target }) => setText(cleanName(target.value))}
        end={
          text === '' ? null : (
            <IconButton
              icon="x"
              size={20}
              label={common('clear')}
              onClick={() => {
                setText('')
                field.current?.focus()
              }}
            />
          )
        }
      />
    </form>
  )
}
