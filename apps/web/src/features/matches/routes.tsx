const signedIn = { access: 'signed-in' } as const;

export const routes = [
  { path: '/match/list', lazy: () => import('./list/match-list-page.js') },
  { path: '/match/list/:page', lazy: () => import('./list/match-list-page.js') },
  { path: '/match/new', lazy: () => import('./new/new-match-page.js'), handle: signedIn },
  { path: '/match/my', lazy: () => import('./my/my-matches-page.js'), handle: signedIn },
  { path: '/match/friends', lazy: () => import('./friends/friends-matches-page.js'), handle: signedIn },
  { path: '/match/:id', lazy: () => import('./page/match-page.js') },
];
