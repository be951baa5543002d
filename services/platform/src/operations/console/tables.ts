export interface ConsoleTables {
  module_declarations: { id: number; modules: unknown; told_at: Date }
}

declare module '#db/tables' {
  interface Tables extends ConsoleTables {}
}
