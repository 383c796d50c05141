import { createSession } from '@setpoint/client/session';
import { createBrowserTexts } from '@setpoint/i18n/browser';
import { waitFor } from '@testing-library/react';
import { preloadPage } from '../../src/app/preload.js';
import { anaInTheClub, aMatch, aPage, theApiKnows } from '../club.js';
import { signedInAs, theNetwork } from '../visit.js';

async function open(path: string) {
  window.history.replaceState(null, '', path);
  const session = createSession({ schedule: () => () => {} });
  await preloadPage(session, session.start(), createBrowserTexts({ namespaces: ['common'], language: 'en' })).asked;
}

describe('the first page', () => {
  beforeEach(() =>
    theApiKnows({ player: anaInTheClub(), match: aMatch({ id: 'm1' }), matches: aPage([], { first: 1 }) }),
  );

  it('is asked for before anything is drawn', async () => {
    signedInAs();
    await open('/match/m1');
    await waitFor(() => expect(theNetwork().of('MatchPage')).toHaveLength(1));
    expect(theNetwork().of('MatchPage')[0]!.body['variables']).toEqual({ id: 'm1' });
  });

  it('is asked for in the list as its address filters it', async () => {
    await open('/match/list?km=any&show=played');
    await waitFor(() => expect(theNetwork().of('MatchList')).toHaveLength(1));
    expect(theNetwork().of('MatchList')[0]!.body['variables']).toMatchObject({ first: 20, after: null });
  });

  it('asks nothing for visitors who have to sign in first', async () => {
    await open('/dashboard/app');
    expect(theNetwork().of('Dashboard')).toEqual([]);
  });
});
