import { coral } from './coral.brand.ts'
import { lotus } from './lotus.brand.ts'
import type { Brand } from '../schema/brand.schema.ts'

/** The two example brands; they differ in everything a brand can differ in. */
export const exampleBrands: readonly Brand[] = [lotus, coral]
