import { reportDeclarations, type ModuleDeclarations } from '@site/shared-api/contract/describe'
import type { Registry } from '#registry/registry.ts'

const LOOK_MS = 2_000
const ANSWER_LIMIT_MS = 5_000
/** Another instance may have sent older ones since: all are sent again this often. */
const AGAIN_MS = 60_000

interface Options {
  /** Where the platform answers. */
  readonly url: string
  readonly token: () => string | undefined
  readonly registry: Pick<Registry, 'live' | 'modules'>
  readonly onProblem: (message: string) => void
}

/** Sends the declarations of the live modules to the platform whenever they change: what operators can switch (PLT-05, SHL-19). */
export interface DeclarationReporter {
  start(): void
  /** Sends what is new; answers whether the platform knows it. */
  look(): Promise<boolean>
  stop(): void
}

export function createDeclarationReporter({ url, token, registry, onProblem }: Options): DeclarationReporter {
  let sentBody = ''
  let sentAt = 0
  let timer: NodeJS.Timeout | undefined
  let problem = ''

  async function look(): Promise<boolean> {
    const modules = declared(registry)
    const body = JSON.stringify({ modules })
    if (modules.length === 0 || (body === sentBody && Date.now() - sentAt < AGAIN_MS))
      return body === sentBody
    const answer = await fetch(url + reportDeclarations.path, {
      method: reportDeclarations.method,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      headers: { Authorization: `Bearer ${token() ?? ''}`, 'Content-Type': 'application/json' },
      body,
    }).catch(() => undefined) // the brand source reports that the platform is away
    await answer?.arrayBuffer()
    if (answer?.ok === true) [sentBody, sentAt, problem] = [body, Date.now(), '']
    else if (answer !== undefined) say(`declarations: the platform answered ${answer.status}`)
    return body === sentBody
  }
  function say(message: string): void {
    if (message !== problem) onProblem(message)
    problem = message
  }
  const next = (): void => {
    timer = setTimeout(() => void look().finally(() => timer && next()), LOOK_MS).unref()
  }
  return {
    look,
    start() {
      void look().finally(next)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** What each live release declares of its module and its flags. */
function declared(registry: Options['registry']): ModuleDeclarations {
  return registry.modules().flatMap((name) => {
    const declaration = registry.live(name)?.declaration
    return declaration ? [{ name, default: declaration.default, flags: declaration.flags }] : []
  })
}
