/** An installation without demo data, from its first account on: a month of its life, and a phase of its league to the end. */
import { randomUUID } from 'node:crypto';
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { picksDay } from '../src/calendar.js';
import { FixturePlay, playedOut, playersOf, type Fixture, type ShownSide } from '../src/fixtures.js';
import { agreeOnPublicMatch, comingPhases, createLeague, subscribeAll } from '../src/leagues.js';
import { mailedTo, registerByMail, settleIn } from '../src/new-player.js';
import { pay } from '../src/paying.js';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { emptyStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';
import { createTournament, enterTournament, myRegistration } from '../src/tournaments.js';

const HOUR_MS = 3_600_000;
/** Of a phase (LEA-05). */
const [ROUNDS, DAYS_OF_ROUND] = [9, 9];
const SUPPORT = 'sue@setpoint.example';
const PASSWORD = 'a long password';
/** Enough for two groups of a league; the first wins whatever she plays. */
const NAMES = 'Eva Hugo Ida Jan Kira Leo Mia Nils Olga Paul Rita Sami Tea Vera Walt Xenia'.split(' ');
const MILANO = { lat: 45.4642, lng: 9.19 };
const CENTRE = 'Tennis Ortica';
const TOURNAMENT = 'Ortica Open';
const LEAGUE = 'Milano Singles League';

const TOURNAMENT_FIXTURES = `query ($id: ID!) { tournament(id: $id) { fixtures {
  id stage state how rule match { id } sideA { entry { players { id } } } sideB { entry { players { id } } }
} } }`;
const LEAGUE_OF_MINE = `query ($id: ID!) { league(id: $id) {
  currentPhase { state members } phases { number year state } mySubscription { state } myTasks { kind }
  myGroup { final { ...One } fixtures { ...One } table { rank member { players { id } } played won } }
} }
fragment One on LeagueFixture { id stage state how rule round match { id } sideA { players { id } } sideB { players { id } } }`;

type Seats = readonly { readonly user: { readonly displayName: string } }[];
interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
}
type Sides<Side> = Omit<Fixture, 'sides'> & { readonly sideA: Side; readonly sideB: Side };
type LeagueFixture = Sides<{ readonly players: readonly { readonly id: string }[] }> & {
  readonly round: number | null;
};
interface ShownLeague {
  readonly currentPhase: { readonly state: string; readonly members: number };
  readonly phases: readonly { readonly number: number; readonly year: number; readonly state: string }[];
  readonly mySubscription: { readonly state: string } | null;
  readonly myTasks: readonly { readonly kind: string }[];
  readonly myGroup: {
    readonly final: LeagueFixture | null;
    readonly fixtures: readonly LeagueFixture[];
    readonly table: readonly object[];
  } | null;
}

