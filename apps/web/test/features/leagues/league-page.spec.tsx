import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aPlayer } from '../../club.js';
import { aGroup, aLeague, aLeagueFixture, aMember, aPhase, aSubscription } from '../../leagues.js';
import { fakeLive, publish } from '../../live.js';
import { signedInAs, visit } from '../../visit.js';

type Made = Record<string, unknown>;

const phases = [aPhase(1, { state: 'IN_PROGRESS', members: 16, groupCount: 2 }), aPhase(2), aPhase(3)];
const playing = { actualState: 'IN_PROGRESS', phases, currentPhase: phases[0], members: 16 };
const inGroup = { mySubscription: aSubscription(), myGroup: { id: 'group-2', number: 2, phase: { id: 'phase-1' } } };

const serve = (more: Made = {}, group: Made = {}, answers: Made = {}) =>
  theApiKnows({
    league: () => aLeague(more),
    leagueGroupAt: ({ number }: { number: number }) => aGroup(number, group),
    ...answers,
  });

describe('the page of a league', () => {
  beforeEach(() => fakeLive());

  it('LEA-03~ LEA-12~ says by when groups are formed while payments are being settled', async () => {
    const charging = aPhase(1, { state: 'CHARGING', members: 11, groupsBy: '2026-01-16' });
    serve({ actualState: 'OPEN', phases: [charging, aPhase(2), aPhase(3)], currentPhase: charging });
    await visit('/league/milano-singles');
    const timeline = within(await screen.findByRole('list', { name: 'The year in phases' }));
    expect(timeline.getAllByRole('listitem')[0]).toHaveTextContent(
      '11 enrolled · groups by Fri 16 January, when all payments are settled',
    );
  });

  it('LEA-01 LEA-10~ RTE-07~ shows the phases of the year and how to enter to a visitor', async () => {
    serve();
    await visit('/league/milano-singles');
    const timeline = within(await screen.findByRole('list', { name: 'The year in phases' }));
    expect(timeline.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringContaining('4 more needed by Thu 1 January'),
      expect.stringContaining('Enrolment from Sun 1 March'),
      expect.stringContaining('Enrolment from Sat 1 August'),
    ]);
    expect(screen.getByRole('link', { name: 'Log in and subscribe' })).toHaveAttribute(
      'href',
      '/league/milano-singles/subscribe',
    );
    await screen.findByText('No groups yet');
    await expectAccessible();
  });

  it.each([
    ['a visitor', false, null],
    ['a player', true, 'ENROLMENT_NOT_OPEN'],
  ])('LEA-03~ tells %s the day on which enrolment opens', async (_, isPlayer, subscribingRefusal) => {
    if (isPlayer) signedInAs();
    serve({ ...playing, subscribingRefusal, enrolmentOpensOn: '2026-03-01' });
    await visit('/league/milano-singles');
    expect(await screen.findByText('Enrolment opens on Sun 1 March.')).toBeInTheDocument();
  });

  it('LEA-06 shows my group, its figures, the line of the final and what broke ties', async () => {
    signedInAs();
    serve({ ...playing, ...inGroup });
    const { user } = await visit('/league/milano-singles');
    const table = within(await screen.findByRole('table', { name: 'Standings of group 2' }));
    expect(table.getByRole('columnheader', { name: 'Mean of PCT and PTP' })).toBeInTheDocument();
    expect(table.getByRole('columnheader', { name: 'Forfeited: lost without playing' })).toBeInTheDocument();
    await user.click(table.getByRole('button', { name: 'Why Cleo Tani is ranked here' }));
    expect(table.getByText(/the matches between them decide/)).toBeInTheDocument();
    expect(screen.getByText('As it stands, a win in your next match takes you to place 1.')).toBeInTheDocument();
    await expectAccessible();
  });

  it.each(['AWAITING_CONFIRMATION', 'AWAITING_RESULT'])(
    'LEA-06~ speaks of no match as the next one that was played or not attended: %s',
    async (state) => {
      const match = { id: 'm1', state, datePlay: null, timePlay: null, startsAt: null, endsAt: null };
      signedInAs();
      serve({ ...playing, ...inGroup }, { fixtures: [aLeagueFixture({ match })] });
      await visit('/league/milano-singles');
      await screen.findByRole('table', { name: 'Standings of group 2' });
      expect(screen.queryByText(/a win in your next match/)).toBeNull();
    },
  );

  it('LEA-06~ the final is no match of the group: a win in it gives no points', async () => {
    signedInAs();
    const final = aLeagueFixture({ id: 'final', round: null, stage: 'FINAL_LEAGUE' });
    serve({ ...playing, ...inGroup }, { state: 'FINAL', fixtures: [final], final });
    await visit('/league/milano-singles');
    await screen.findByRole('table', { name: 'Standings of group 2' });
    expect(await screen.findByRole('article', { name: 'League final: Ana Rossi – Ben Serra' })).toBeInTheDocument();
    expect(screen.queryByText(/a win in your next match/)).toBeNull();
  });

  it('LEA-06~ says who has moved since last night, in words too', async () => {
    const kept = ['Ben Serra', 'Cleo Tani', 'Ana Rossi'].map((name, at) => ({ rank: at + 1, member: aMember(name) }));
    serve({ ...playing }, { tableOfLastNight: kept });
    await visit('/league/milano-singles/groups/2026-1/2');
    const table = within(await screen.findByRole('table', { name: 'Standings of group 2' }));
    const rows = table.getAllByRole('rowheader').map((one) => one.textContent);
    expect(rows[0]).not.toMatch(/since last night/);
    expect(rows[1]).toMatch(/Up 1 place since last night/);
    expect(rows[2]).toMatch(/Down 1 place since last night/);
    await expectAccessible();
  });

  it('LEA-10~ RTE-07~ a group alone has an address', async () => {
    serve(playing);
    await visit('/league/milano-singles/groups/2026-1/2');
    await screen.findByRole('table', { name: 'Standings of group 2' });
    expect(sent('LeagueGroupPage')).toEqual([{ phaseId: 'phase-1', number: 2 }]);
  });

  it('LEA-06~ the table follows each result by itself', async () => {
    signedInAs();
    serve({ ...playing, ...inGroup });
    await visit('/league/milano-singles');
    await screen.findByRole('table', { name: 'Standings of group 2' });
    await publish('LeagueGroupUpdated', {
      leagueGroupUpdated: {
        __typename: 'LeagueGroup',
        id: 'group-2',
        table: [],
      },
    });
    await waitFor(() => expect(screen.queryByText('Cleo Tani')).not.toBeInTheDocument());
  });

  it.each([
    ['an active one', {}, 'Active. On Wed 1 April the next phase is charged: €20.'],
    [
      'a suspended one',
      { state: 'SUSPENDED', cause: 'INSUFFICIENT_FUNDS', myActions: ['RETRY'] },
      'there wasn’t enough money',
    ],
    ['a cancelled one', { endsAfter: { id: 'phase-2', number: 2, year: 2026 } }, 'phase 2 of 2026 is the last'],
    ['one that ended', { state: 'INACTIVE', endedBecause: 'NO_VALID_CARD', myActions: [] }, 'there was no valid card'],
  ])('LEA-08~ says in a sentence how %s stands', async (_, more, words) => {
    signedInAs();
    serve({ mySubscription: aSubscription(more) });
    await visit('/league/milano-singles');
    expect(await screen.findByRole('region', { name: 'My subscription' })).toHaveTextContent(words);
  });

  it('LEA-08~ a payment is deleted only after one has read what that means', async () => {
    signedInAs();
    const suspended = { state: 'SUSPENDED', cause: 'DECLINED', myActions: ['RETRY', 'CHANGE_CARD', 'DELETE_PAYMENT'] };
    serve(
      { mySubscription: aSubscription(suspended) },
      {},
      {
        deleteSubscriptionPayment: () => ({
          ...{ success: true, errorCode: null },
          subscription: aSubscription({ state: 'INACTIVE', endedBecause: 'PAYMENT_DELETED', myActions: [] }),
        }),
      },
    );
    const { user } = await visit('/league/milano-singles');
    expect(await screen.findByRole('link', { name: 'Change the card' })).toHaveAttribute(
      'href',
      '/player/account/payments',
    );
    expect(screen.queryByRole('button', { name: 'Try the payment again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Try the payment again',
      'Delete the payment',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Delete the payment' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/Your subscription ends with it/)).toBeInTheDocument();
    expect(sent('DeleteSubscriptionPayment')).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Delete the payment' }));
    await waitFor(() =>
      expect(sent('DeleteSubscriptionPayment')).toEqual([{ subscriptionId: 'subscription-1', confirmed: true }]),
    );
  });

  it('LEA-02 who is asked into a team agrees or declines, and sees who else has not answered yet', async () => {
    signedInAs();
    const answered = { success: true, errorCode: null, subscription: null };
    serve(
      {
        numberPlayers: 2,
        mySubscription: aSubscription({
          ...{ subscriber: aPlayer('Ben Serra'), partner: aPlayer('Ana Rossi'), reserve: aPlayer('Cleo Tani') },
          ...{ pending: [aPlayer('Ana Rossi'), aPlayer('Cleo Tani')], myActions: ['ACCEPT', 'DECLINE'] },
        }),
      },
      {},
      { answerTeamInvitation: () => answered },
    );
    const { user } = await visit('/league/milano-singles');
    expect(await screen.findByText('Will you play with Ben Serra?')).toBeInTheDocument();
    expect(screen.getByText('Cleo Tani (has not agreed yet)')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() =>
      expect(sent('AnswerTeamInvitation')).toEqual([{ subscriptionId: 'subscription-1', accept: true }]),
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Decline' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(sent('AnswerTeamInvitation')).toContainEqual({
        subscriptionId: 'subscription-1',
        accept: false,
      }),
    );
  });

  it('LEA-02~ a partner leaves the team after having read what that means', async () => {
    signedInAs();
    const left = { success: true, errorCode: null, subscription: null };
    const mySubscription = aSubscription({ subscriber: aPlayer('Ben Serra'), myActions: ['LEAVE'] });
    serve({ numberPlayers: 2, mySubscription }, {}, { leaveTeam: () => left });
    const { user } = await visit('/league/milano-singles');
    await user.click(await screen.findByRole('button', { name: 'Leave the team' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/until the phase that is played has ended/)).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Leave the team' }));
    await waitFor(() => expect(sent('LeaveLeagueTeam')).toEqual([{ subscriptionId: 'subscription-1' }]));
  });

  it('LEA-09~ LEA-13~ a refused cancellation says why', async () => {
    signedInAs();
    serve(
      { mySubscription: aSubscription({ myActions: ['CHANGE', 'CANCEL'] }) },
      {},
      {
        cancelSubscription: { success: false, errorCode: 'FEWER_THAN_THREE_PHASES', subscription: null },
      },
    );
    const { user } = await visit('/league/milano-singles');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the subscription' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Cancel the subscription' }));
    expect(await screen.findByText(/Fewer than 3 phases played/)).toBeInTheDocument();
  });

  it('LEA-13 a command that nobody could answer says that something went wrong, and may be pressed again', async () => {
    signedInAs();
    serve(
      { mySubscription: aSubscription({ state: 'SUSPENDED', cause: 'RETRY_LATER', myActions: ['RETRY'] }) },
      {},
      {
        retrySubscriptionPayment: () => {
          throw new Error('the database is away');
        },
      },
    );
    const { user } = await visit('/league/milano-singles');
    await user.click(await screen.findByRole('button', { name: 'Try the payment again' }));
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try the payment again' })).toBeEnabled();
  });

  it('LEA-08~ LEA-12~ a payment that is tried again is followed until the bank has answered', async () => {
    signedInAs();
    const suspended = { state: 'SUSPENDED', cause: 'INSUFFICIENT_FUNDS', myActions: ['RETRY', 'CHANGE', 'CANCEL'] };
    let mine = aSubscription(suspended);
    serve(
      {},
      {},
      {
        league: () => aLeague({ mySubscription: mine }),
        retrySubscriptionPayment: () => {
          mine = aSubscription({ ...suspended, isCharging: true, myActions: ['VERIFY'] });
          return { success: true, errorCode: null, subscription: mine };
        },
      },
    );
    const { user } = await visit('/league/milano-singles');
    await user.click(await screen.findByRole('button', { name: 'Try the payment again' }));
    expect(await screen.findByText(/the payment is being tried/)).toBeInTheDocument();
    mine = aSubscription();
    expect(await screen.findByText(/Active. On/)).toBeInTheDocument();
  });

  it('LEA-09~ says what is other from the next phase on', async () => {
    signedInAs();
    const preferences = {
      absenceFrom: null,
      absenceTo: null,
      notificationMobile: '+393330000001',
      courtIds: ['a', 'b'],
    };
    const from = { id: 'phase-2', number: 2, year: 2026 };
    const away = { ...preferences, absenceFrom: '2026-05-01', absenceTo: '2026-05-07' };
    serve({
      mySubscription: aSubscription({ next: { partner: null, reserve: null, pending: [], from, preferences: away } }),
    });
    await visit('/league/milano-singles');
    const mine = await screen.findByRole('region', { name: 'My subscription' });
    expect(mine).toHaveTextContent('From phase 2 of 2026away 01/05/2026 – 07/05/2026 · +393330000001 · 2 centres');
  });

  it('LEA-05~ LEA-10~ my matches come first, and whom I may challenge', async () => {
    signedInAs();
    const other = aLeagueFixture({ id: 'other', sideA: aMember('Cleo Tani'), sideB: aMember('Dino Blu') });
    serve(
      { ...playing, ...inGroup },
      { fixtures: [other, aLeagueFixture()], challengeable: [aMember('Dino Blu')] },
      { challengeMember: { success: false, errorCode: 'MATCH_EXISTS', retryAfterSeconds: null, fixture: null } },
    );
    const { user } = await visit('/league/milano-singles/matches');
    const mine = await screen.findByRole('region', { name: 'My matches' });
    expect(within(mine).getAllByRole('article')).toHaveLength(1);
    expect(mine).toHaveTextContent('Ben Serra');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Challenge Dino Blu' }));
    expect(await screen.findByText(/You two still have a match to play/)).toBeInTheDocument();
    expect(sent('ChallengeMember')).toEqual([{ groupId: 'group-2', memberId: aMember('Dino Blu').id }]);
  });

  it('LEA-07 LEA-10~ RTE-07~ the ranking of a year has an address', async () => {
    const row = { position: 1, players: aMember('Ben Serra').players, points: 21, played: 9, appw: 70.5, phases: 2 };
    serve({
      rankingYears: [2026, 2025],
      ranking: {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: 'c' },
        edges: [{ cursor: 'c', node: row }],
      },
    });
    await visit('/league/milano-singles/ranking/2025');
    expect(await screen.findByRole('link', { name: 'Ben Serra' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Ben Serra 21 9 70.5 2/ })).toBeInTheDocument();
    expect(sent('LeagueRanking')[0]).toMatchObject({ year: 2025 });
    await expectAccessible();
  });

  it('LEA-09~ LEA-10~ info tells price, prizes, rules and what was announced', async () => {
    serve({
      rules: 'Bring new balls.',
      announcedTerms: {
        price: { cents: 2_500, currency: 'EUR' },
        terms: null,
        from: { id: 'phase-2', number: 2, year: 2026 },
      },
    });
    await visit('/league/milano-singles/info');
    expect(await screen.findByText('From phase 2 of 2026: €25 per phase and player.')).toBeInTheDocument();
    expect(screen.getByText('Bring new balls.')).toBeInTheDocument();
    expect(screen.getByText('voucher of €30')).toBeInTheDocument();
    await expectAccessible();
  });

  it('RTE-07~ a page that there is not leads to the league, and a league that there is not to the others', async () => {
    serve();
    const { path } = await visit('/league/milano-singles/nonsense');
    await screen.findByText('No groups yet');
    expect(path()).toBe('/league/milano-singles');
  });
});
