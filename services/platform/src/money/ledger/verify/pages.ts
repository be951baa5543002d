const PAGE = 2_000

/** Every row of a keyset query, a page in memory at a time. */
export async function* allRows<Row>(
  page: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined
  for (;;) {
    const rows = await page(after, PAGE)
    yield* rows
    after = rows.at(-1)
    if (rows.length < PAGE) return
  }
}
