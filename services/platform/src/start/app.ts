import cookie from '@fastify/cookie'
import { BODY_BYTES } from '@site/shared-api/contract/call'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { Denied } from '#api/denied'
import { PictureGate } from '#api/pictures/picture-gate'
import type { Platform } from '#api/platform'
import { SharedAnswers } from '#api/shared-answers'
import { Daily } from '#db/daily/daily'
import { Jobs } from '#db/jobs/jobs'
import { MemberTurns } from '#db/member-turns'
import { Facts } from '#db/signals/facts'
import { EventPublisher } from '#db/signals/event-publisher'
import type { Deps } from '#deps'
import { BrandService } from '#brands/index'
import { Exclusions } from '#care/index'
import {
  Browsers,
  BrowserTickets,
  HumanChecks,
  OneTimeCodes,
  SecurityLog,
  SessionService,
  SignIn,
} from '#identity/index'
import {
  BrandGate,
  findSources,
  loadKeyed,
  localOperator,
  makeDispatching,
  Managed,
  Approvals,
  OperatorAuth,
  Replays,
  Releasers,
  Throttle,
} from '#operations/index'
import { cleanInput } from '#api/plugins/clean-input'
import { answerRefusal, failures } from '#api/plugins/failures'
import { callLog } from '@site/service-kit/call-log'
import { createInternalListener, type InternalListener } from '@site/service-kit/internal-listener'
import { gracefulClose } from '@site/service-kit/graceful-close'
import { metrics } from '@site/service-kit/metrics'
import { networkRegions } from '@site/service-kit/regions'
import { requestId } from '@site/service-kit/request-id'
import { leaveUnread } from '@site/service-kit/unread-bodies'
import { LargeBodies } from '#api/plugins/large-bodies'
import { openapi } from '#api/plugins/openapi'
import { ProviderSignatures } from '#api/plugins/provider-signatures'
import { loadServiceTokens } from '#api/plugins/service-tokens'
import { foundRoutes } from '#start/parts/found-routes'
import { FirebasePhoneAuth } from '#providers/phone-auth/firebase.provider'
import { phoneAuthOff } from '#providers/phone-auth/off.provider'
import { BigWins } from '#games/index'
import { GameSessions, toDecimal, toMinor } from '#money/index'
import { AGGREGATOR, gameProviders, SANDBOX } from '#providers/game/providers'
import { paymentProviders } from '#providers/payment/providers'
import { SocialProviders } from '#providers/social/providers'
import { answerBrokenRequest } from '#api/plugins/broken-request'

const MAX_PARAM_LENGTH = 256
/** Who takes longer to ask is hung up. */
const REQUEST_LIMIT_MS = 30_000
/** A machine that is full starts late, not never. */
const LONGEST_START_MS = 60_000

/** What the admin listener alone answers: operators' calls and console, metrics, and the API's own description. */
const INNER_PATHS = ['/wps/operator', '/console', '/wps/metrics', '/wps/docs', '/wps/openapi.json']

/** What is answered at either: pictures, which operators look at as players do. */
const SHARED_PATHS = ['/img']

/** The API, and the listener for operators beside the players'. */
export interface BuiltApp {
  readonly app: FastifyInstance
  readonly inner: InternalListener
}

