/** The second factor's parts, which come in a file of their own: a picture is drawn for the app. */
export { AppStep } from './app-step.tsx'
export { CodesStep } from './codes-step.tsx'
export { PasskeysStep } from './passkeys-step.tsx'
