export { login, type Attempt, type Entrance } from './login.api.ts'
export { enter } from './enter.ts'
