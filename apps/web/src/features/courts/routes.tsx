const list = () => import('./list/court-list-page.js');
const page = () => import('./page/court-page.js');
const edit = () => import('./edit/edit-page.js');
const listed = { first: () => import('./list/first.js') };
const centre = { first: () => import('./page/first.js') };
const signedIn = { access: 'signed-in' } as const;

export const routes = [
  { path: '/court/list', lazy: list, handle: listed },
  { path: '/court/list/:page', lazy: list, handle: listed },
  { path: '/court/new', lazy: () => import('./suggest/suggest-page.js'), handle: signedIn },
  { path: '/court/:id', lazy: page, handle: centre },
  { path: '/court/:id/edit', lazy: edit, handle: signedIn },
  { path: '/court/:id/edit/:pageTab', lazy: edit, handle: signedIn },
  { path: '/court/:id/:name', lazy: page, handle: centre },
];
