import { useEffect, useRef } from 'react'
import { messageOf, type GameMessage } from './game-messages.ts'
import styles from './game-screen.module.css'

interface Props {
  readonly url: string
  readonly title: string
  readonly onMessage: (message: GameMessage) => void
}

/**
 * The game in a frame that may run scripts and nothing else: it has no origin, reads nothing of the site and leads
 * the page nowhere.
 */
export function GameFrame({ url, title, onMessage }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => {
      const message = messageOf(event, frame.current)
      if (message !== undefined) onMessage(message)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onMessage])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={title}
      sandbox="allow-scripts"
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
    />
  )
}
