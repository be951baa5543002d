/**
 * The libraries that exist once on a page, given by the shell to every module: a versioned contract.
 * `names` are the only exports a module may use from it (a namespace would cost 40 % more bytes);
 * the registry refuses a release that needs a library or a range the live shell does not give.
 */
export interface SharedLibrary {
  readonly request: string
  /** Major version that modules are built against. */
  readonly range: string
  /** `all` where the library is small or is used whole. */
  readonly names: readonly string[] | 'all'
}

export const SHARED_CONTRACT_VERSION = 1

export const SHARED_LIBRARIES: readonly SharedLibrary[] = [
  { request: 'react', range: '^19.3.0', names: 'all' },
  { request: 'react/jsx-runtime', range: '^19.3.0', names: 'all' },
  { request: 'react-dom', range: '^19.3.0', names: ['createPortal', 'flushSync', 'preload', 'version'] },
  {
    request: 'react-router-dom',
    range: '^7.18.0',
    names: ['useLocation', 'useNavigate', 'useParams', 'useSearchParams'],
  },
  {
    request: 'rxjs',
    range: '^7.8.0',
    names: [
      'BehaviorSubject',
      'Observable',
      'Subject',
      'debounceTime',
      'distinctUntilChanged',
      'filter',
      'fromEvent',
      'map',
      'merge',
      'startWith',
      'switchMap',
      'throttleTime',
      'timer',
    ],
  },
  {
    request: 'jotai',
    range: '^2.20.0 || ^3.0.0',
    names: ['atom', 'createStore', 'getDefaultStore', 'useAtom', 'useAtomValue', 'useSetAtom'],
  },
  { request: 'i18next', range: '^26.7.0 || ^27.1.0', names: ['default'] },
  { request: '@site/shared-api', range: '^1.0.0', names: 'all' },
  { request: '@site/ui', range: '^1.0.0', names: 'all' },
]
