const list = () => import('./list/player-list-page.js');
const profile = () => import('./profile/profile-page.js');

export const routes = [
  { path: '/level/:id', lazy: () => import('./level-up/level-up-page.js') },
  { path: '/player/list', lazy: list },
  { path: '/player/list/:page', lazy: list },
  { path: '/player/:id', lazy: profile },
  { path: '/player/:id/:name', lazy: profile },
  { path: '/player/:id/:name/:pageTab', lazy: profile },
];
