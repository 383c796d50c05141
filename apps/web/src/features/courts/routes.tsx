export const routes = [
  { path: '/court/:id', lazy: () => import('./page/court-page.js') },
  { path: '/court/:id/:name', lazy: () => import('./page/court-page.js') },
];
