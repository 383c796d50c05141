const list = () => import('./list/court-list-page.js');
const page = () => import('./page/court-page.js');
const edit = () => import('./edit/edit-page.js');
const signedIn = { access: 'signed-in' } as const;

export const routes = [
  { path: '/court/list', lazy: list },
  { path: '/court/list/:page', lazy: list },
  { path: '/court/new', lazy: () => import('./suggest/suggest-page.js'), handle: signedIn },
  { path: '/court/:id', lazy: page },
  { path: '/court/:id/edit', lazy: edit, handle: signedIn },
  { path: '/court/:id/edit/:pageTab', lazy: edit, handle: signedIn },
  { path: '/court/:id/:name', lazy: page },
];
