export * from './brand.schema.ts'
export * from './module.schema.ts'
export * from './plan.schema.ts'
export * from './release.schema.ts'