describeWith(await testChromium(), 'a platform that begins with nothing', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let clock: PlatformClock;
  let sue: Person;
  let support: Screen;
  let play: FixturePlay;
  const players: Person[] = [];
  let [eva, hugo, ida, jan]: Person[] = [];

  beforeAll(async () => {
    stack = await emptyStack({ SUPPORT_EMAILS: SUPPORT, AUTH_CALLS_PER_MINUTE: '600' });
    browser = await openBrowser(executablePath);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const tellsOf = async (who: Person) => {
    const { notifications } = await who.get<{ notifications: { edges: { node: { type: string } }[] } }>(
      '{ notifications(first: 100) { edges { node { type } } } }',
    );
    return notifications.edges.map(({ node }) => node.type);
  };
  const isTold = (who: Person, type: string) =>
    eventually(async () => expect(await tellsOf(who)).toContain(type), `${who.email} is not told: ${type}`);
  const done = async (answer: Promise<Answer>) =>
    expect(await answer).toMatchObject({ success: true, errorCode: null });

  /** What waits in a list of the support app is opened. */
  async function open(list: string, name: string): Promise<void> {
    await eventually(async () => {
      await support.go(list);
      const row = support.page.getByRole('row').filter({ hasText: name });
      await row.locator('[data-row]').click({ timeout: 2_000 });
    }, `${name} is not in ${list}`);
    await support.settled();
  }

  async function confirm(action: string, words: string): Promise<void> {
    const form = support.page.getByRole('dialog');
    await form.getByRole('textbox').fill(words);
    await form.getByRole('button', { name: action }).click();
    await form.waitFor({ state: 'detached' });
  }

  /** From the proposal to the draw, each in a browser of their own; the other side's result arrives while one types. */
  async function agreeAndDraw(one: Person, other: Person, matchId: string): Promise<void> {
    const page = `/match/${matchId}`;
    const [hers, his] = await Promise.all([one, other].map((who) => Screen.open(browser, stack.url, who)));
    const { match } = await one.get<{ match: { teamA: Seats; teamB: Seats } }>(
      `{ match(id: "${matchId}") { teamA { user { displayName } } teamB { user { displayName } } } }`,
    );
    const [nameA, nameB] = [match.teamA, match.teamB].map(([place]) => place!.user.displayName);
    const enters = async (screen: Screen, a: string, b: string) => {
      await screen.page.getByLabel(`Set 1, games of ${nameA}`).fill(a);
      await screen.page.getByLabel(`Set 1, games of ${nameB}`).fill(b);
    };

    await hers!.go(page);
    await hers!.press('Propose court and time');
    await hers!.page.getByRole('list', { name: 'Centres' }).getByRole('button').first().click();
    await picksDay(hers!.page, 2);
    await hers!.page.getByRole('button', { name: '15:00' }).click();
    await hers!.press('Send');
    await hers!.shows('Waiting for an answer');
    expect(await one.get(`{ match(id: "${matchId}") { state } }`)).toEqual({ match: { state: 'ORGANIZING' } });

    await his!.go('/dashboard/app');
    await his!.shows('Can you play then?');
    await his!.go(page);
    await his!.shows(/^Can you play on /);
    await his!.press('Accept');
    await his!.shows('See you on court');
    await hers!.shows('See you on court');

    await clock.forward(72);
    await his!.go(`${page}?do=result`);
    await enters(his!, '9', '5');
    await hers!.go(`${page}?do=result`);
    await enters(hers!, '5', '5');
    await hers!.page.getByRole('radio', { name: 'Out of time' }).focus();
    await hers!.page.keyboard.press('Space');
    await hers!.press('Continue');
    await hers!.press('Send the result');
    await hers!.shows('Result sent');

    await his!.shows('They were faster');
    await his!.page.getByRole('region', { name: 'What you were entering' }).waitFor();
    await his!.press('Confirm the result');
    await his!.press('Yes, confirm');
    await his!.shows('Confirmed');
    expect(await one.get(`{ match(id: "${matchId}") { state result { winner } } }`)).toEqual({
      match: { state: 'CONFIRMED', result: { winner: null } },
    });
    for (const screen of [hers, his]) await screen!.page.context().close();
  }

  it('people come, play, compete and pay, and support needs nothing but its app', async () => {
    await step(
      'ADM-15~ ADM-01~ who is named by the setting verifies the address, and signs in as support',
      async () => {
        sue = new Person(stack, SUPPORT, PASSWORD);
        const names = { first_name: 'Sue', last_name: 'Port', sports: [1], language: 'en' };
        await sue.signUp({ actionSource: 'website', emailVerified: false, ...names }, await sue.register());
        await sue.verifyAsListed();
        await sue.signIn();
        support = await Screen.open(browser, stack.supportUrl);
        await support.go('/');
        await support.signIn(SUPPORT, PASSWORD);
        await support.page.getByRole('link', { name: 'Messages', exact: true }).waitFor();
      },
    );

    await step('AUTH-11~ ADM-07~ people register, and follow the links of the mails that leave', async () => {
      for (const firstName of NAMES) players.push(await registerByMail(stack, sue, { firstName, lastName: 'Rossi' }));
      for (const [at, who] of players.entries())
        await settleIn(sue, who, { level: at === 0 ? 6 : 4, mobile: String(3_339_870_000 + at) });
      [eva, hugo, ida, jan] = players as [Person, Person, Person, Person];
      clock = new PlatformClock(sue, players);
      play = new FixturePlay(new Map(players.map((who) => [who.id, who])));
    });

    await step('PLY-01~ PLY-04~ they find each other, and one follows the other', async () => {
      const near = { ...MILANO, km: 30 };
      await eventually(async () => {
        const { players: found } = await eva!.get<{ players: { totalCount: number } }>(
          'query ($filter: PlayersFilter) { players(filter: $filter) { totalCount } }',
          { filter: { near, sports: [1] } },
        );
        expect(found.totalCount).toBe(NAMES.length - 1);
      }, 'she does not find all others');
      await done(eva!.send('followPlayer', 'PlayerRelationInput', { playerId: hugo!.id }));
      await isTold(hugo!, 'FOLLOWED');
    });

    await step(
      'CRT-05~ CRT-06~ ADM-02~ a centre is suggested, added, claimed, granted and gets its courts',
      async () => {
        const place = { city: 'Milano', country: 'IT', timeZone: 'Europe/Rome', ...MILANO };
        await done(hugo!.command('suggestCourt', { name: CENTRE, address: 'Via Ortica 1', ...place }));
        await open('/suggestions?state=PENDING', CENTRE);
        await support.press('Add the centre');
        await support.shows('The centre is there now.');
        await isTold(hugo!, 'COURT_SUGGESTION_ACCEPTED');

        const { courts } = await hugo!.get<{ courts: { edges: { node: { id: string } }[] } }>(
          '{ courts { edges { node { id name } } } }',
        );
        expect(courts).toEqual({ edges: [{ node: { id: expect.any(String), name: CENTRE } }] });
        const courtId = courts.edges[0]!.node.id;
        const { claim } = await hugo!.command<Answer & { claim: { id: string } }>(
          'claimCourt',
          { courtId, email: 'info@ortica.example', note: 'I run it with my sister.' },
          'claim { id }',
        );
        const [code] = await mailedTo(sue, 'info@ortica.example', /\b\d{6}\b/);
        await done(hugo!.command('confirmCourtClaim', { claimId: claim.id, code }));
        await open('/claims?state=PENDING', CENTRE);
        await support.press('Grant');
        await confirm('Grant', 'The address is that of the club');
        await isTold(hugo!, 'COURT_CLAIM_GRANTED');

        const { court } = await hugo!.get<{ court: { version: number; isMine: boolean } }>(
          'query ($id: ID!) { court(id: $id) { version isMine } }',
          { id: courtId },
        );
        expect(court.isMine).toBe(true);
        const fields = [{ name: '1', sport: 1, surface: 'CLAY', covered: false }];
        await done(hugo!.command('editCourtFields', { courtId, version: court.version, fields }));
      },
    );

    let matchId: string;
    await step('MAT-01~ RES-01~ LVL-05~ matches are agreed on and played, and levels move', async () => {
      const tomorrow = await clock.day(1);
      const matches: string[] = [];
      for (let at = 0; at < players.length; at += 2)
        matches.push(await agreeOnPublicMatch(players[at]!, players[at + 1]!, play, tomorrow));
      matchId = matches[0]!;
      await isTold(hugo!, 'MATCH_INVITED');
      await mailedTo(sue, hugo!.email, /Eva Rossi/);
      await clock.forward(36);
      for (const [at, id] of matches.entries()) await playedOut(players[2 * at]!, players[2 * at + 1]!, id, true, 4);
      await isTold(eva!, 'RESULT_CONFIRMED');
      await eventually(async () => {
        const { me } = await eva!.get<{ me: { statistics: object; levelEntries: { edges: object[] } } }>(
          '{ me { statistics { matches wins } levelEntries(sport: 1, numberPlayers: 1) { edges { node { id } } } } }',
        );
        expect(me.statistics).toEqual({ matches: 1, wins: 1 });
        expect(me.levelEntries.edges).toHaveLength(1);
      }, 'the match does not count');
    });

    await step('CHT-01~ NTF-01~ the two write to each other, and notifications are read', async () => {
      const { conversation } = await eva!.command<Answer & { conversation: { id: string } }>(
        'openConversation',
        { kind: 'MATCH', recipientId: matchId },
        'conversation { id }',
      );
      const message = { conversationId: conversation.id, clientId: randomUUID(), text: 'Well played!' };
      await done(eva!.command('sendMessage', message));
      await eventually(async () => {
        const { conversation: read } = await hugo!.get<{ conversation: object }>(
          'query ($id: ID!) { conversation(id: $id) { unreadCount lastMessage { text sender { id } } } }',
          { id: conversation.id },
        );
        expect(read).toMatchObject({ lastMessage: { text: 'Well played!', sender: { id: eva!.id } } });
      }, 'he does not read it');
      const { readNotification } = await hugo!.get<{ readNotification: object }>(
        'mutation { readNotification(readNotificationData: { what: "all" }) { success unreadCount } }',
      );
      expect(readNotification).toEqual({ success: true, unreadCount: 0 });
    });

    await step('REP-02~ ADM-03~ a report becomes a case, which support answers and closes', async () => {
      const report = { playerId: eva!.id, category: 'INSULTS', text: 'She shouted at me.' };
      await done(hugo!.command('reportMisconduct', { matchId, ...report }));
      await open('/cases?state=OPEN', 'Eva Rossi');
      await support.press('Take the case');
      await support.shows('Taken');
      await support.press('Answer');
      await confirm('Answer', 'We have talked to her.');
      await support.press('Close the case');
      await confirm('Close the case', 'Settled');
      await isTold(hugo!, 'REPORT_ANSWERED');
      await mailedTo(sue, hugo!.email, /We have talked to her\./);
    });

    let tournamentId: string;
    await step(
      'TRN-01~ TRN-02~ BIL-06~ ADM-04~ a tournament is opened, entered and paid; a part goes back',
      async () => {
        tournamentId = await createTournament(sue, {
          ...{ name: TOURNAMENT, startOn: await clock.day(2), teamsToStart: 4, minTeams: 4, maxTeams: 4 },
          prizes: [{ placing: 'WINNER', voucherCents: 3_000, points: 500, creditCents: 2_500 }],
        });
        await support.go(`/tournaments/${tournamentId}`);
        await support.press('Actions');
        await support.page.getByRole('menuitem', { name: 'Open registrations' }).click();
        await confirm('Open registrations', 'All is set');
        for (const who of players.slice(0, 4)) {
          const { registration } = await eventually(async () => {
            const answer = await enterTournament(who, tournamentId);
            expect(answer).toMatchObject({ success: true });
            return answer;
          }, 'not entered');
          // Half of the price, as everybody's first tournament.
          expect(await pay(who, registration!.paymentReference!)).toBe(1_000);
          await eventually(
            async () => expect(await myRegistration(who, tournamentId)).toMatchObject({ state: 'CONFIRMED' }),
            `${who.email} is not in`,
          );
        }
        const { payments } = await sue.get<{ payments: { edges: { node: { id: string } }[] } }>(
          'query ($id: ID!) { payments(filter: { playerId: $id }) { edges { node { id } } } }',
          { id: jan!.id },
        );
        const refund = { paymentId: payments.edges[0]!.node.id, requestId: randomUUID(), cents: 250, asCredit: false };
        await done(sue.command('refundPayment', { ...refund, reason: 'The court was wet' }));
        await eventually(async () => {
          const { myDocuments } = await jan!.get<{ myDocuments: { edges: { node: { type: string } }[] } }>(
            '{ myDocuments { edges { node { type } } } }',
          );
          expect(myDocuments.edges.map(({ node }) => node.type).sort()).toEqual(['CREDIT_NOTE', 'RECEIPT']);
        }, 'there is no credit note');
      },
    );

    const [phase] = comingPhases(await clock.now(), 7);
    let leagueId: string;
    const startOfRound = (round: number) =>
      new Date(phase!.getTime() + (1 + (round - 1) * DAYS_OF_ROUND) * 24 * HOUR_MS + 10 * HOUR_MS);
    /** Round by round, as the days go by. */
    const playOn = async (from: number, to: number) => {
      for (let round = from; round <= to; round += 1) {
        await clock.to(startOfRound(round));
        await eventually(
          async () => expect((await league()).myGroup!.fixtures.map((one) => one.round)).toContain(round),
          `round ${round} has no matches`,
        );
      }
    };
    const league = async () => (await eva!.get<{ league: ShownLeague }>(LEAGUE_OF_MINE, { id: leagueId })).league;
    await step('LEA-02~ LEA-08~ all subscribe to a league, and their cards are kept', async () => {
      leagueId = await createLeague(sue, LEAGUE, phase!.getUTCFullYear());
      await subscribeAll(players, leagueId);
      await eventually(
        async () =>
          expect(await league()).toMatchObject({
            currentPhase: { state: 'ENROLLING', members: NAMES.length },
            mySubscription: { state: 'ACTIVE' },
          }),
        'the league does not count all in',
      );
    });

    await step('TRN-04~ TRN-13~ it is drawn and played to the end, and the winner takes a prize', async () => {
      const fixtures = async (stage: string): Promise<Fixture[]> => {
        const { tournament } = await eva!.get<{ tournament: { fixtures: Sides<ShownSide>[] } }>(TOURNAMENT_FIXTURES, {
          id: tournamentId,
        });
        return tournament.fixtures
          .filter((one) => one.stage === stage && one.match !== null)
          .map(({ sideA, sideB, ...one }) => ({ ...one, sides: [playersOf(sideA), playersOf(sideB)] }));
      };
      await clock.forward(8 * 24);
      for (const [stage, count] of [
        ['SEMIFINAL', 2],
        ['FINAL', 1],
      ] as const) {
        await eventually(async () => expect(await fixtures(stage)).toHaveLength(count), `the ${stage} is not drawn`);
        const drawn = await fixtures(stage);
        const tomorrow = await clock.day(1);
        for (const fixture of drawn) await play.agree(fixture, tomorrow, '12:00');
        await clock.forward(36);
        for (const fixture of drawn) await play.result(fixture, fixture.sides[1].includes(eva!.id) ? 1 : 0, 3);
      }
      await takes(eva!, 'myTournamentAwards', 'CREDIT', (input) =>
        eva!.send('takeTournamentAward', 'TakeAwardInput', input),
      );
      await eventually(
        async () => expect(await eva!.get('{ myCredit { cents } }')).toEqual({ myCredit: { cents: 2_500 } }),
        'no credit',
      );
      await isTold(eva!, 'TOURNAMENT_WON');
    });

    let champion: Person;
    await step('LEA-04~ LEA-05~ LEA-06~ the phase begins: groups, matches and a table', async () => {
      await clock.to(new Date(phase!.getTime() + 10 * HOUR_MS));
      await isTold(ida!, 'LEAGUE_GROUP_FORMED');
      await clock.forward(24);
      const first = await eventually(async () => {
        const { fixtures } = (await league()).myGroup!;
        const found = fixtures.find(({ match }) => match !== null);
        if (!found) throw new Error('none yet');
        return toFixture(found);
      }, 'no match of the first round');
      champion = play.captain(first, 0);
      await support.go(`/leagues/${leagueId}`);
      await support.page.getByRole('region', { name: 'Phase 2, 2026' }).getByText('In progress').waitFor();
      await play.agree(first, await clock.day(1), '12:00');
      await clock.forward(36);
      await play.result(first, 0, 4);
      await eventually(
        async () =>
          expect((await league()).myGroup!.table[0]).toMatchObject({
            ...{ rank: 1, played: 1, won: 1, member: { players: [{ id: champion.id }] } },
          }),
        'it does not stand in the table',
      );
    });

    const confirmedMatches = async () =>
      new Map(
        await Promise.all(
          players.map(async (who): Promise<[string, number]> => {
            const { myMatches } = await who.get<{ myMatches: { edges: { node: { state: string } }[] } }>(
              '{ myMatches(when: PAST, first: 50) { edges { node { state } } } }',
            );
            return [who.id, myMatches.edges.filter(({ node }) => node.state === 'CONFIRMED').length];
          }),
        ),
      );

    await step('RNK-03~ CRT-10~ LVL-09~ a month has passed: rankings, local legends, predictions', async () => {
      await playOn(2, 3);
      await eventually(async () => {
        const { me } = await eva!.get<{ me: { levels: { name: string; ratedMatches: number }[] } }>(
          '{ me { levels { name ratedMatches } } }',
        );
        const played = me.levels.find(({ ratedMatches }) => ratedMatches > 0)!;
        const { levelRanking, courts, levelCalibration } = await eva!.get<{
          levelRanking: { edges: { node: { player: { id: string } } }[] };
          courts: { edges: { node: object }[] };
          levelCalibration: { matches: number };
        }>(
          `query ($level: LevelName!) {
            levelRanking(level: $level, country: "IT", sport: 1, numberPlayers: 1) { edges { node { player { id } } } }
            courts { edges { node { name localLegend { user { id } } } } }
            levelCalibration { matches }
          }`,
          { level: played.name },
        );
        expect(levelRanking.edges.map(({ node }) => node.player.id)).toContain(eva!.id);
        expect(courts.edges).toEqual([{ node: { name: CENTRE, localLegend: { user: { id: expect.any(String) } } } }]);
        const [{ node: centre }] = courts.edges as [{ node: { localLegend: { user: { id: string } } } }];
        const confirmed = await confirmedMatches();
        expect(confirmed.get(centre.localLegend.user.id)).toBe(Math.max(...confirmed.values()));
        expect(levelCalibration.matches).toBeGreaterThan(NAMES.length / 2);
      }, 'what is worked out at night is not there');
    });

    await step(
      'MAT-23~ RES-03~ RES-05~ two of them agree on a time in their browsers, and on a draw that both enter at once',
      async () => {
        const another = await eventually(async () => {
          const { fixtures } = (await league()).myGroup!;
          const found = fixtures.find(({ match, state }) => match !== null && state === 'READY');
          if (!found) throw new Error('none yet');
          return toFixture(found);
        }, 'no match of the third round');
        await agreeAndDraw(play.captain(another, 0), play.captain(another, 1), another.match!.id);
      },
    );

    await step('LEA-06~ LEA-11~ the phase ends with a final, a prize, and a phase to come', async () => {
      await playOn(4, ROUNDS);
      await clock.to(startOfRound(ROUNDS + 1));
      const final = await eventually(async () => {
        const { final: shown } = (await league()).myGroup!;
        if (!shown?.match) throw new Error('not yet');
        return toFixture(shown);
      }, 'there is no final');
      await play.agree(final, await clock.day(1), '13:00');
      await clock.forward(36);
      await play.result(final, final.sides[0].includes(champion.id) ? 0 : 1, 6);
      await takes(champion, 'myLeagueAwards', 'VOUCHER', (input) => champion.command('takeLeagueAward', input));
      await eventually(
        async () =>
          expect(await champion.get('{ myVouchers { state } }')).toEqual({ myVouchers: [{ state: 'ACTIVE' }] }),
        'no voucher',
      );
      await clock.to(new Date(`${phase!.getUTCFullYear()}-07-02T10:00:00Z`));
      await eventually(
        async () => expect((await league()).phases.map(({ state }) => state)).toContain('COMPLETED'),
        'the phase is not over',
      );
    });

    await step('ADM-07~ SHL-09~ nothing has failed on the way, in no service and on no page', async () => {
      await eventually(async () => {
        const { serviceStates } = await sue.get<{ serviceStates: object[] }>(
          '{ serviceStates { id reachable problems outboxWaiting parkedEvents deadLetters jobsFailed } }',
        );
        expect(serviceStates).toHaveLength(9);
        for (const state of serviceStates)
          expect(state).toMatchObject({
            ...{ reachable: true, problems: [], outboxWaiting: 0, parkedEvents: 0, deadLetters: 0, jobsFailed: 0 },
          });
      }, 'a service has failed');
      expect(support.complaints).toEqual([]);
    });
  });

  const toFixture = ({ sideA, sideB, ...one }: LeagueFixture): Fixture => ({
    ...one,
    sides: [sideA.players.map(({ id }) => id), sideB.players.map(({ id }) => id)],
  });

  /** A prize that somebody has won. */
  async function takes(
    who: Person,
    awards: string,
    choice: string,
    take: (input: object) => Promise<Answer>,
  ): Promise<void> {
    const award = await eventually(async () => {
      const { won } = await who.get<{ won: { id: string }[] }>(`{ won: ${awards} { id } }`);
      return won[0] ?? null;
    }, 'there is no prize');
    await done(take({ awardId: award!.id, choice }));
  }
});
