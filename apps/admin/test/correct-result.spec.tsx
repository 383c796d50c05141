import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, sent } from './open.js';

const user = (id: string, displayName: string) => ({ id, displayName });
const place = (id: string, name: string) => ({ user: user(id, name) });
const set = (a: number, b: number) => ({ a, b, tieBreak: null, superTieBreak: false });
const result = (more = {}) => ({
  ...{ version: 1, outcome: 'COMPLETED', winner: 'A', comment: null, enteredAt: '2026-06-02T10:00:00Z' },
  ...{ confirmedAt: '2026-06-02T11:00:00Z', confirmedByItself: false, disputes: 0, disputeNote: null },
  ...{ enteredBy: user('ana', 'Ana Moretti'), correctedBy: null, correctionReason: null },
  ...{ sets: [set(6, 4), set(6, 3)], ...more },
});
const aMatch = (more = {}) => ({
  ...{ id: 'm1', state: 'CONFIRMED', visibility: 'PRIVATE', isFriendly: false, numberPlayers: 1 },
  ...{ datePlay: '2026-06-01', timePlay: '18:30', city: 'Milano', createdAt: '2026-05-20T10:00:00Z' },
  sport: { id: '1' },
  court: { id: 'c1', name: 'Circolo Isola' },
  ...{ teamA: [place('ana', 'Ana Moretti')], teamB: [place('ben', 'Ben Taylor')], guests: [], result: result() },
  ...{ gameMode: 'THREE_SETS_6_GAMES', levelMin: null, levelMax: null, booked: true, minutesPlay: 90, missing: 0 },
  ...{ timeZone: 'Europe/Rome', expiry: null, message: null, organiser: user('ana', 'Ana Moretti') },
  ...{ invitations: [], earlierVersions: [], ...more },
});
const answer = (more: object) => ({
  correctResult: {
    ...{ success: false, errorCode: null, setIndex: null, fieldErrors: [], match: null, ...more },
  },
});
const corrected = aMatch({
  result: result({
    ...{ version: 2, winner: 'B', sets: [set(4, 6), set(3, 6)], enteredBy: user('1', 'Setpoint') },
    ...{ correctedBy: user('sam', 'Sam Bennett'), correctionReason: 'Sides swapped' },
  }),
  earlierVersions: [result()],
});

let shown: object;
beforeEach(() => {
  shown = aMatch();
  fakeNetwork({
    SupportMatch: () => ({ match: shown }),
    CorrectResult: () => answer({ success: true, match: corrected }),
  });
});

async function openForm() {
  const browser = await open('/matches/m1');
  await browser.click(await screen.findByRole('button', { name: 'Correct the result' }));
  return { browser, form: within(await screen.findByRole('dialog')) };
}
const input = { matchId: 'm1', version: 1, outcome: 'COMPLETED', winner: null };

describe('correcting a result', () => {
  it('ADM-03~ sends score, version and reason, and shows both versions', async () => {
    const { browser, form } = await openForm();
    for (const [at, [a, b]] of [
      ['4', '6'],
      ['3', '6'],
    ].entries()) {
      const games = within(form.getByRole('group', { name: `Set ${at + 1}` }));
      for (const [label, value] of [
        ['Team A', a!],
        ['Team B', b!],
      ] as const) {
        const field = games.getByRole('textbox', { name: label });
        await browser.clear(field);
        await browser.type(field, value);
      }
    }
    await browser.type(form.getByRole('textbox', { name: /Reason/ }), 'Sides swapped');
    await browser.click(form.getByRole('button', { name: 'Correct the result' }));
    const versions = await screen.findByRole('region', { name: 'Result' });
    await waitFor(() => expect(versions).toHaveTextContent('Support: Sam Bennett'));
    expect(versions).toHaveTextContent('Sides swapped');
    const sets = [
      { a: 4, b: 6, superTieBreak: false },
      { a: 3, b: 6, superTieBreak: false },
    ];
    expect(sent('CorrectResult')).toEqual([{ input: { ...input, sets, reason: 'Sides swapped' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ADM-03~ says why it is refused, and of which set, and keeps what was typed', async () => {
    network.answers['CorrectResult'] = () => answer({ errorCode: 'GAME_COUNT_NOT_ALLOWED', setIndex: 1 });
    const { browser, form } = await openForm();
    await browser.type(form.getByRole('textbox', { name: /Reason/ }), 'Sides swapped');
    await browser.click(form.getByRole('button', { name: 'Correct the result' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Set 2: That score isn’t possible.');
    expect(form.getByRole('textbox', { name: /Reason/ })).toHaveValue('Sides swapped');
  });

  it('ADM-03~ is offered for results that count only', async () => {
    shown = aMatch({ state: 'AWAITING_CONFIRMATION', result: result({ confirmedAt: null }) });
    await open('/matches/m1');
    expect(await screen.findByRole('region', { name: 'Result' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Correct the result' })).not.toBeInTheDocument();
  });
});
