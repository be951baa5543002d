/** A table that a phone shows as stacked rows, each cell beside its heading, instead of scrolling sideways. */
export const STACKED = {
  '@media (max-width: 599.95px)': {
    '& thead': { clip: 'rect(0 0 0 0)', position: 'absolute' },
    '& tbody, & tr, & td': { display: 'block' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td': { border: 0, overflowWrap: 'anywhere', py: 0.25 },
  },
} as const
