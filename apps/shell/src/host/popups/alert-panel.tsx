import { closePopup, navigate, useMessages } from '@site/shared-api'
import { Question } from '@site/ui/dialog'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/** What the player has to know: `text`, and with `go` a way that they may take or leave (B4). */
export function AlertPanel({ params: { text = '', go } = {} }: Props) {
  const t = useMessages('common')
  const leave = (): void => closePopup('alert')
  if (go === undefined) return <Question text={text} yes={{ label: t('ok'), onChoose: leave }} />
  const follow = (): void => {
    leave()
    navigate(go)
  }
  return (
    <Question
      text={text}
      yes={{ label: t('go'), onChoose: follow }}
      no={{ label: t('cancel'), onChoose: leave }}
    />
  )
}
