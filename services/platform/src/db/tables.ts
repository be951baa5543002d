import type { BrandTables } from '#modules/brands/tables'

/**
 * The tables, one interface per domain. A domain adds its own with one line here
 * (`extends …, CatalogueTables`).
 */
export interface Tables extends BrandTables {}
