const list = () => import('./list/tournament-list-page.js');
const page = () => import('./page/tournament-page.js');

export const routes = [
  { path: '/tournament/list', lazy: list },
  { path: '/tournament/list/:page', lazy: list },
  { path: '/tournament/:id', lazy: page },
  { path: '/tournament/:id/:pagematchs', lazy: page },
  { path: '/tournament/:id/:pagematchs/:faseTournament/:idFase', lazy: page },
  { path: '/run/:id', lazy: () => import('./run/run-page.js') },
];
