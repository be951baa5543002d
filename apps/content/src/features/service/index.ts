export { FloatingList } from './floating-list.tsx'
export { ServicePanel } from './service-panel.tsx'
