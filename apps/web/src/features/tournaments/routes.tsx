const list = () => import('./list/tournament-list-page.js');
const page = () => import('./page/tournament-page.js');
const listed = { first: () => import('./list/first.js') };
const tournament = { first: () => import('./page/first.js') };

export const routes = [
  { path: '/tournament/list', lazy: list, handle: listed },
  { path: '/tournament/list/:page', lazy: list, handle: listed },
  { path: '/tournament/:id', lazy: page, handle: tournament },
  { path: '/tournament/:id/:pagematchs', lazy: page, handle: tournament },
  { path: '/tournament/:id/:pagematchs/:faseTournament/:idFase', lazy: page, handle: tournament },
  { path: '/run/:id', lazy: () => import('./run/run-page.js'), handle: { first: () => import('./run/first.js') } },
];
