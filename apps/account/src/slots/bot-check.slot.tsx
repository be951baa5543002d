import { BotCheck } from '#human-check/bot-check/bot-check.tsx'

/** Content of the bot-check popup, which lies over the form that asked for it (ACC-03). */
export default function BotCheckSlot() {
  return <BotCheck />
}
