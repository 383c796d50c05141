export const routes = [
  {
    path: '/player/notifications',
    lazy: () => import('./list/notifications-page.js'),
    handle: { access: 'signed-in' } as const,
  },
  { path: '/unsubscribe/:token', lazy: () => import('./unsubscribe/unsubscribe-page.js') },
];
