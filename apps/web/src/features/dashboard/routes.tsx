const signedIn = { access: 'signed-in' } as const;
const dashboard = () => import('./page/dashboard-page.js');

export const routes = [
  { path: '/dashboard/app', lazy: dashboard, handle: signedIn },
  { path: '/dashboard/app/:pageMatchsFriends', lazy: dashboard, handle: signedIn },
];
