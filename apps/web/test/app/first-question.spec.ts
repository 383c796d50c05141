import { act, screen, waitFor } from '@testing-library/react';
import { createBrowserTexts } from '@setpoint/i18n/browser';
import { featureRoutes } from '../../src/app/feature-routes.js';
import { preloadPage } from '../../src/app/first-page.js';
import { askFirst } from '../../src/app/first-question.js';
import { theApiKnows } from '../api.js';
import { anaInTheClub, aCourt, aMatch, aPage } from '../club.js';
import { aLeague } from '../leagues.js';
import { screensScroll } from '../scrolling.js';
import { aTournament } from '../tournaments.js';
import { aSession, signedInAs, theNetwork, visit } from '../visit.js';

/** The address of a page, what it asks first, and with what. */
type Row = readonly [path: string, operation: string, variables: object];
const FIRST_PAGE = { first: 20, after: null };

const PAGES: readonly Row[] = [
  ['/dashboard/app', 'Dashboard', { me: 'ana' }],
  ['/match/m1', 'MatchPage', { id: 'm1' }],
  ['/match/list?km=any&show=played', 'MatchList', FIRST_PAGE],
  ['/match/list?km=any', 'MatchList', { ...FIRST_PAGE, filter: { joinable: true } }],
  ['/player/ana/ana', 'PlayerProfile', { id: 'ana' }],
  ['/player/list', 'MyLevels', { id: 'ana' }],
  ['/court/c1/centre', 'CourtOfPage', { id: 'c1' }],
  ['/court/list?name=Lido', 'CourtList', { ...FIRST_PAGE, filter: { text: 'Lido' } }],
  ['/tournament/t1/matches', 'TournamentPage', { id: 't1' }],
  ['/tournament/list', 'TournamentList', FIRST_PAGE],
  ['/league/l1', 'LeaguePage', { id: 'l1' }],
  ['/league', 'LeagueList', FIRST_PAGE],
  ['/rank/matchs-played/1/1/2026', 'StatisticsRanking', { ...FIRST_PAGE, year: 2026 }],
  ['/rank/rookie/it/2/2/F', 'LevelRanking', { ...FIRST_PAGE, level: 'ROOKIE', sex: 'F' }],
  ['/dashboard/chat', 'Conversations', FIRST_PAGE],
  ['/player/account', 'Account', {}],
];
const VISITED: readonly Row[] = [
  ['/match/m1', 'MatchPage', { id: 'm1' }],
  ['/league/l1', 'LeaguePage', { id: 'l1' }],
  ['/rank/rookie/it/2/2/F', 'LevelRanking', { ...FIRST_PAGE, sex: null }],
];

const texts = () => createBrowserTexts({ namespaces: ['common'], language: 'en' });
const asked = (operation: string) => theNetwork().of(operation);

/** What a page sent more than once with the same variables, besides the question whose session it is. */
function askedTwice(): string[] {
  const questions = theNetwork()
    .of('/graphql')
    .map(({ body }) => `${String(body['operationName'])} ${JSON.stringify(body['variables'])}`);
  return questions.filter((question, index) => !question.startsWith('Me ') && questions.indexOf(question) < index);
}

/** Opens an address as the browser does: the first question, before anything of the page is loaded. */
async function askAt(path: string) {
  window.history.replaceState(null, '', path);
  const session = aSession();
  const started = session.start();
  await askFirst(session, started, window.location);
  return { session, started };
}

describe('the first question', () => {
  screensScroll();
  beforeEach(() =>
    theApiKnows({
      player: anaInTheClub(),
      match: aMatch({ id: 'm1' }),
      court: aCourt('Centre', { id: 'c1', slug: 'centre' }),
      tournament: aTournament({ id: 't1' }),
      league: aLeague({ id: 'l1' }),
      conversations: aPage([]),
      statisticsRanking: { ...aPage([]), own: null },
      levelRanking: { ...aPage([]), own: null },
      me: anaInTheClub(),
    }),
  );

  const isAskedOnce = async (path: string, operation: string, variables: object) => {
    const { session } = await askAt(path);
    await waitFor(() => expect(asked(operation)).toHaveLength(1));
    expect(asked(operation)[0]!.body['variables']).toMatchObject(variables);
    await visit(path, { session });
    await screen.findByRole('heading', { level: 1 });
    await act(() => new Promise((done) => setTimeout(done)));
    expect(asked(operation)).toHaveLength(1);
    expect(askedTwice()).toEqual([]);
  };

  it.each(PAGES)(
    'PLY-12~ of %s is sent before there is a page, which takes its answer over',
    async (...[path, operation, variables]) => {
      signedInAs();
      await isAskedOnce(path, operation, variables);
    },
  );

  it.each(VISITED)('of %s is sent for visitors, too', async (...[path, operation, variables]) => {
    await isAskedOnce(path, operation, variables);
  });

  it('SHL-07~ waits for the language of those who have not said where they play', async () => {
    signedInAs({ locationLat: null, locationLng: null });
    const { session, started } = await askAt('/dashboard/app');
    expect(asked('Dashboard')).toEqual([]);
    await preloadPage(session, started, texts()).asked;
    await waitFor(() => expect(asked('Dashboard')).toHaveLength(1));
  });

  it.each(['/dashboard/app', '/player/account', '/dashboard/chat'])(
    'is not sent at %s for visitors, who have to sign in first',
    async (path) => {
      const { session, started } = await askAt(path);
      await preloadPage(session, started, texts()).asked;
      expect(theNetwork().requests.filter(({ url }) => url === '/graphql')).toEqual([]);
    },
  );

  it.each(['/match/list/2', '/league?page=3'])('is not sent at %s, whose cursor is not known yet', async (path) => {
    signedInAs();
    await askAt(path);
    expect([...asked('MatchList'), ...asked('LeagueList')]).toEqual([]);
  });

  it('is sent on the way to a page, before its code is there', async () => {
    const route = featureRoutes.find(({ path }) => path === '/level/:id')!;
    const { lazy } = route;
    Object.assign(route, { lazy: () => new Promise(() => {}) });
    signedInAs();
    await visit('/levels');
    act(() => {
      window.history.pushState(null, '', '/level/l1');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(asked('LevelUp').map(({ body }) => body['variables'])).toEqual([{ id: 'l1' }]));
    Object.assign(route, { lazy });
  });
});
