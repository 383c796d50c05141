import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { keepResult, waitingResults } from '../../src/entities/offline/outbox.js';
import { expectAccessible } from '../accessible.js';
import { sent, theApiKnows } from '../api.js';
import { aMatch, anaInTheClub, aPlayer, aResult, plays } from '../club.js';
import { signedInAs, theNetwork, visit } from '../visit.js';
import { collectWarnings } from '../warnings.js';
import { fakeLocks, networkIs } from './browser.js';

const DRAFT = 'setpoint.draft.result.m1';
const ana = anaInTheClub();
const ben = aPlayer('Ben Serra');
const standing = { state: 'AWAITING_CONFIRMATION', myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT'] };
let match: ReturnType<typeof aMatch>;
/** What the server says to a result. */
let verdict: () => object;

const theirs = () => aResult({ sets: [{ a: 2, b: 6, superTieBreak: false }], winner: 'B' });
const taken = () => {
  match = { ...match, state: 'AWAITING_CONFIRMATION', result: aResult({ enteredBy: ana }), myActions: [] };
  return { success: true, match, fieldErrors: [] };
};
const conflict = () => {
  match = { ...match, ...standing, result: theirs() };
  return { success: false, errorCode: 'RESULT_ALREADY_SAVED', match, fieldErrors: [] };
};

/** The form as Ana filled it in. */
const draft = (more: object = {}) => ({
  idMatch: 'm1',
  activeStep: 1,
  confirmResults: false,
  sets: [
    { a: 6, b: 4, tieBreak: null, superTieBreak: false },
    { a: 6, b: 3, tieBreak: null, superTieBreak: false },
  ],
  outcome: 'COMPLETED',
  winner: null,
  comment: 'windy',
  photo: null,
  evaluations: [],
  ...more,
});
const fillIn = (more: object = {}) => window.localStorage.setItem(DRAFT, JSON.stringify(draft(more)));

beforeEach(async () => {
  fakeLocks();
  networkIs(true);
  await clear(createStore('setpoint-outbox', 'results'));
  match = aMatch({
    ...{ id: 'm1', state: 'AWAITING_RESULT', missing: 0, mySide: 'A', myActions: ['ENTER_RESULT'] },
    ...{ teamA: [plays(ana)], teamB: [plays(ben)] },
  });
  verdict = taken;
  theApiKnows({
    match: () => match,
    enterResult: () => verdict(),
    setMatchPhoto: () => ({ success: true, match }),
  });
});
afterEach(() => networkIs(true));

const send = async () => {
  signedInAs();
  const page = await visit('/match/m1?do=result');
  await page.user.click(await screen.findByRole('button', { name: 'Send the result' }));
  return page;
};
/** The network is back, and what was going to be sent has been. */
const back = () =>
  act(async () => {
    networkIs(true);
    await navigator.locks.request('setpoint-outbox', async () => {});
  });
const waits = () => screen.findByText('This result waits for a signal');

describe('a result at a court without signal', () => {
  it('BYD-06~ waits where it is seen, and is sent once when the network is back, with its photo', async () => {
    fillIn({ photo: 'upload-1' });
    signedInAs();
    const page = await visit('/match/m1?do=result');
    const button = await screen.findByRole('button', { name: 'Send the result' });
    networkIs(false);
    await page.user.click(button);
    expect(await screen.findByRole('heading', { name: 'Kept on this device' })).toBeInTheDocument();
    expect(await waits()).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Ana Rossi 6 6/ })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Code/ })).toBeNull();
    await expectAccessible();
    expect([sent('EnterResult'), sent('SendWaitingResult'), window.localStorage.getItem(DRAFT)]).toEqual([
      [],
      [],
      null,
    ]);

    await back();
    expect(await screen.findByText('Your result was sent')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Result sent' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('This result waits for a signal')).toBeNull());
    await back();
    expect(sent('SendWaitingResult')).toEqual([
      expect.objectContaining({ matchId: 'm1', resultVersion: 0, comment: 'windy', outcome: 'COMPLETED' }),
    ]);
    expect(sent('SendWaitingPhoto')).toEqual([{ matchId: 'm1', uploadId: 'upload-1' }]);
  });

  it('BYD-06~ is kept when nobody answers although the browser believes in its network', async () => {
    collectWarnings();
    fillIn();
    theNetwork().outage = ({ body }) => {
      if (String(body['operationName']).includes('Result')) throw new TypeError('Failed to fetch');
      return undefined;
    };
    await send();
    expect(await screen.findByRole('heading', { name: 'Kept on this device' })).toBeInTheDocument();
    theNetwork().outage = null;
    await back();
    expect(await screen.findByRole('heading', { name: 'Result sent' })).toBeInTheDocument();
    expect(await waitingResults('ana')).toEqual([]);
  });

  it('BYD-06~ is not kept when the answer is no, and the form stays as it is', async () => {
    collectWarnings();
    fillIn();
    theNetwork().operations['EnterResult'] = () => ({ data: null, errors: [{ message: 'not now' }] });
    await send();
    await waitFor(() => expect(sent('EnterResult')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Send the result' })).toBeEnabled();
    expect(await waitingResults('ana')).toEqual([]);
    expect(window.localStorage.getItem(DRAFT)).not.toBeNull();
  });

  it('BYD-06~ says so where the device has no room, and the form stays as it is', async () => {
    fillIn();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      signedInAs();
      const page = await visit('/match/m1?do=result');
      const button = await screen.findByRole('button', { name: 'Send the result' });
      networkIs(false);
      await page.user.click(button);
      expect(await screen.findByText(/no room to keep the result/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Send the result' })).toBeEnabled();
      expect(window.localStorage.getItem(DRAFT)).not.toBeNull();
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  });

  it('BYD-06~ one that is entered with a network takes the place of one that waits', async () => {
    fillIn();
    await keep();
    theNetwork().operations['SendWaitingResult'] = () => ({ data: null, errors: [{ message: 'not now' }] });
    await send();
    expect(await screen.findByRole('heading', { name: 'Result sent' })).toBeInTheDocument();
    expect(await waitingResults('ana')).toEqual([]);
  });

  const keep = (owner = 'ana') =>
    keepResult({
      owner,
      at: 1,
      teamA: [{ id: 'ana', displayName: 'Ana Rossi' }],
      teamB: [{ id: 'ben', displayName: 'Ben Serra' }],
      input: {
        matchId: 'm1',
        sets: [
          { a: 6, b: 4 },
          { a: 6, b: 3 },
        ],
        outcome: 'COMPLETED',
        resultVersion: 0,
      },
      photo: null,
      draft: { key: DRAFT, values: draft() },
    });

  it('BYD-06~ that is refused stands beside what the opponent entered, which can be confirmed', async () => {
    verdict = conflict;
    await keep();
    signedInAs();
    await visit('/player/account/settings');
    expect(await screen.findByText('This result was not taken')).toBeInTheDocument();
    expect(screen.getByText('The result is already in.')).toBeInTheDocument();
    const mine = await screen.findByRole('region', { name: 'What you entered' });
    expect(within(mine).getByRole('row', { name: /Ana Rossi 6 6/ })).toBeInTheDocument();
    const now = await screen.findByRole('region', { name: 'What stands now' });
    expect(within(now).getByRole('row', { name: /Ana Rossi 2/ })).toBeInTheDocument();
    expect(within(now).getByText(/Entered by Ben Serra/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Confirm the result' })).toHaveAttribute('href', '/match/m1?do=confirm');
    expect(screen.queryByRole('button', { name: 'Enter it anew' })).toBeNull();
    await expectAccessible();
    await back();
    expect(sent('SendWaitingResult')).toHaveLength(1);
  });

  it('BYD-06~ that was disputed meanwhile can be entered anew, with the form as it was', async () => {
    verdict = () => {
      match = { ...match, state: 'AWAITING_RESULT', result: { ...theirs(), disputes: 1 }, myActions: ['ENTER_RESULT'] };
      return { success: false, errorCode: 'RESULT_CHANGED', match, fieldErrors: [] };
    };
    await keep();
    signedInAs();
    const { user, path } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: 'Enter it anew' }));
    expect(await screen.findByRole('button', { name: 'Send the result' })).toBeInTheDocument();
    expect(path()).toContain('/match/m1?do=result');
    expect(JSON.parse(window.localStorage.getItem(DRAFT)!)).toMatchObject({ comment: 'windy', sets: draft().sets });
    await waitFor(() => expect(screen.queryByText('This result was not taken')).toBeNull());
  });

  it('BYD-06~ that was discarded can be brought back', async () => {
    networkIs(false);
    await keep();
    signedInAs();
    const { user } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('This result waits for a signal')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await waits()).toBeInTheDocument();
  });

  it('BYD-06~ is neither shown to nor sent by another person on the same browser', async () => {
    await keep('carla');
    signedInAs();
    await visit('/player/account/settings');
    await screen.findByRole('radio', { name: /Italiano/ });
    await back();
    expect(screen.queryByText(/This result/)).toBeNull();
    expect(sent('SendWaitingResult')).toEqual([]);
    expect(await waitingResults('carla')).toHaveLength(1);
  });

  it('BYD-06~ is not sent by a tab that has not heard yet that somebody else has signed in', async () => {
    networkIs(false);
    await keep();
    signedInAs();
    await visit('/player/account/settings');
    await waits();
    window.localStorage.setItem('setpoint.owner', JSON.stringify({ id: 'ben' }));
    await back();
    expect(sent('SendWaitingResult')).toEqual([]);
    expect(await waitingResults('ana')).toHaveLength(1);
  });

  it('BYD-06~ that an older version of the app kept and that cannot be read is shown, not sent for ever', async () => {
    theNetwork().operations['SendWaitingResult'] = () => ({
      data: null,
      errors: [{ message: 'no such field', extensions: { code: 'BAD_USER_INPUT' } }],
    });
    await keep();
    signedInAs();
    await visit('/player/account/settings');
    expect(await screen.findByText('This result was not taken')).toBeInTheDocument();
  });
});
