/** The names of rxjs that modules may use; most pages need none of them, so they are fetched with the first module that does. */
export {
  BehaviorSubject,
  debounceTime,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  Observable,
  startWith,
  Subject,
  switchMap,
  throttleTime,
  timer,
} from 'rxjs'
