export { RegisterPlace } from './register-place.tsx'
