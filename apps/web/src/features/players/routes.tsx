const list = () => import('./list/player-list-page.js');
const profile = () => import('./profile/profile-page.js');
const listed = { first: () => import('./list/first.js') };
const known = { first: () => import('./profile/first.js') };

export const routes = [
  {
    path: '/level/:id',
    lazy: () => import('./level-up/level-up-page.js'),
    handle: { first: () => import('./level-up/first.js') },
  },
  { path: '/player/list', lazy: list, handle: listed },
  { path: '/player/list/:page', lazy: list, handle: listed },
  { path: '/player/:id', lazy: profile, handle: known },
  { path: '/player/:id/:name', lazy: profile, handle: known },
  { path: '/player/:id/:name/:pageTab', lazy: profile, handle: known },
];
