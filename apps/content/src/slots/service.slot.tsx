import { ServicePanel } from '#features/service/index.ts'

/** Content of the customer-service popup (SHL-30). */
export default function ServiceSlot() {
  return <ServicePanel />
}
