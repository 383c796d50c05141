/** Pages that advertisements and invitations lead to (RTE-09, PUB-03). */
const VARIANTS = ['01', '01es', '01fr', '02'];
const ENDINGS = ['', '/:lat', '/:lat/:lng', '/:lat/:lng/:city'];
const load = () => import('./landing-page.js');

export const landingRoutes = [
  { path: '/lp/join', lazy: () => import('./landing-page.js') },
  { path: '/lp/join/tournaments', lazy: () => import('./landing-page.js') },
  ...VARIANTS.flatMap((variant) =>
    ENDINGS.map((ending) => ({ path: `/lp/join/${variant}/:referralCode${ending}`, lazy: load })),
  ),
];
