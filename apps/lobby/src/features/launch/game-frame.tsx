import type { Launched } from '@site/shared-api/contract/launch'
import { useEffect, useEffectEvent, useRef } from 'react'
import { GameChannel, type GameFact } from './game-channel.ts'
import styles from './game-screen.module.css'
import { useRest } from './played-time/use-rest.ts'

interface Props {
  readonly launched: Launched
  readonly title: string
  readonly onFact: (fact: GameFact) => void
}

/**
 * The game in a frame on an origin of its own: it runs scripts there, reads nothing of the site, leads the page nowhere
 * and opens no window.
 */
export function GameFrame({ launched, title, onFact }: Props) {
  const { channel, origin, url } = launched
  const frame = useRef<HTMLIFrameElement>(null)
  const spoken = useRef<GameChannel>(undefined)
  const handleFact = useEffectEvent(onFact)
  // One channel for the life of a launch: a new one would accept old messages again.
  useEffect(() => {
    const window = frame.current?.contentWindow
    if (window == null) return
    const game = new GameChannel({ frame: window, origin, channel })
    const onMessage = (event: MessageEvent<unknown>): void => {
      const fact = game.read(event)
      if (fact?.type === 'hello') {
        spoken.current = game
        game.send('welcome')
      }
      if (fact !== undefined) handleFact(fact)
    }
    addEventListener('message', onMessage)
    return () => {
      removeEventListener('message', onMessage)
      spoken.current = undefined
    }
  }, [channel, origin])
  useRest((fact) => spoken.current?.send(fact))
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin"
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
    />
  )
}
