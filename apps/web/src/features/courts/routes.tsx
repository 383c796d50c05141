const list = () => import('./list/court-list-page.js');
const page = () => import('./page/court-page.js');

export const routes = [
  { path: '/court/list', lazy: list },
  { path: '/court/list/:page', lazy: list },
  { path: '/court/:id', lazy: page },
  { path: '/court/:id/:name', lazy: page },
];
