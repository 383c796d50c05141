import { jest } from '@jest/globals';
import { finishedSets, GAME_MODES, resultRulesOf } from '@setpoint/scoring';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aMatch, anaInTheClub, aPlayer, aResult, plays } from '../../club.js';
import { signedInAs, theNetwork, visit, type Visit } from '../../visit.js';

const ana = anaInTheClub();
const ben = aPlayer('Ben Serra');
let match = aMatch();

const known = (more: Record<string, unknown> = {}) => {
  match = aMatch({
    id: 'm1',
    state: 'AWAITING_RESULT',
    missing: 0,
    teamA: [plays(ana)],
    teamB: [plays(ben)],
    mySide: 'A',
    myActions: ['ENTER_RESULT'],
    ...more,
  });
  const of = (change: Record<string, unknown>) => ({
    success: true,
    fieldErrors: [],
    match: (match = { ...match, ...change }),
  });
  theApiKnows({
    match: () => match,
    enterResult: () => of({ state: 'AWAITING_CONFIRMATION', result: aResult({ enteredBy: ana }), myActions: [] }),
    confirmResult: () => of({ state: 'CONFIRMED', myActions: [] }),
    evaluateOpponents: () => of({ myActions: [] }),
  });
};

async function press({ user }: Visit, ...keys: string[]) {
  for (const key of keys) {
    await user.click(within(screen.getByRole('group', { name: 'Score keys' })).getByRole('button', { name: key }));
  }
}

async function rate({ user }: Visit, mark: number, criteria: readonly string[]) {
  for (const criterion of criteria) {
    const marks = within(screen.getByRole('radiogroup', { name: `${criterion}, Ben Serra` }));
    await user.click(marks.getByRole('radio', { name: `${mark} of 5` }));
  }
}
const NINE = [
  'Forehand',
  'Backhand',
  'Serve',
  'Power',
  'Speed',
  'Availability',
  'Teamwork',
  'Punctuality',
  'Fair play',
];

