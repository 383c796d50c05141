const signedIn = { access: 'signed-in' } as const;

const smash = () => import('./smash/smash-page.js');

/** My account and my sports (RTE-04, ACC-09). */
export const accountRoutes = [
  {
    path: '/player/account',
    lazy: () => import('./general/general-page.js'),
    handle: { ...signedIn, first: () => import('./general/first.js') },
  },
  { path: '/player/account/settings', lazy: () => import('./settings/settings-page.js'), handle: signedIn },
  {
    path: '/player/account/notifications',
    lazy: () => import('./notifications/notifications-page.js'),
    handle: signedIn,
  },
  { path: '/player/account/invoices', lazy: () => import('./invoices/invoices-page.js'), handle: signedIn },
  {
    path: '/player/account/invoice/:number/:year',
    lazy: () => import('./invoices/invoice-page.js'),
    handle: signedIn,
  },
  { path: '/player/account/invite', lazy: () => import('./invite/invite-page.js'), handle: signedIn },
  { path: '/player/account/awards', lazy: () => import('./awards/awards-page.js'), handle: signedIn },
  { path: '/player/account/payments', lazy: () => import('./payments/payments-page.js'), handle: signedIn },
  { path: '/player/account/payments/:reference', lazy: () => import('./payments/due-page.js'), handle: signedIn },
  { path: '/player/account/change-password', lazy: () => import('./password/password-page.js'), handle: signedIn },
  { path: '/player/account/smash', lazy: smash, handle: signedIn },
  { path: '/player/account/smash/:page', lazy: smash, handle: signedIn },
  { path: '/player/account/social-links', lazy: () => import('./methods/methods-page.js'), handle: signedIn },
  { path: '/player/account/sessions', lazy: () => import('./sessions/sessions-page.js'), handle: signedIn },
  { path: '/player/account/data', lazy: () => import('./data/data-page.js'), handle: signedIn },
  { path: '/player/account/delete-account', lazy: () => import('./delete/delete-page.js'), handle: signedIn },
  { path: '/player/account/blocked', lazy: () => import('./blocked/blocked-page.js'), handle: signedIn },
  { path: '/player/sports', lazy: () => import('./sports/sports-page.js'), handle: signedIn },
  { path: '/player/sports/courts', lazy: () => import('./sports/my-courts-page.js'), handle: signedIn },
  { path: '/player/sports/availability', lazy: () => import('./sports/availability-page.js'), handle: signedIn },
];
