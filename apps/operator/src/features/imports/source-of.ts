const LONGEST = 40

/** A name for whose list a file is, made of the file's own; empty where nothing is left of it. */
export function sourceOf(fileName: string): string {
  return fileName
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, LONGEST)
}