describe('entering a result', () => {
  it('RES-01 RES-06 takes the sets from the big keys, a comment and nine marks, and is done', async () => {
    known();
    signedInAs();
    const page = await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    await expectAccessible();
    await press(page, '6', '4', '7', '6');
    await page.user.click(screen.getByRole('textbox', { name: /points of the loser in the tie-break/ }));
    await press(page, '5');
    await page.user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Great match');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'How do they play?' });
    await rate(page, 4, NINE.slice(0, 8));
    await page.user.click(screen.getByRole('button', { name: 'Send the result' }));
    expect(screen.getByText('Give all nine marks, or clear them.')).toBeInTheDocument();
    await rate(page, 5, NINE.slice(8));
    await expectAccessible();
    await page.user.click(screen.getByRole('button', { name: 'Send the result' }));
    expect(await screen.findByRole('heading', { name: 'Result sent' })).toBeInTheDocument();
    expect(sent('EnterResult')).toEqual([
      {
        matchId: 'm1',
        sets: [
          { a: 6, b: 4, tieBreak: null, superTieBreak: false },
          { a: 7, b: 6, tieBreak: 5, superTieBreak: false },
        ],
        outcome: 'COMPLETED',
        winner: null,
        comment: 'Great match',
        resultVersion: 0,
        evaluations: [expect.objectContaining({ userId: 'ben', forehand: 4, fairness: 5 })],
      },
    ]);
    expect(window.localStorage.getItem('setpoint.draft.result.m1')).toBeNull();
  });

  it('RES-02 says beside the set what is not possible, while one types', async () => {
    known();
    signedInAs();
    const page = await visit('/match/m1?do=result');
    const field = await screen.findByRole('textbox', { name: 'Set 1, games of Ana Rossi' });
    await page.user.type(field, '8');
    await page.user.type(screen.getByRole('textbox', { name: 'Set 1, games of Ben Serra' }), '3');
    expect(await screen.findByText('No set ends like that. Check the games.')).toBeInTheDocument();
    expect(field).toBeInvalid();
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('heading', { name: 'How did it end?' })).toBeInTheDocument();
  });

  it.each<[string, string[], Parameters<typeof resultRulesOf>, string]>([
    ['one set of three', ['6', '4'], ['THREE_SETS_6_GAMES', { drawAllowed: false }], /the next set is missing/.source],
    ['a first set of 4-3', ['4', '3'], ['NEXTGEN', { drawAllowed: false }], /the next set is missing/.source],
    ['a set under way', ['5', '3'], ['THREE_SETS_6_GAMES', { drawAllowed: false }], /This set isn’t finished/.source],
    ['a set to six', ['6', '4'], ['NEXTGEN', { drawAllowed: false }], 'No set ends like that. Check the games.'],
  ])('RES-02 says what is wrong with %s', async (_what, keys, rules, text) => {
    known({ resultRules: resultRulesOf(...rules) });
    signedInAs();
    const page = await visit('/match/m1?do=result');
    for (const [at, key] of keys.entries()) {
      const side = at % 2 === 0 ? 'Ana Rossi' : 'Ben Serra';
      await page.user.type(
        await screen.findByRole('textbox', { name: `Set ${Math.floor(at / 2) + 1}, games of ${side}` }),
        key,
      );
    }
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  });

  it('RES-05~ takes what the server allows: a draw in a group, though the match is no friendly', async () => {
    known({ isFriendly: false, resultRules: resultRulesOf('THREE_SETS_6_GAMES', { drawAllowed: true }) });
    signedInAs();
    const page = await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    await press(page, '6', '4', '4', '6');
    await page.user.click(screen.getByRole('radio', { name: 'Out of time' }));
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await page.user.click(await screen.findByRole('button', { name: 'Send the result' }));
    await waitFor(() => expect(sent('EnterResult')).toMatchObject([{ outcome: 'TIME_EXPIRED' }]));
  });

  it('RES-05~ refuses a draw and time that ran out where the server allows none, though the match is a friendly', async () => {
    known({ isFriendly: true, resultRules: resultRulesOf('ONE_SET_9_GAMES', { drawAllowed: false }) });
    signedInAs();
    await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'COMPLETED',
      'RETIRED',
      'WALKOVER',
    ]);
  });

  it.each(GAME_MODES)('RES-02 offers no key that no set of %s can have', async (mode) => {
    known({ resultRules: resultRulesOf(mode, { drawAllowed: false }) });
    signedInAs();
    await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    const keys = within(screen.getByRole('group', { name: 'Score keys' })).getAllByRole('button');
    const figures = keys.map((key) => Number(key.textContent)).filter((figure) => Number.isInteger(figure));
    expect(Math.max(...figures)).toBe(Math.max(...finishedSets(mode).map(({ a }) => a)));
  });

  it('RES-07 a walkover names who won and has no sets', async () => {
    known();
    signedInAs();
    const page = await visit('/match/m1?do=result');
    await page.user.click(await screen.findByRole('radio', { name: 'Walkover' }));
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('group', { name: 'Who won?' })).toHaveAccessibleDescription('Choose who won.');
    await page.user.click(screen.getByRole('radio', { name: 'Ana Rossi' }));
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await page.user.click(await screen.findByRole('button', { name: 'Send the result' }));
    await waitFor(() => expect(sent('EnterResult')).toHaveLength(1));
    expect(sent('EnterResult')[0]).toMatchObject({ sets: [], outcome: 'WALKOVER', winner: 'A', evaluations: [] });
  });

  it('RES-03 a second device reads that the result is in already', async () => {
    known();
    signedInAs();
    const network = theNetwork();
    network.operations['EnterResult'] = () => ({
      enterResult: {
        success: false,
        errorCode: 'RESULT_ALREADY_SAVED',
        setIndex: null,
        fieldErrors: [],
        match: null,
      },
    });
    const page = await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    await press(page, '6', '1', '6', '2');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    match = { ...match, state: 'AWAITING_CONFIRMATION', result: aResult(), myActions: [] };
    await page.user.click(await screen.findByRole('button', { name: 'Send the result' }));
    expect(await screen.findByText('The result is already in.')).toBeInTheDocument();
    expect(await screen.findByText('Nothing left to do here')).toBeInTheDocument();
  });

  it('RES-02 a score that the server refuses is shown at its set', async () => {
    known();
    signedInAs();
    theNetwork().operations['EnterResult'] = () => ({
      enterResult: {
        success: false,
        errorCode: 'SUPER_TIE_BREAK_NOT_ALLOWED',
        setIndex: 1,
        fieldErrors: [],
        match: null,
      },
    });
    const page = await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    await press(page, '6', '1', '6', '2');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await page.user.click(await screen.findByRole('button', { name: 'Send the result' }));
    expect((await screen.findAllByText('This set can’t be a super tie-break.')).length).toBeGreaterThan(0);
    const field = await screen.findByRole('textbox', { name: 'Set 2, games of Ana Rossi' });
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });

  it('FLT-07 keeps the result over a reload', async () => {
    known();
    signedInAs();
    const page = await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    await press(page, '6', '3');
    expect(JSON.parse(window.localStorage.getItem('setpoint.draft.result.m1')!)).toMatchObject({
      idMatch: 'm1',
      activeStep: 0,
      sets: [
        { a: 6, b: 3 },
        { a: null, b: null },
      ],
    });
  });
});

