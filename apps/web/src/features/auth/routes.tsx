/** /auth/… (RTE-01), in the sign-in frame. */
export const authRoutes = [
  { path: '/auth/login', lazy: () => import('./login/login-page.js') },
  { path: '/auth/register', lazy: () => import('./register/register-page.js') },
  { path: '/auth/register/:referralCode', lazy: () => import('./register/register-page.js') },
  { path: '/auth/register/:referralCode/:invitedCode', lazy: () => import('./register/register-page.js') },
  { path: '/auth/reset-password', lazy: () => import('./reset-password/reset-password-page.js') },
  { path: '/auth/change-password', lazy: () => import('./change-password/change-password-page.js') },
  { path: '/auth/send-verify', lazy: () => import('./send-verify/send-verify-page.js') },
  { path: '/auth/actions', lazy: () => import('./actions/actions-page.js') },
];
