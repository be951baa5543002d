import { SearchView } from '#screens/search/search-view.tsx'

/** `popup:search`: the search screen over any page (SHL-06, LOB-17). */
export default function SearchSlot() {
  return <SearchView place="popup" />
}
