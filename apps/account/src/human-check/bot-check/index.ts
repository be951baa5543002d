export { askBotCheck } from './ask-bot-check.ts'