/** Assembles the API from its dependencies; the caller listens and closes. */
export async function buildApp(deps: Deps): Promise<BuiltApp> {
  const app = Fastify({
    logger: deps.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerRefusal(error, request, reply),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    pluginTimeout: LONGEST_START_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    trustProxy: [...deps.config.trustedProxies],
    genReqId: requestId,
    clientErrorHandler: answerBrokenRequest,
  })
  const { operatorHost: host, operatorPort: port } = deps.config
  const inner = createInternalListener(
    app,
    INNER_PATHS,
    { host, port, setting: 'OPERATOR_PORT' },
    SHARED_PATHS,
  )
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  const eventPublisher = new EventPublisher(deps.db, (error) =>
    app.log.warn({ err: error }, 'signals were not published'),
  )
  app.addHook('onClose', () => eventPublisher.close())
  const facts = new Facts()
  const unsubscribe = await facts.subscribe(deps.listen)
  app.addHook('onClose', () => unsubscribe())
  const sessions = new SessionService(deps)
  const browsers = new Browsers(deps)
  const security = new SecurityLog(deps.clock)
  const tickets = new BrowserTickets(deps, security)
  const tokens = await loadServiceTokens(deps.config)
  const keyed = await loadKeyed(deps)
  if (deps.config.examples) await localOperator({ ...deps, keyed }, deps.config.dataDir)
  const throttle = new Throttle(deps)
  const brands = new BrandService(deps.db, facts)
  const jobs = new Jobs({ ...deps, log: app.log })
  const exclusions = new Exclusions({ ...deps, brands, jobs, keyed, sessions })
  const replays = new Replays()
  const operators = new OperatorAuth({ ...deps, replays, throttle })
  const managed = new Managed({ ...deps, facts }, await findSources())
  const dailyWork = new Daily({ ...deps, jobs, log: app.log })
  app.addHook('onReady', async () => {
    await dailyWork.queue()
    jobs.start()
  })
  app.addHook('preClose', () => jobs.stop())
  const dispatching = makeDispatching(app, { ...deps, keyed })
  const platform: Platform = {
    ...deps,
    keyed,
    throttle,
    largeBodies: new LargeBodies(),
    pictures: new PictureGate({ throttle }),
    dispatching,
    humanChecks: new HumanChecks({ ...deps, keyed, throttle }),
    codes: new OneTimeCodes({ ...deps, keyed, throttle, dispatcher: dispatching.dispatcher, security }),
    phoneAuth: deps.config.accounts.firebase
      ? new FirebasePhoneAuth(deps.config.accounts.firebase, deps.clock)
      : phoneAuthOff,
    socialTickets: tickets,
    regions: networkRegions,
    tickets,
    social: new SocialProviders(deps.config.social),
    jobs,
    daily: dailyWork,
    eventPublisher,
    bigWins: new BigWins((signal) => eventPublisher.publish(signal)),
    turns: new MemberTurns(),
    facts,
    answers: new SharedAnswers(facts),
    brands,
    exclusions,
    sessions,
    browsers,
    security,
    signIn: new SignIn(deps, { sessions, browsers, security, exclusions }),
    tokens,
    operators,
    approvals: new Approvals(deps, replays, (options) => inner.inject(options)),
    brandGate: new BrandGate({ ...deps, managed, operators }),
    releasers: new Releasers(deps, operators),
    managed,
    games: gameProviders({
      ...deps,
      secret: tokens.providerSecret,
      authenticate: async (token) =>
        (await new GameSessions(platform).authenticate(AGGREGATOR, { token })).sessionId,
    }),
    payments: paymentProviders({
      clock: deps.clock,
      sandboxUrl: deps.config.sandboxUrl,
      secret: tokens.providerSecret,
      opn: deps.config.opn,
      money: { toDecimal, toMinor },
    }),
    providers: new ProviderSignatures(new Map([[SANDBOX, tokens.providerSecret]]), deps.clock),
  }
  app.decorate('platform', platform)
  app.decorateRequest('who')
  app.addHook('onRequest', async (request) => {
    request.who = { brand: undefined, language: 'EN', session: undefined, token: undefined }
  })

  app.addHook('onError', async (request, _reply, error) => {
    const { operator } = request.who
    if (error instanceof Denied && operator) await operators.deny(operator, request, error.needs)
  })

  await app.register(cookie)
  failures(app)
  cleanInput(app)
  leaveUnread(app)
  metrics(app, '/wps/metrics', (request) => platform.tokens.require(request), [platform.codes.outcomes])
  callLog(app, (request) => ({ merchant: request.who.brand?.merchant }))
  gracefulClose(app)
  await openapi(app)
  for (const routes of await foundRoutes()) await app.register(routes)
  await app.ready()
  return { app, inner }
}
