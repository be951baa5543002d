import { requireWords, shrinkWords } from '../lib/glossary.mjs'

export const command = {
  usage: 'npm run words [-- --shrink]',
  what: `Checks names, comments, documents and English texts against the refused words of docs/glossary.md. tools/words.json lists
the files that still use some; its numbers may only become smaller.`,
  options: { shrink: { type: 'boolean', what: 'lowers the numbers to those of today' } },
  async run({ values }) {
    if (values.shrink === true) shrinkWords()
    requireWords()
  },
}
