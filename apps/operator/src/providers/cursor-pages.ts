/** One page as the platform gives it: where the next one begins, if there is one. */
export interface CursorPage<Item> {
  readonly list: readonly Item[]
  readonly next: string | undefined
}

interface Walk {
  readonly key: string
  /** Where each page begins, the first at 0. */
  readonly begins: (string | undefined)[]
}

/**
 * Pages by number over a call that goes on from cursors: the beginnings of the pages seen so far are kept for one question at a
 * time, and one that was not seen yet is walked to.
 */
export function cursorPages<Item>() {
  let walk: Walk = { key: '', begins: [undefined] }
  return async (
    key: string,
    page: number,
    fetchPage: (cursor: string | undefined) => Promise<CursorPage<Item>>,
  ): Promise<{ list: readonly Item[]; hasNext: boolean }> => {
    if (walk.key !== key || page <= 1) walk = { key, begins: [undefined] }
    const { begins } = walk
    for (;;) {
      const at = Math.min(page, begins.length)
      const { list, next } = await fetchPage(begins[at - 1])
      if (next !== undefined) begins[at] = next
      if (at === page || next === undefined)
        return { list: at === page ? list : [], hasNext: next !== undefined }
    }
  }
}
