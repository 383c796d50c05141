const page = () => import('./page/league-page.js');
const league = { first: () => import('./page/first.js') };

const signedIn = { access: 'signed-in' } as const;

/** Leagues and their pages (RTE-07). */
export const routes = [
  {
    path: '/league',
    lazy: () => import('./list/league-list-page.js'),
    handle: { first: () => import('./list/first.js') },
  },
  { path: '/league/info', lazy: () => import('./about/about-page.js') },
  { path: '/league/:id', lazy: page, handle: league },
  { path: '/league/:id/ranking/:year', lazy: page, handle: league },
  { path: '/league/:id/subscribe', lazy: () => import('./subscribe/subscribe-page.js'), handle: signedIn },
  { path: '/league/:id/subscribe/error', lazy: () => import('./subscribe/refused-page.js'), handle: signedIn },
  { path: '/league/:id/subscribe/confirmed', lazy: () => import('./subscribe/confirmed-page.js'), handle: signedIn },
  { path: '/league/:id/subscribe/edit', lazy: () => import('./subscribe/edit-page.js'), handle: signedIn },
  { path: '/league/:id/take-award', lazy: () => import('./take-award/take-award-page.js'), handle: signedIn },
  { path: '/league/:id/:pagematchs', lazy: page, handle: league },
  { path: '/league/:id/:pagematchs/:faseTournament/:idFase', lazy: page, handle: league },
];
