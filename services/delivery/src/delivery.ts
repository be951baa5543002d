import { join } from 'node:path'
import { networkRegions, type Regions } from '@site/service-kit/regions'
import type { AssetStore } from '#assets/asset-store.ts'
import { createAssetStore } from '#assets/asset-store.ts'
import { createClosureStore, type ClosureStore } from '#assets/closure.ts'
import { createCommonPlans, type CommonPlans } from '#assets/common-plans.ts'
import { openTextStore } from '#assets/text-store.ts'
import { createBrandSource, type BrandSource } from '#brands/brand-source.ts'
import { createDeclarationReporter, type DeclarationReporter } from '#brands/declaration-reporter.ts'
import { createDrawer, type Drawer } from '#drawing/drawer.ts'
import type { PhoneAuth } from '#page/security-headers.ts'
import { createPageStore, type PageStore } from '#page/page-store.ts'
import { createBrandPlans, type BrandPlans } from '#plan/brand-plan.ts'
import { createFirstData, type FirstData } from '#plan/first-data.ts'
import { createTelemetryReporter, type TelemetryReporter } from '#field/telemetry-reporter.ts'
import { PageProofs } from '#field/page-proofs.ts'
import { createFailures, type Failure, type Failures } from '#failures/failures.ts'
import { localBuilds, type LocalBuilds } from '#preview/local-builds.ts'
import { createPreviewSource, type PreviewSource } from '#preview/preview-source.ts'
import { openRegistry, type Registry, type ServerBuild } from '#registry/registry.ts'
import { createReleases, type Releases } from '#registry/releases.ts'
import type { Mirror } from '#store/mirror.ts'
import type { ReleaseStore } from '#store/release-store.ts'
import { openUploads, type UploadStore } from '#uploads/upload-store.ts'

export interface DeliveryOptions {
  /** Folder of what this copy keeps for itself. */
  readonly dataDir: string
  /** Folder of the releases, which several copies may share. */
  readonly releasesDir: string
  /** Where several hosts have their releases from, when they share no folder. */
  readonly store?: ReleaseStore | undefined
  /** What keeps the folder as the store is. */
  readonly mirror?: Mirror | undefined
  /** Where the platform answers, without a trailing slash. */
  readonly platformUrl: string
  readonly internalToken: () => string | undefined
  /** Lets `?composition=mono` serve the one-bundle build, for measuring. */
  readonly yardstick: boolean
  /** False takes the service worker back from every browser that has it. */
  readonly serviceWorker: boolean
  /** The share of pages that report telemetry, from 0 to 1; none without. */
  readonly fieldRate?: number
  /** Origins whose games a page may frame. */
  readonly gameOrigins: readonly string[]
  /** The third-party phone service, where the installation has one. */
  readonly phoneAuth?: PhoneAuth | undefined
  /** Where `npm run dev` serves what it builds on this machine. */
  readonly hotServer?: string | undefined
  /** Addresses of a developer's own machine whose modules may run in the one browser that opened an override; none by default. */
  readonly devOrigins?: readonly string[]
  readonly onProblem: (message: string) => void
  /** One failure of a module, on a page or while it was drawn: a line of the log. */
  readonly onFailure?: (failure: Failure) => void
}

/** The parts of the service, made once per process. */
export interface Delivery {
  readonly registry: Registry
  /** The registry as it is changed. */
  readonly releases: Releases
  /** Releases that are being sent. */
  readonly uploads: UploadStore
  readonly assets: AssetStore
  readonly closures: ClosureStore
  readonly commonPlans: CommonPlans
  readonly brands: BrandSource
  readonly previews: PreviewSource
  /** What modules declare, on its way to the operators. */
  readonly declarations: DeclarationReporter
  /** Of this machine, under `npm run dev`. */
  readonly localBuilds: LocalBuilds
  readonly devOrigins: readonly string[]
  readonly firstData: FirstData
  readonly brandPlans: BrandPlans
  readonly pages: PageStore
  readonly drawing: Drawer
  readonly failures: Failures
  readonly yardstick: boolean
  readonly serviceWorker: boolean
  readonly fieldRate: number
  /** Telemetry of pages, on its way to the platform. */
  readonly field: TelemetryReporter
  /** What a page proves with that it was served here. */
  readonly pageProofs: PageProofs
  readonly gameOrigins: readonly string[]
  readonly phoneAuth: PhoneAuth | undefined
  /** To whom a brand is closed. */
  readonly regions: Regions
  readonly platformUrl: string
  /** What draws the frame; throws where there is no shell. */
  shellBuild(): ServerBuild
  /** Text of a style that a page carries inline; empty when its file is damaged (the page then fetches nothing wrong). */
  style(file: string): string
}

export function createDelivery({
  dataDir,
  releasesDir,
  store,
  mirror,
  platformUrl,
  internalToken,
  yardstick,
  serviceWorker,
  fieldRate = 0,
  gameOrigins,
  phoneAuth,
  hotServer,
  devOrigins = [],
  onProblem,
  onFailure = () => undefined,
}: DeliveryOptions): Delivery {
  const registry = openRegistry(releasesDir, onProblem)
  const assets = createAssetStore(registry)
  const failures = createFailures(registry, onFailure)
  return {
    registry,
    releases: createReleases(registry, mirror),
    uploads: openUploads(join(dataDir, 'uploads'), registry),
    assets,
    closures: createClosureStore(assets, openTextStore('closures', releasesDir, onProblem, store)),
    commonPlans: createCommonPlans(openTextStore('plans', releasesDir, onProblem, store)),
    brands: createBrandSource({
      url: platformUrl,
      token: internalToken,
      cacheFile: join(dataDir, 'delivery', 'brands.json'),
      onProblem,
    }),
    declarations: createDeclarationReporter({ url: platformUrl, token: internalToken, registry, onProblem }),
    previews: createPreviewSource({ url: platformUrl, token: internalToken, devOrigins, onProblem }),
    localBuilds: localBuilds(hotServer),
    devOrigins,
    firstData: createFirstData(platformUrl),
    brandPlans: createBrandPlans(registry, assets),
    pages: createPageStore(onProblem),
    drawing: createDrawer({ serverBuild: registry.serverBuild, report: failures, onProblem }),
    failures,
    yardstick,
    serviceWorker,
    fieldRate,
    field: createTelemetryReporter({ url: platformUrl, token: internalToken, onProblem }),
    pageProofs: new PageProofs({ token: internalToken }),
    gameOrigins,
    phoneAuth,
    regions: networkRegions,
    platformUrl,
    shellBuild() {
      const shell = registry.live('shell')
      if (shell === undefined) throw new Error('No shell has been released yet: run npm start.')
      return registry.serverBuild(shell)
    },
    style(file) {
      const [module = '', name = ''] = file.split('/')
      try {
        return assets.get(module, name)?.raw.toString('utf8') ?? ''
      } catch (error) {
        onProblem(String(error))
        return ''
      }
    },
  }
}
