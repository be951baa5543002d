import type { Brand } from '@site/config/schema'
export function registerSettings(brand: Brand): unknown {
  return { merchant: brand.merchant }
}
