import PictureIcon from '@mui/icons-material/Image'
import CannedIcon from '@mui/icons-material/QuickreplyOutlined'
import SendIcon from '@mui/icons-material/Send'
import { Alert, Box, IconButton, Menu, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { MOST_CHAT_PICTURE_BYTES, MOST_CHAT_TEXT } from '@site/shared-api/contract/chat'
import { cannedAnswers, type ChatSummary } from '@site/shared-api/contract/operator-chat'
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import type { Thread } from '#features/chat/thread.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']

interface Props {
  readonly chat: ChatSummary
  readonly thread: Thread
}

/** Where an operator answers: Enter sends, Shift+Enter begins a line; ready answers are put in to be changed first. */
export function ChatReply({ chat, thread }: Props) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [refused, setRefused] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const { data } = useQuery({
    queryKey: ['canned-answers', chat.merchant],
    queryFn: ({ signal }) => call(cannedAnswers, { params: { merchant: chat.merchant } }, { signal }),
  })
  const language = chat.language === 'TY' ? 'TY' : 'EN'
  const send = (): void => {
    if (text.trim() !== '') thread.send(text.trim())
    setText('')
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
    if (!TYPES.includes(chosen.type)) return setRefused('image_type')
    if (chosen.size > MOST_CHAT_PICTURE_BYTES) return setRefused('image_size')
    setRefused(undefined)
    thread.send('', { file: chosen, src: await dataOf(chosen) })
  }
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1 }}>
      {refused !== undefined && (
        <Alert onClose={() => setRefused(undefined)} severity="error">
          {t(`chat.${refused}`)}
        </Alert>
      )}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        sx={{ alignItems: 'flex-end', display: 'flex', gap: 0.5 }}
      >
        <IconButton
          aria-haspopup="menu"
          aria-label={t('chat.canned')}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <CannedIcon />
        </IconButton>
        <input
          ref={file}
          accept={TYPES.join()}
          aria-label={t('chat.add_picture')}
          hidden
          type="file"
          onChange={(event) => void choose(event)}
        />
        <IconButton aria-label={t('chat.add_picture')} onClick={() => file.current?.click()}>
          <PictureIcon />
        </IconButton>
        <TextField
          fullWidth
          inputRef={field}
          label={t('chat.write')}
          maxRows={6}
          multiline
          onChange={({ target }) => {
            setText(target.value)
            thread.typing()
          }}
          onKeyDown={onKey}
          size="small"
          slotProps={{ htmlInput: { maxLength: MOST_CHAT_TEXT } }}
          value={text}
        />
        <IconButton aria-label={t('chat.send')} color="primary" type="submit">
          <SendIcon />
        </IconButton>
      </Box>
      <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
        {data?.list.length === 0 && <MenuItem disabled>{t('chat.canned_none')}</MenuItem>}
        {data?.list.map((answer) => (
          <MenuItem
            key={answer.id}
            onClick={() => {
              setAnchor(null)
              setText(text === '' ? answer.text[language] : `${text}\n${answer.text[language]}`)
              field.current?.focus()
            }}
          >
            {answer.title[language]}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((read, failed) => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result))
    reader.onerror = () => failed(new Error('the picture could not be read'))
    reader.readAsDataURL(blob)
  })
}
