const open = { texts: ['matches'] } as const;
const signedIn = { ...open, access: 'signed-in' } as const;
const openList = { ...open, first: () => import('./list/first.js') } as const;
const list = () => import('./list/match-list-page.js');

export const routes = [
  { path: '/match/list', lazy: list, handle: openList },
  { path: '/match/list/:page', lazy: list, handle: openList },
  { path: '/match/new', lazy: () => import('./new/new-match-page.js'), handle: signedIn },
  { path: '/match/my', lazy: () => import('./my/my-matches-page.js'), handle: signedIn },
  { path: '/match/friends', lazy: () => import('./friends/friends-matches-page.js'), handle: signedIn },
  { path: '/match/find', lazy: () => import('./find/find-time-page.js'), handle: signedIn },
  { path: '/match/guest/:token', lazy: () => import('./guest/guest-page.js'), handle: open },
  {
    path: '/match/:id',
    lazy: () => import('./page/match-page.js'),
    handle: { ...open, first: () => import('./page/first.js') },
  },
];
