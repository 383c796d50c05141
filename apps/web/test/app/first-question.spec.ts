import { createSession } from '@setpoint/client/session';
import { createBrowserTexts } from '@setpoint/i18n/browser';
import { waitFor } from '@testing-library/react';
import { askFirst } from '../../src/app/first-question.js';
import { preloadPage } from '../../src/app/preload.js';
import { dataClient } from '../../src/entities/site/data-client.js';
import { anaInTheClub, theApiKnows } from '../club.js';
import { signedInAs, theNetwork } from '../visit.js';

const asked = () => theNetwork().of('Dashboard');

/** Opens an address as the browser does: the first question, then the page itself. */
async function open(path: string) {
  window.history.replaceState(null, '', path);
  const session = createSession({ schedule: () => () => {} });
  const started = session.start();
  await askFirst(session, started, path);
  const early = asked().length;
  await preloadPage(session, started, createBrowserTexts({ namespaces: ['common'], language: 'en' })).asked;
  return { session, early };
}

describe('the first question', () => {
  beforeEach(() => theApiKnows({ player: anaInTheClub() }));

  it('PLY-12~ is sent before there is a page, which takes its answer over', async () => {
    signedInAs();
    const { early, session } = await open('/dashboard/app');
    expect(early).toBe(1);
    await waitFor(() => expect(dataClient(session).apollo.cache.extract()).toHaveProperty('ROOT_QUERY'));
    expect(asked()).toHaveLength(1);
  });

  it('SHL-07~ waits for the language of those who have not said where they play', async () => {
    signedInAs({ locationLat: null, locationLng: null });
    const { early } = await open('/dashboard/app');
    expect(early).toBe(0);
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  it('is not sent for visitors', async () => {
    expect(await open('/dashboard/app')).toMatchObject({ early: 0 });
    expect(asked()).toEqual([]);
  });

  it('is not sent at other addresses', async () => {
    signedInAs();
    expect(await open('/player/notifications')).toMatchObject({ early: 0 });
  });
});
