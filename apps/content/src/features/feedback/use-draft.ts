import { ApiError, showToast, useMessages } from '@site/shared-api'
import { useRef, useState } from 'react'
import { LENGTH, submitFeedback, type FeedbackCategory } from './feedback.api.ts'

interface Bounds {
  readonly min: number
  readonly max: number
}

/** Signs as a reader counts them, without the blanks around. */
export const lengthOf = (text: string): number => [...text.trim()].length

/** What is being typed, and its one way to the brand: a second try after a lost answer is the same feedback. */
export function useDraft({ min, max }: Bounds) {
  const t = useMessages('content')
  const [category, setCategory] = useState<FeedbackCategory>()
  const [content, setContent] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const id = useRef<string>(undefined)
  const running = useRef(false)
  const length = lengthOf(content)
  const isLong = length >= min && length <= max
  const send = async (): Promise<void> => {
    setTried(true)
    if (category === undefined || !isLong || running.current) return
    running.current = true
    setBusy(true)
    try {
      await submitFeedback({ id: (id.current ??= crypto.randomUUID()), category, content: content.trim() })
      showToast(t('feedback.sent'), 'success')
      id.current = undefined
      setCategory(undefined)
      setContent('')
      setTried(false)
    } catch (error) {
      // Anything else is said by the call itself; what was typed stays.
      if (error instanceof ApiError && error.code === LENGTH)
        showToast(t('feedback.length', { min, max }), 'error')
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    category,
    content,
    length,
    busy,
    categoryError: tried && category === undefined ? t('feedback.choose') : undefined,
    contentError: tried && !isLong ? t('feedback.length', { min, max }) : undefined,
    choose: (one: FeedbackCategory) => {
      id.current = undefined
      setCategory(one)
    },
    type: (text: string) => {
      id.current = undefined
      setContent(text)
    },
    send: () => void send(),
  }
}
