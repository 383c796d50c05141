import { screen } from '@testing-library/react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { expectAccessible } from '../accessible.js';
import { sent, theApiKnows } from '../api.js';
import { aMatch, anaInTheClub, aPlayer, aResult, plays } from '../club.js';
import { signedInAs, visit } from '../visit.js';

const ana = anaInTheClub();
const ben = aPlayer('Ben Serra');
const CODE = '/match/m1?do=confirm&version=1';

/** Ben has entered a result; Ana reads it. */
function known(more: Record<string, unknown> | null = {}) {
  const match = more && {
    ...aMatch({ id: 'm1', state: 'AWAITING_CONFIRMATION', missing: 0, teamA: [plays(ana)], teamB: [plays(ben)] }),
    ...{ mySide: 'A', myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT'], result: aResult() },
    ...more,
  };
  theApiKnows({
    match: () => match,
    enterResult: () => ({ success: true, fieldErrors: [], match: { ...match, ...entered() } }),
    confirmResult: () => ({ success: true, match: { ...match, state: 'CONFIRMED', myActions: [] } }),
  });
}
const entered = () => ({
  state: 'AWAITING_CONFIRMATION',
  myActions: [],
  result: aResult({ version: 3, enteredBy: ana }),
});

describe('the code that the opponent scans', () => {
  it('BYD-06~ is drawn once a result is sent, and leads to just this version of it', async () => {
    known({ state: 'AWAITING_RESULT', myActions: ['ENTER_RESULT'], result: null });
    signedInAs();
    window.localStorage.setItem(
      'setpoint.draft.result.m1',
      JSON.stringify({
        ...{ idMatch: 'm1', activeStep: 1, confirmResults: false, outcome: 'COMPLETED', winner: null },
        ...{ comment: '', photo: null, evaluations: [] },
        sets: [6, 6].map((a) => ({ a, b: 3, tieBreak: null, superTieBreak: false })),
      }),
    );
    const { user } = await visit('/match/m1?do=result');
    await user.click(await screen.findByRole('button', { name: 'Send the result' }));
    const code = await screen.findByRole('img', { name: 'Code that opens the confirmation' });
    expect(code).toHaveAttribute('data-address', 'http://localhost/match/m1?do=confirm&version=3');
    // With the margin that readers need.
    const drawn = generate(code.dataset['address']!);
    expect(code).toHaveAttribute('viewBox', `-4 -4 ${drawn.size + 8} ${drawn.size + 8}`);
    expect(code.querySelector('path')!.getAttribute('d')).toBe(toSvgPath(drawn));
  });

  it('BYD-06~ lets the opponent confirm at once', async () => {
    known();
    signedInAs();
    const { user } = await visit(CODE);
    expect(await screen.findByRole('row', { name: /Ana Rossi 6 7/ })).toBeInTheDocument();
    expect(screen.queryByText(/has changed since/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Yes, confirm' }));
    expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeInTheDocument();
    expect(sent('ConfirmResult')).toEqual([{ matchId: 'm1', resultVersion: 1, evaluations: [] }]);
  });

  it('BYD-06~ of a result that was replaced says so and shows the one that stands', async () => {
    known({ result: aResult({ version: 2, sets: [{ a: 0, b: 6, superTieBreak: false }] }) });
    signedInAs();
    const { user } = await visit(CODE);
    expect(await screen.findByText(/has changed since/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Ana Rossi 0/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes, confirm' }));
    expect(sent('ConfirmResult')).toEqual([{ matchId: 'm1', resultVersion: 2, evaluations: [] }]);
  });

  it('BYD-06~ brings who is not signed in back after the login, also where the match is private', async () => {
    for (const match of [null, { mySide: null, myActions: [] }]) {
      known(match);
      const { path } = await visit(CODE);
      await screen.findAllByRole('heading', { name: /Log in|Welcome back/ });
      expect(path()).toBe(`/auth/login?redirectTo=${encodeURIComponent(CODE)}`);
      document.body.replaceChildren();
    }
  });

  it.each([
    ['a stranger to a public match', { mySide: null, myActions: [] }],
    ['a stranger to a private match', null],
  ])('BYD-06~ tells %s whose it is, and shows no result', async (_, match) => {
    known(match);
    signedInAs();
    await visit(CODE);
    expect(await screen.findByRole('heading', { name: 'Not yours to confirm' })).toBeInTheDocument();
    expect(screen.queryByRole('row')).toBeNull();
    await expectAccessible();
  });

  it('BYD-06~ tells who entered the result that it is the other side’s turn', async () => {
    known({ myActions: [], result: aResult({ enteredBy: ana }) });
    signedInAs();
    await visit(CODE);
    expect(await screen.findByText(/the other side’s turn/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Yes, confirm' })).toBeNull();
  });

  it.each(['0', '-1', '1e9', '99999999', 'x'])(
    'BYD-06~ confirms what is shown, whatever the address says: %s',
    async (version) => {
      known();
      signedInAs();
      const { user } = await visit(`/match/m1?do=confirm&version=${version}`);
      await user.click(await screen.findByRole('button', { name: 'Yes, confirm' }));
      expect(sent('ConfirmResult')).toEqual([{ matchId: 'm1', resultVersion: 1, evaluations: [] }]);
    },
  );
});