describe('a result of the other side that comes while one enters', () => {
  /** Ana has entered 6-1 6-2 and given a mark; then Ben's 1-6 2-6 comes. */
  async function overtaken(theirs: Record<string, unknown> = {}) {
    known();
    signedInAs();
    const page = await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    await press(page, '6', '1', '6', '2');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'How do they play?' });
    await rate(page, 5, NINE.slice(0, 1));
    const sets = [
      { a: 1, b: 6, superTieBreak: false },
      { a: 2, b: 6, superTieBreak: false },
    ];
    match = {
      ...match,
      ...{ state: 'AWAITING_CONFIRMATION', result: aResult({ sets, winner: 'B', enteredBy: ben }) },
      ...{ myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT'], ...theirs },
    };
    theNetwork().operations['EnterResult'] = () => ({
      enterResult: { success: false, errorCode: 'RESULT_ALREADY_SAVED', setIndex: null, fieldErrors: [], match },
    });
    await rate(page, 5, NINE.slice(1));
    await page.user.click(screen.getByRole('button', { name: 'Send the result' }));
    return page;
  }
  const board = (name: string) => within(screen.getByRole('region', { name }));

  it('RES-03 RES-04~ shows theirs beside one’s own, and carries that into the dispute', async () => {
    const { user, path } = await overtaken();
    expect(await screen.findByRole('heading', { name: 'They were faster' })).toBeInTheDocument();
    expect(board('Their result').getByRole('row', { name: /Ana Rossi 1 2/ })).toBeInTheDocument();
    expect(board('What you were entering').getByRole('row', { name: /Ana Rossi 6 6/ })).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'That’s wrong' }));
    expect(await screen.findByRole('textbox', { name: /What’s wrong/ })).toHaveValue(
      'By our count it was 6-1 6-2, our games first.',
    );
    expect(path()).toBe('/match/m1?do=dispute');
    expect(JSON.parse(window.localStorage.getItem('setpoint.draft.result.m1')!)).toMatchObject({
      sets: [
        { a: 6, b: 1 },
        { a: 6, b: 2 },
      ],
    });
  });

  it('RES-03 confirms theirs with the marks that were given, and keeps nothing of one’s own', async () => {
    const { user } = await overtaken();
    await user.click(await screen.findByRole('button', { name: 'Confirm the result' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, confirm' }));
    expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeInTheDocument();
    expect(sent('ConfirmResult')).toMatchObject([{ resultVersion: 1, evaluations: [{ userId: 'ben', forehand: 5 }] }]);
    expect(window.localStorage.getItem('setpoint.draft.result.m1')).toBeNull();
  });

  it('RES-03~ shows what one’s own side has entered, which only the other side answers', async () => {
    await overtaken({ myActions: [] });
    expect(await screen.findByRole('heading', { name: 'Nothing left to do here' })).toBeInTheDocument();
    expect(board('What you were entering').getByRole('row', { name: /Ana Rossi 6 6/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'That’s wrong' })).not.toBeInTheDocument();
  });

  it('RES-04~ shows another version of a contested result above the form, which stays as it is', async () => {
    const result = aResult({ disputes: 2 });
    known({ state: 'AWAITING_CONFIRMATION', result, myActions: ['ENTER_RESULT', 'CONFIRM_RESULT'] });
    signedInAs();
    const page = await visit('/match/m1?do=result');
    await screen.findByRole('heading', { name: 'How did it end?' });
    await press(page, '6', '1', '6', '2');
    match = { ...match, result: aResult({ disputes: 2, version: 3, sets: [{ a: 1, b: 6, superTieBreak: false }] }) };
    theNetwork().operations['EnterResult'] = () => ({
      enterResult: { success: false, errorCode: 'RESULT_CHANGED', setIndex: null, fieldErrors: [], match },
    });
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await page.user.click(await screen.findByRole('button', { name: 'Send the result' }));
    expect(await screen.findByText(/has changed since you opened this/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Ben Serra 6/ })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('textbox', { name: 'Set 1, games of Ana Rossi' })).toHaveValue('6');
  });
});

