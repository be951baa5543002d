/** A table that a phone shows as stacked rows, instead of scrolling sideways; its headings stay for screen readers. */
export const STACKED = {
  '@media (max-width: 599.95px)': {
    '& thead': {
      clip: 'rect(0 0 0 0)',
      height: '1px',
      overflow: 'hidden',
      position: 'absolute',
      width: '1px',
    },
    '& thead tr': { display: 'block' },
    '& tbody, & tr, & td': { display: 'block' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& tbody th': { border: 0, display: 'block', pb: 0.25 },
    '& td': { border: 0, overflowWrap: 'anywhere', py: 0.25 },
    // Each value's heading is shown before it, as the heading row is out of sight.
    '& td[data-label]::before': { color: 'text.secondary', content: "attr(data-label) ': '" },
    '& td[data-label]:empty': { display: 'none' },
  },
} as const
