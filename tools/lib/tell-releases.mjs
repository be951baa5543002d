const JUDGED = { well: 'served well', failed: 'failed', unknown: 'not judged yet' }
const NAME = 16

/** What a move did, and the command that undoes it. */
export const tellMade = ({ said, undo }) =>
  [said, ...(undo ? [`To undo it: ${undo.command}`] : [])].join('\n')

export const tellStates = (states) => states.map(tellState).join('\n')

function tellState({ module, live, lastGood, canary, pins }) {
  const what = live ? `${live.version} of ${live.createdAt}` : 'cannot be read'
  return [
    `${module.padEnd(NAME)} ${what}${lastGood === null ? '' : `, falls back to ${lastGood}`}`,
    ...(canary ? [`    ${tellCanary(canary)}`] : []),
    ...Object.entries(pins).map(([brand, version]) => `    ${brand} stays on ${version}`),
  ].join('\n')
}

function tellCanary({ version, percent, brands, failed, auto }) {
  const whose = brands === null ? 'every brand' : brands.join(', ')
  return `canary ${version} for ${percent} % of ${whose}${auto ? ', promoted once it is found good' : ''}${failed ? ': it failed, nobody has it any more' : ''}`
}

/** One module whole. */
export const tellHistory = ({ versions, changes, ...state }) =>
  [
    tellState(state),
    '  here:',
    ...versions.map(tellVersion),
    ...(changes.length > 0 ? ['  done last:', ...changes.map(tellChange)] : []),
  ].join('\n')

function tellVersion({ version, createdAt, judged, signer, retiredAt }) {
  const facts = [
    `of ${createdAt ?? '(cannot be read)'}`,
    JUDGED[judged],
    ...(signer ? [`signed by ${signer.team}`] : []),
    ...(retiredAt === null ? [] : [`retired ${retiredAt.slice(0, 10)}`]),
  ]
  return `    ${version}  ${facts.join(', ')}`
}

function tellChange({ at, who, did, version, before, why }) {
  const from = before === undefined || before === version ? '' : ` (before: ${before})`
  const time = at.slice(0, 19).replace('T', ' ')
  return `    ${time}  ${did} ${version ?? ''}${from} by ${who}${why === undefined ? '' : `: ${why}`}`
}
