const JUDGED = { well: 'served well', failed: 'failed', unknown: 'not judged yet' }
const NAME = 16

/** What a move did, and the command that undoes it. */
export const formatMove = ({ said, undo }) =>
  [said, ...(undo ? [`To undo it: ${undo.command}`] : [])].join('\n')

export const formatStates = (states) => states.map(formatState).join('\n')

function formatState({ module, live, lastGood, canary, pins }) {
  const what = live ? `${live.version} of ${live.createdAt}` : 'cannot be read'
  return [
    `${module.padEnd(NAME)} ${what}${lastGood === null ? '' : `, falls back to ${lastGood}`}`,
    ...(canary ? [`    ${formatCanary(canary)}`] : []),
    ...Object.entries(pins).map(([brand, version]) => `    ${brand} stays on ${version}`),
  ].join('\n')
}

function formatCanary({ version, percent, brands, failed, auto }) {
  const whose = brands === null ? 'every brand' : brands.join(', ')
  return `canary ${version} for ${percent} % of ${whose}${auto ? ', promoted once it is found good' : ''}${failed ? ': it failed, no visitor has it any more' : ''}`
}

/** One module whole. */
export const formatHistory = ({ versions, changes, ...state }) =>
  [
    formatState(state),
    '  here:',
    ...versions.map(formatVersion),
    ...(changes.length > 0 ? ['  done last:', ...changes.map(formatChange)] : []),
  ].join('\n')

function formatVersion({ version, createdAt, judged, signer, retiredAt }) {
  const facts = [
    `of ${createdAt ?? '(cannot be read)'}`,
    JUDGED[judged],
    ...(signer ? [`signed by ${signer.team}`] : []),
    ...(retiredAt === null ? [] : [`retired ${retiredAt.slice(0, 10)}`]),
  ]
  return `    ${version}  ${facts.join(', ')}`
}

function formatChange({ at, who, did, version, before, why }) {
  const from = before === undefined || before === version ? '' : ` (before: ${before})`
  const time = at.slice(0, 19).replace('T', ' ')
  return `    ${time}  ${did} ${version ?? ''}${from} by ${who}${why === undefined ? '' : `: ${why}`}`
}
