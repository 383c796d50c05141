const signedIn = { access: 'signed-in' } as const;
const subscribe = () => import('./subscribe-page.js');

/** Subscribing to a tournament, and taking what was won there (RTE-06). */
export const routes = [
  { path: '/tournament/:id/subscribe', lazy: subscribe, handle: signedIn },
  { path: '/tournament/:id/subscribe/error', lazy: () => import('./refused-page.js'), handle: signedIn },
  { path: '/tournament/:id/subscribe/confirmed', lazy: () => import('./confirmed-page.js'), handle: signedIn },
  { path: '/tournament/:id/subscribe/:partner', lazy: subscribe, handle: signedIn },
  {
    path: '/tournament/:id/take-award',
    lazy: () => import('../take-award/take-award-page.js'),
    handle: signedIn,
  },
];
