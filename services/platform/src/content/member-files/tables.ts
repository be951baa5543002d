export interface MemberFileTables {
  /** Where no bucket is configured. */
  member_files: { name: string; content: Uint8Array }
}

declare module '#db/tables' {
  interface Tables extends MemberFileTables {}
}
