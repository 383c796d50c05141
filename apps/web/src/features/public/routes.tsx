/** Pages for everybody (RTE-11). */
export const publicRoutes = [
  { path: '/', lazy: () => import('./home/home-page.js') },
  { path: '/about-us', lazy: () => import('./about/about-us-page.js') },
  { path: '/more-information', lazy: () => import('./about/more-information-page.js') },
  { path: '/levels', lazy: () => import('./levels/levels-page.js') },
  { path: '/levels/calibration', lazy: () => import('./calibration/calibration-page.js') },
  { path: '/press', lazy: () => import('./press/press-page.js') },
  { path: '/smash', lazy: () => import('./smash/smash-page.js') },
  { path: '/coupon', lazy: () => import('./coupon/coupon-page.js') },
  { path: '/terms', lazy: () => import('./legal/terms-page.js') },
  { path: '/privacy', lazy: () => import('./legal/privacy-page.js') },
  { path: '/404', lazy: () => import('./errors/not-found-page.js') },
  { path: '/500', lazy: () => import('./errors/server-error-page.js') },
];
