// The script of the sandbox's page. It runs in a frame without an origin: no cookie, no storage, no way to the site but messages.
const texts = JSON.parse(document.body.dataset.texts ?? '{}')
const byId = (id) => document.getElementById(id)
const say = (key, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    texts[key] ?? '',
  )
/** The frame's address is the site's, so the site alone can read what is told. */
const tell = (type) => {
  if (parent !== window) parent.postMessage({ type }, new URL(location.href).origin)
}
const result = byId('result')
const cards = byId('cards')

async function ask(path, body) {
  const answer = await fetch(`/lgw/sandbox/${path}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { success, value, code } = await answer.json()
  if (!success) throw Object.assign(new Error(code), { code })
  return value
}

/** Words for a refusal; one that cannot be played on with is told to the site. */
function refuse(error) {
  const code = texts[error.code] === undefined ? 'network' : error.code
  result.textContent = say(code)
  document.body.dataset.state = code === 'network' ? 'ready' : 'refused'
  if (code === 'session_ended') tell('game.ended')
}

function drawAmounts(game) {
  const group = byId('amounts')
  game.amounts.forEach((amount, index) => {
    const label = document.createElement('label')
    const choice = Object.assign(document.createElement('input'), {
      type: 'radio',
      name: 'amount',
      value: amount,
      checked: index === 0,
    })
    const text = document.createElement('span')
    text.textContent = game.currencySymbol + amount
    label.append(choice, text)
    group.append(label)
  })
  group.hidden = false
}

/** A round that got no answer is asked for again under its own id: it is played once. */
let waiting
let busy = false

async function play(game, card) {
  if (busy || document.body.dataset.state === 'refused') return
  busy = true
  const amount = document.querySelector('input[name=amount]:checked').value
  if (waiting === undefined || waiting.card !== card || waiting.amount !== amount)
    waiting = { roundId: newId(), card, amount }
  cards.dataset.drawn = ''
  for (const one of cards.children) delete one.dataset.shown
  result.dataset.won = ''
  result.textContent = say('drawing')
  document.body.dataset.state = 'playing'
  try {
    const round = await ask('rounds', { ticket: game.ticket, ...waiting })
    waiting = undefined
    cards.children[round.card - 1].dataset.shown = round.won ? 'won' : 'lost'
    if (!round.won) cards.children[round.drawn - 1].dataset.shown = 'winner'
    result.dataset.won = String(round.won)
    result.textContent = round.won
      ? say('won', { amount: game.currencySymbol + round.payout })
      : say('lost', { n: round.drawn })
    document.body.dataset.state = 'ready'
  } catch (error) {
    refuse(error)
  } finally {
    busy = false
  }
}

/** A random UUID, also on plain http where `randomUUID` is missing. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function show(game) {
  const art = byId('art')
  art.src = `/img/game/${game.nodeId}/240.webp`
  art.hidden = false
  art.onerror = () => (art.hidden = true)
  byId('name').textContent = game.gameName
  document.title = game.gameName
  byId('mode').hidden = game.mode !== 'free'
  byId('rule').textContent = say('rule', { cards: game.cards })
  result.textContent = say('choose')
  for (let n = 1; n <= game.cards; n += 1) {
    const card = Object.assign(document.createElement('button'), { type: 'button', className: 'card' })
    card.setAttribute('aria-label', say('card', { n }))
    card.append(Object.assign(document.createElement('span'), { textContent: String(n) }))
    card.onclick = () => void play(game, n)
    cards.append(card)
  }
  drawAmounts(game)
  document.body.dataset.state = 'ready'
}

const leave = byId('leave')
leave.hidden = parent === window
leave.onclick = () => tell('game.closed')

ask('session', { token: new URLSearchParams(location.search).get('token') ?? '' })
  .then((game) => {
    show(game)
    tell('game.ready')
  })
  .catch((error) => {
    refuse(error)
    document.body.dataset.state = 'refused'
    tell('game.refused')
  })
