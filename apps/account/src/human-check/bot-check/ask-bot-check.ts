import { closePopup, openPopup, site } from '@site/shared-api'

export const BOT_CHECK = 'bot-check'

let answer: ((pass?: string) => void) | undefined

/** Shows the slider over the page and answers the pass, or nothing where the player closed it. */
export function askBotCheck(): Promise<string | undefined> {
  answer?.()
  return new Promise((resolve) => {
    const closed = site()
      .bus.on('popupClosed')
      .subscribe(({ data }) => {
        if (data.popup === BOT_CHECK) settle()
      })
    const settle = (pass?: string): void => {
      closed.unsubscribe()
      answer = undefined
      resolve(pass)
    }
    answer = settle
    openPopup(BOT_CHECK)
  })
}

/** The check was passed: the caller gets the pass and the slider closes. */
export function answerBotCheck(pass: string): void {
  answer?.(pass)
  closePopup(BOT_CHECK)
}
