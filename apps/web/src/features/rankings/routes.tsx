const list = () => import('./list/ranking-page.js');
const ranked = { first: () => import('./list/first.js') };

/** The addresses of RTE-10; `list/address.ts` reads them. */
const STATISTICS = [
  'tournaments-played',
  'tournaments-wins',
  'tournaments-finals',
  'tournaments-semifinals',
  'matchs-played',
].map((segment) => `/rank/${segment}/:sport/:numberPlayers/:year`);
const PATHS = [
  ...STATISTICS,
  '/rank/players-met/:sport/:numberPlayers',
  '/rank/:level/:country/:sport/:numberPlayers/:sex',
];

export const routes = [
  { path: '/rank', lazy: () => import('./index/rankings-page.js') },
  ...PATHS.flatMap((path) => [
    { path, lazy: list, handle: ranked },
    { path: `${path}/:page`, lazy: list, handle: ranked },
  ]),
];