describe('confirming a result', () => {
  it('RES-01 RES-03 shows the score, opens at the evaluations and confirms without them', async () => {
    known({ state: 'AWAITING_CONFIRMATION', result: aResult(), myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT'] });
    signedInAs();
    const { user } = await visit('/match/m1?do=confirm');
    expect(await screen.findByRole('heading', { name: 'Is this how it went?' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Ana Rossi 6 7 Won/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes, confirm' }));
    expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeInTheDocument();
    expect(sent('ConfirmResult')).toEqual([{ matchId: 'm1', resultVersion: 1, evaluations: [] }]);
  });

  it.each([
    ['en', 'Yes, confirm', /has changed since you opened this/],
    ['it', 'Sì, conferma', /è cambiato da quando/],
    ['es', 'Sí, confirmar', /ha cambiado desde que/],
    ['fr', 'Oui, confirmer', /a changé depuis que/],
  ] as const)(
    'RES-03 I18N-01 shows the new result when it was swapped, and confirms only that one: %s',
    async (language, button, notice) => {
      known({ state: 'AWAITING_CONFIRMATION', result: aResult(), myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT'] });
      let shown = match;
      const swapped = {
        ...match,
        result: aResult({ version: 2, sets: [{ a: 1, b: 6, superTieBreak: false }], winner: 'B' }),
      };
      theApiKnows({
        match: () => shown,
        confirmResult: ({ input }: { input: { resultVersion: number } }) =>
          input.resultVersion === 2
            ? { success: true, match: { ...swapped, state: 'CONFIRMED', myActions: [] } }
            : { success: false, errorCode: 'RESULT_CHANGED', match: (shown = swapped) },
      });
      signedInAs({ language });
      const { user } = await visit('/match/m1?do=confirm', { language });
      await user.click(await screen.findByRole('button', { name: button }));
      expect((await screen.findAllByText(notice))[0]).toBeInTheDocument();
      expect(screen.getByRole('row', { name: /Ben Serra 6/ })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() =>
        expect(sent('ConfirmResult')).toEqual([
          { matchId: 'm1', resultVersion: 1, evaluations: [] },
          { matchId: 'm1', resultVersion: 2, evaluations: [] },
        ]),
      );
    },
  );

  describe('what is offered after it', () => {
    /** A browser that can show notifications, and has not been asked. */
    function canBeNotified() {
      const asked = { permission: 'default', requestPermission: jest.fn(() => Promise.resolve('granted')) };
      const keys = { p256dh: 'key', auth: 'secret' };
      const pushManager = {
        getSubscription: () => Promise.resolve(null),
        subscribe: () => Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example/1', keys }) }),
      };
      const ready = Promise.resolve({ pushManager });
      Object.defineProperty(window, 'Notification', { configurable: true, value: asked });
      Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
      Object.defineProperty(navigator, 'serviceWorker', {
        configurable: true,
        value: { ready, register: () => ready },
      });
      return asked;
    }
    function isOnIPhone() {
      const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
      Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
    }
    beforeEach(() => window.localStorage.clear());
    afterEach(() => {
      for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
      for (const name of ['serviceWorker', 'userAgent']) Reflect.deleteProperty(navigator, name);
    });

    async function confirmed() {
      known({ state: 'AWAITING_CONFIRMATION', result: aResult({ enteredBy: ben }), myActions: ['CONFIRM_RESULT'] });
      theNetwork().operations['MyPush'] = () => ({ notificationSettings: { id: 'ana', pushKey: 'public' } });
      theNetwork().operations['SubscribeAfterResult'] = () => ({ subscribePush: { success: true } });
      signedInAs();
      const page = await visit('/match/m1?do=confirm');
      await page.user.click(await screen.findByRole('button', { name: 'Yes, confirm' }));
      return page;
    }

    it('NTF-07~ is notifications, asked for by a press', async () => {
      const browser = canBeNotified();
      const { user } = await confirmed();
      await user.click(await screen.findByRole('button', { name: 'Turn on' }));
      expect(await screen.findByText('Notifications are on for this device.')).toBeInTheDocument();
      expect(browser.requestPermission).toHaveBeenCalledTimes(1);
      expect(sent('SubscribeAfterResult')).toEqual([
        { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' },
      ]);
    });

    it('NTF-07~ is not offered again where it was offered', async () => {
      window.localStorage.setItem('setpoint.pushOffer', '1');
      canBeNotified();
      await confirmed();
      await waitFor(() => expect(theNetwork().of('MyPush')).toHaveLength(1));
      expect(screen.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
    });

    it('NTF-07~ is the home screen first on an iPhone, where notifications need it', async () => {
      canBeNotified();
      isOnIPhone();
      await confirmed();
      expect(await screen.findByText(/Add to Home Screen/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
    });
  });

  it('RES-06 evaluates afterwards, once there are marks', async () => {
    known({ state: 'CONFIRMED', result: aResult({ confirmedAt: '2026-06-02T10:00:00Z' }), myActions: ['EVALUATE'] });
    signedInAs();
    const page = await visit('/match/m1?do=evaluate');
    await page.user.click(await screen.findByRole('button', { name: 'Send the marks' }));
    expect(screen.getByText('Give at least one opponent all nine marks.')).toBeInTheDocument();
    await rate(page, 3, NINE);
    await page.user.click(screen.getByRole('button', { name: 'Send the marks' }));
    await waitFor(() => expect(sent('EvaluateOpponents')).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
  });
});
