/** Where everybody may ask something of us (RTE-11). */
export const supportRoutes = [
  { path: '/support', lazy: () => import('./support-page.js') },
  { path: '/court-partnership', lazy: () => import('./partnership-page.js') },
];
