export { RecoveryPanel } from './recovery-panel.tsx'
