import { BotCheck } from '#human-check/bot-check/bot-check.tsx'

/** Content of the bot-check popup, which lies over the form that opened it (ACC-03). */
export default function BotCheckSlot() {
  return <BotCheck />
}
