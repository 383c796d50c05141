export const routes = [
  { path: '/player/list', lazy: () => import('./list/player-list-page.js') },
  { path: '/player/list/:page', lazy: () => import('./list/player-list-page.js') },
  { path: '/player/:id', lazy: () => import('./profile/profile-page.js') },
  { path: '/player/:id/:name', lazy: () => import('./profile/profile-page.js') },
  { path: '/player/:id/:name/:pageTab', lazy: () => import('./profile/profile-page.js') },
];
