import { SEARCH_DEBOUNCE_MS } from '@site/config'
import { useMessages } from '@site/shared-api'
import { IconButton, TextField } from '@site/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './search-box.module.css'

interface Props {
  /** The name that is searched for now. */
  readonly name: string
  readonly onSearch: (name: string) => void
}

/** Searches half a second after the last letter, at once on Enter (A4: debounce 500 ms or Enter). */
export function SearchBox({ name, onSearch }: Props) {
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
  useEffect(() => {
    if (wanted === name) return
    const timer = setTimeout(() => onSearch(wanted), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [wanted, name, onSearch])
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== name) onSearch(wanted)
      }}
    >
      <TextField
        ref={field}
        type="search"
        name="gameName"
        label={t('search_label')}
        labelHidden
        placeholder={t('search_placeholder')}
        icon="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        value={text}
        onChange={({ target }) => setText(target.value)}
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
