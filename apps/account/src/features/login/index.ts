export { LoginPanel } from './login-panel.tsx'
