import { showToast, useMessages } from '@site/shared-api'
import { IconButton, TextField } from '@site/ui'
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { cameFrom } from '#chat-launch/came-from.ts'
import { MOST_CHAT_TEXT } from './bounds.ts'
import type { ChatRoom } from './chat-room.ts'
import { chosenPicture } from './chosen-picture.ts'
import styles from './composer.module.css'
import { Glyph } from '#glyphs/glyph.tsx'

const EMAIL = /^\S+@\S+\.\S+$/

interface Props {
  readonly room: ChatRoom
  /** Customer service is closed, and a guest may not come back to this browser. */
  readonly asksContact: boolean
}

/** Where one writes: Enter sends, Shift+Enter begins a line. */
export function Composer({ room, asksContact }: Props) {
  const t = useMessages('content')
  const [text, setText] = useState('')
  const [contact, setContact] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const send = (): void => {
    const said = text.trim()
    if (said === '') return field.current?.focus()
    const address = asksContact ? contact.trim() : ''
    if (address !== '' && !EMAIL.test(address)) return setWrong(true)
    const page = cameFrom()
    room.send({
      text: said,
      ...(address !== '' && { contact: address }),
      ...(page !== undefined && { page }),
    })
    setText('')
    setWrong(false)
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    const picture = await chosenPicture(chosen)
    if ('refused' in picture) showToast(t(`chat.${picture.refused}`), 'error')
    else room.send({ text: '', picture })
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {asksContact ? (
        <TextField
          label={t('chat.contact')}
          type="email"
          autoComplete="email"
          value={contact}
          onChange={({ target }) => setContact(target.value)}
          error={isWrong ? t('chat.contact_wrong') : undefined}
        />
      ) : null}
      <div className={styles.row}>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={(event) => void choose(event)}
        />
        <button
          type="button"
          className={styles.picture}
          aria-label={t('chat.add_picture')}
          onClick={() => file.current?.click()}
        >
          <Glyph name="picture" size={24} />
        </button>
        <div className={styles.grow} data-text={`${text} `}>
          <textarea
            ref={field}
            rows={1}
            className={styles.text}
            aria-label={t('chat.message')}
            placeholder={t('chat.placeholder')}
            maxLength={MOST_CHAT_TEXT}
            enterKeyHint="send"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              if (target.value.trim() !== '') room.typing()
            }}
            onKeyDown={onKey}
          />
        </div>
        <IconButton type="submit" label={t('chat.send')} icon="send" look="raised" className={styles.send} />
      </div>
    </form>
  )
}
