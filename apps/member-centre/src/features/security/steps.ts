/** Parts of the security centre that come in one file: each is small, and few are seen alone. */
export { EmailStep, MobileStep } from './contact/contact-steps.tsx'
export { PayeeStep } from './contact/payee-step.tsx'
export { HistoryStep } from './history-step.tsx'
export { Overview } from './overview.tsx'
export { QuestionsStep } from './questions/questions-step.tsx'
