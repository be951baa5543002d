/** One address of every kind of screen that a guest sees. */
export const SCREENS = [
  { name: 'home', path: '/m/home' },
  { name: 'category', path: '/m/slot' },
  { name: 'vendor-grid', path: '/m/cockfight' },
  { name: 'hot', path: '/m/hot-games' },
  { name: 'search', path: '/m/search-games?gameName=a' },
  { name: 'search-empty', path: '/m/search-games?gameName=zzzzqqq' },
  { name: 'category-filtered', path: '/m/rng-games?vassalage=JL&minBet=5' },
  { name: 'providers', path: '/m/gameCenter' },
  { name: 'promotions', path: '/m/activity' },
  { name: 'promotion-gone', path: '/m/activityDetail?id=none' },
  { name: 'login', path: '/m/login' },
] as const
