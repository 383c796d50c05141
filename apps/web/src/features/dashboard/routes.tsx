const signedIn = { access: 'signed-in' } as const;

export const routes = [
  {
    path: '/dashboard/app',
    lazy: () => import('./page/dashboard-page.js'),
    handle: { ...signedIn, first: () => import('./page/first.js') },
  },
  {
    path: '/dashboard/app/:pageMatchsFriends',
    lazy: () => import('./page/later-friends-matches.js'),
    handle: signedIn,
  },
];
