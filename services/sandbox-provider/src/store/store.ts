import { ClassicLevel } from 'classic-level'
import type { z } from 'zod'

export type Write = { put: string; value: unknown } | { remove: string }

/** Records by key in one LevelDB folder. Every write is on the disk when it is acknowledged. */
export class Store {
  readonly #db: ClassicLevel<string, string>
  constructor(folder: string) {
    this.#db = new ClassicLevel(folder)
  }
  open(): Promise<void> {
    return this.#db.open()
  }
  close(): Promise<void> {
    return this.#db.close()
  }

  async get<T extends z.ZodType>(schema: T, key: string): Promise<z.output<T> | undefined> {
    const text = await this.#db.get(key)
    return text === undefined ? undefined : schema.parse(JSON.parse(text))
  }

  /** All or nothing, synced. */
  async write(writes: readonly Write[]): Promise<void> {
    await this.#db.batch(
      writes.map((write) =>
        'put' in write
          ? { type: 'put', key: write.put, value: JSON.stringify(write.value) }
          : { type: 'del', key: write.remove },
      ),
      { sync: true },
    )
  }

  /** Records whose key begins with `prefix`, in the order of their keys. */
  async list<T extends z.ZodType>(schema: T, prefix: string, limit = -1): Promise<z.output<T>[]> {
    return await this.range(schema, { gte: prefix, lt: `${prefix}\uffff` }, limit)
  }

  /** Records whose keys lie within bounds, in the order of their keys. */
  async range<T extends z.ZodType>(
    schema: T,
    within: { gte: string; lt: string },
    limit = -1,
  ): Promise<z.output<T>[]> {
    const found: z.output<T>[] = []
    for await (const text of this.#db.values({ ...within, limit })) found.push(schema.parse(JSON.parse(text)))
    return found
  }
}
