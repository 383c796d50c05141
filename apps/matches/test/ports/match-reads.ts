import type { PageRequest, UserId } from '@setpoint/kernel';
import type {
  FriendsQuery,
  MatchesQuery,
  MatchList,
  MatchPage,
  MyMatches,
  Viewer,
} from '../../src/application/ports/match-reads.js';
import { joinRefusalOf } from '../../src/domain/match-machine.js';
import { sideOf, type Match, type MatchState, type ReadyMatch } from '../../src/domain/match.js';
import type { Poll } from '../../src/domain/polls/poll.js';
import {
  aCompetition,
  aConfirmedMatch,
  aFixtureMatch,
  ana,
  aPerson,
  anAwaitingResultMatch,
  anExpiredMatch,
  anInvitation,
  anOrganizingMatch,
  aPoll,
  aProposal,
  aReadyMatch,
  aSchedule,
  at,
  ben,
  carla,
  david,
  eva,
  now,
  oneOfEachState,
  place,
  places,
} from '../builders.js';
import { as, cadorna, everything, id, pageOf, thames, visitor, world, type MatchesFixture } from './world.js';

const idsOf = (page: MatchPage) => page.items.map((view) => view.match.id as string);
const milano = { lat: 45.4642, lng: 9.19, km: 30 };

/** What every implementation of the port MatchReads promises. */
export function describeMatchReads(open: () => Promise<MatchesFixture>): void {
  let fixture: MatchesFixture;
  beforeAll(async () => {
    fixture = await open();
  });
  beforeEach(async () => {
    await fixture.clear();
    await fixture.populate(world);
  });

  const one = (list: MatchList) => pageOf(fixture.reads, list);
  const ask = {
    list: (query: MatchesQuery, viewer: Viewer, when: Date) => one({ kind: 'PUBLIC', query, viewer, now: when }),
    mine: (when: MyMatches, player: UserId, page: PageRequest) => one({ kind: 'MINE', when, player, page, now }),
    ofFriends: (player: UserId, query: FriendsQuery) => one({ kind: 'FRIENDS', player, query }),
    perhapsWaiting: (player: UserId) => one({ kind: 'PERHAPS_WAITING', player, now }),
  };

  describe('visibility', () => {
    it.each<[string, Viewer, string[]]>([
      ['a visitor', visitor, ['public']],
      ['a stranger', as(carla), ['public']],
      ['a participant', as(ana), ['private', 'public']],
      ['an invited player', as(ben), ['private', 'public']],
      ['who declined', as(david), ['private', 'public']],
      ['support', { kind: 'support' }, ['private', 'public']],
    ])('MAT-14 shows %s what is theirs to see', async (_who, viewer, expected) => {
      await fixture.put(anOrganizingMatch({ id: id('public') }));
      const invitations = [anInvitation(ben), anInvitation(david, { state: 'DECLINED' })];
      await fixture.put(
        anOrganizingMatch({
          id: id('private'),
          visibility: 'PRIVATE',
          invitations: invitations.map((each) => ({ ...each, id: `p-${each.id}` })),
        }),
      );
      const views = await fixture.reads.visible([id('public'), id('private'), id('nowhere')], viewer);
      expect(views.map((view) => view.match.id).sort()).toEqual(expected);
    });

    it('PLY-04 shows nothing of an organiser across a block, either way', async () => {
      await fixture.put(anOrganizingMatch({ id: id('of eva'), organiserId: eva, teamA: [place(eva)] }));
      await fixture.put(anOrganizingMatch({ id: id('of david'), organiserId: david, teamA: [place(david)] }));
      await fixture.put(anOrganizingMatch({ id: id('with eva'), numberPlayers: 2, teamB: [place(eva)] }));
      const all = [id('of eva'), id('of david'), id('with eva')];
      const visible = async (who: UserId) =>
        (await fixture.reads.visible(all, as(who))).map((view) => view.match.id).sort();
      expect(await visible(david)).toEqual(['of david', 'with eva']);
      expect(await visible(eva)).toEqual(['of eva', 'with eva']);
      const listed = async (who: UserId) => idsOf(await ask.list(everything, as(who), now)).sort();
      expect(await listed(david)).toEqual(['of david']);
      expect(await listed(eva)).toEqual(['of eva', 'with eva']);
      expect(await listed(carla)).toEqual(['of david', 'of eva', 'with eva']);
    });
  });

  it('MAT-10~ tells the levels of those who play or are invited, in the sport and format of the match', async () => {
    const level = (numberPlayers: 1 | 2, rating: number) => ({ sport: 1, numberPlayers, rating }) as const;
    const people = [
      aPerson(ana, { levels: [level(1, 3), level(2, 4.62)] }),
      aPerson(ben, { levels: [level(2, 5)] }),
      aPerson(carla, { levels: [level(1, 6), { sport: 2, numberPlayers: 2, rating: 2 }] }),
      aPerson(david),
    ];
    await fixture.clear();
    await fixture.populate({ ...world, people });
    const invitations = [anInvitation(ben), anInvitation(carla)];
    await fixture.put(anOrganizingMatch({ id: id('doubles'), sport: 1, numberPlayers: 2, invitations }));
    const [view] = await fixture.reads.visible([id('doubles')], as(ana));
    const [mine] = (await ask.mine('UPCOMING', ana, everything)).items;
    for (const { ratingOf } of [view!, mine!])
      expect(await Promise.all([ana, ben, carla].map(ratingOf))).toEqual([4.62, 5, null]);
  });

  describe('lists', () => {
    const coming = (name: string, day: string, more: Partial<Parameters<typeof anOrganizingMatch>[0]> = {}) =>
      anOrganizingMatch({ id: id(name), plan: aSchedule('18:00', day), ...more });

    it('MAT-15 shows open public matches to come, the next one first, the unscheduled last', async () => {
      await fixture.put(coming('late', '2026-06-20'));
      await fixture.put(coming('soon', '2026-06-05'));
      await fixture.put(anOrganizingMatch({ id: id('some day') }));
      await fixture.put(aReadyMatch({ id: id('ready') }));
      await fixture.put(coming('private', '2026-06-06', { visibility: 'PRIVATE' }));
      await fixture.put(coming('running', '2026-06-01', { plan: aSchedule('08:30', '2026-06-01') }));
      for (const [state, { match }] of Object.entries(oneOfEachState))
        if (state !== 'ORGANIZING' && state !== 'READY') await fixture.put({ ...match, id: id(state) });
      const page = await ask.list(everything, as(ana), now);
      expect(idsOf(page)).toEqual(['soon', 'ready', 'late', 'some day']);
      expect(await page.totalCount()).toBe(4);
      expect([page.hasNextPage, page.hasPreviousPage]).toEqual([false, false]);
    });

    it.each<[string, Partial<MatchesQuery>, string[]]>([
      ['sport', { sports: [2] }, ['padel']],
      ['no sport at all', { sports: [] }, []],
      ['number of players', { numberPlayers: 1 }, ['singles', 'limited']],
      ['missing players', { missing: [1, 2] }, ['singles', 'limited', 'pair']],
      ['level', { levels: [3] }, ['singles', 'pair', 'padel']],
      ['level within the limits', { levels: [4.5] }, ['singles', 'limited', 'pair', 'padel']],
      ['any of several levels', { levels: [3, 4.5] }, ['singles', 'limited', 'pair', 'padel']],
      ['several levels outside of the limits', { levels: [3, 6] }, ['singles', 'pair', 'padel']],
      ['no level at all', { levels: [] }, []],
      ['court', { courtId: cadorna }, ['pair']],
    ])('FLT-03 filters by %s', async (_what, filter, expected) => {
      await fixture.put(coming('singles', '2026-06-05'));
      await fixture.put(coming('limited', '2026-06-06', { levelMin: 4, levelMax: 5 }));
      await fixture.put(
        coming('pair', '2026-06-07', {
          numberPlayers: 2,
          teamB: places(ben),
          plan: aSchedule('18:00', '2026-06-07', cadorna),
        }),
      );
      await fixture.put(coming('padel', '2026-06-08', { sport: 2, numberPlayers: 2 }));
      expect(idsOf(await ask.list({ ...everything, ...filter }, visitor, now))).toEqual(expected);
    });

    it('FLT-03~ finds matches by day and time of day on the clocks at the court', async () => {
      await fixture.put(coming('noon', '2026-06-05', { plan: aSchedule('12:59', '2026-06-05') }));
      await fixture.put(coming('afternoon', '2026-06-05', { plan: aSchedule('13:00', '2026-06-05') }));
      await fixture.put(coming('evening', '2026-06-05'));
      await fixture.put(coming('night', '2026-06-05', { plan: aSchedule('23:59', '2026-06-05') }));
      await fixture.put(coming('midnight', '2026-06-06', { plan: aSchedule('00:00', '2026-06-06') }));
      await fixture.put(coming('next evening', '2026-06-06'));
      await fixture.put(anOrganizingMatch({ id: id('some day') }));
      const found = (filter: Partial<MatchesQuery>) => ask.list({ ...everything, ...filter }, visitor, now).then(idsOf);
      const friday = { dayFrom: '2026-06-05', dayTo: '2026-06-05' };
      expect(await found(friday)).toEqual(['noon', 'afternoon', 'evening', 'night']);
      expect(await found({ ...friday, timesOfDay: ['EVENING'] })).toEqual(['evening', 'night']);
      expect(await found({ ...friday, timesOfDay: ['MORNING', 'AFTERNOON'] })).toEqual(['noon', 'afternoon']);
      expect(await found({ dayFrom: '2026-06-06' })).toEqual(['midnight', 'next evening']);
      expect(await found({ dayTo: '2026-06-05', timesOfDay: ['AFTERNOON'] })).toEqual(['afternoon']);
      expect(await found({ timesOfDay: ['EVENING'] })).toEqual(['evening', 'night', 'next evening']);
      expect(await found({ timesOfDay: [] })).toEqual([]);
    });

    it('PLY-12~ leaves out on demand the matches in which who asks plays or was invited', async () => {
      const ofCarla = { organiserId: carla, teamA: [place(carla)] };
      await fixture.put(coming('mine', '2026-06-05', { teamB: places(carla) }));
      await fixture.put(
        coming('declined', '2026-06-06', {
          ...ofCarla,
          invitations: [anInvitation(ana, { id: 'no', state: 'DECLINED' })],
        }),
      );
      await fixture.put(coming('invited', '2026-06-07', { ...ofCarla, invitations: [anInvitation(ana)] }));
      await fixture.put(coming('open', '2026-06-08', { ...ofCarla, invitations: [anInvitation(ben)] }));
      const others = { ...everything, withoutMine: true };
      expect(idsOf(await ask.list(others, as(ana), now))).toEqual(['open']);
      expect(idsOf(await ask.list(others, visitor, now))).toEqual(['mine', 'declined', 'invited', 'open']);
      const ofFriends = await ask.ofFriends(ana, { first: 5, after: null, withoutMine: true });
      expect(idsOf(ofFriends)).toEqual(['open']);
    });

    it('PLY-12~ FLT-03~ finds on demand exactly what who asks may join', async () => {
      const level = (sport: 1 | 2, numberPlayers: 1 | 2, rating: number) => ({ sport, numberPlayers, rating });
      await fixture.clear();
      await fixture.populate({
        ...world,
        people: [
          aPerson(ana, {
            levels: [level(1, 1, 3.2), level(2, 2, 5.3)],
            absence: { from: '2026-06-20', to: '2026-06-22' },
          }),
          ...[ben, carla, david, eva].map((each) => aPerson(each)),
        ],
        blocks: [{ blocker: ana, blocked: eva }],
      });
      const of = (who: UserId) => ({ organiserId: who, teamA: places(who) });
      const padel = { sport: 2, numberPlayers: 2, ...of(carla) } as const;
      const cases: readonly (readonly [Match, boolean])[] = [
        [coming('open', '2026-06-05', of(ben)), true],
        [coming('tennis of my level', '2026-06-06', { ...of(ben), levelMin: 2.5, levelMax: 3 }), true],
        [coming('tennis of my padel level', '2026-06-06', { ...of(ben), levelMin: 5, levelMax: 6 }), false],
        [coming('padel of my level', '2026-06-07', { ...padel, levelMin: 5.5 }), true],
        [coming('padel of my tennis level', '2026-06-07', { ...padel, levelMin: 2, levelMax: 4 }), false],
        [coming('doubles, where I have no level', '2026-06-07', { ...of(ben), numberPlayers: 2, levelMin: 1 }), false],
        [coming('doubles without limits', '2026-06-07', { ...of(ben), numberPlayers: 2 }), true],
        [coming('mine', '2026-06-10'), false],
        [coming('at the same time', '2026-06-10', of(ben)), false],
        [coming('full', '2026-06-11', { ...of(ben), teamB: places(carla) }), false],
        [
          aReadyMatch({ id: id('ready'), plan: aSchedule('18:00', '2026-06-12'), ...of(ben), teamB: places(carla) }),
          false,
        ],
        [coming('removed from', '2026-06-13', { ...of(ben), removedIds: [ana] }), false],
        [coming('across a block', '2026-06-13', { ...of(ben), numberPlayers: 2, teamB: places(eva) }), false],
        [coming('while away', '2026-06-21', of(ben)), false],
        [coming('after the holiday', '2026-06-23', of(ben)), true],
        [anOrganizingMatch({ id: id('some day'), ...of(ben) }), true],
      ];
      for (const [match] of cases) await fixture.put(match);
      const context = await fixture.matches.transaction((transaction) =>
        transaction.ruleContext({ actor: ana, people: [ben, carla, david, eva], courtId: null, engaged: [] }),
      );
      const allowed = cases.filter(
        ([match]) => !sideOf(match, ana) && joinRefusalOf(match, ana, context, now) === null,
      );
      const expected = cases.flatMap(([match, joinable]) => (joinable ? [match.id as string] : []));
      expect(allowed.map(([match]) => match.id)).toEqual(expected);
      const joinable = { ...everything, joinable: true };
      expect(idsOf(await ask.list(joinable, as(ana), now)).sort()).toEqual(expected.toSorted());
      expect(idsOf(await ask.list(joinable, visitor, now))).toEqual([]);
    });

    it('FLT-03 finds what is near the court, or near the organiser while there is none', async () => {
      await fixture.put(coming('club', '2026-06-20'));
      await fixture.put(coming('cadorna', '2026-06-05', { plan: aSchedule('18:00', '2026-06-05', cadorna) }));
      await fixture.put(coming('london', '2026-06-06', { plan: aSchedule('18:00', '2026-06-06', thames) }));
      await fixture.put(anOrganizingMatch({ id: id('monza') }));
      await fixture.put(anOrganizingMatch({ id: id('nowhere'), organiserId: carla, teamA: [place(carla)] }));
      const near = await ask.list({ ...everything, near: milano }, visitor, now);
      expect(near.items.map((view) => [view.match.id, view.distanceKm, view.city])).toEqual([
        ['cadorna', 1, 'Milano'],
        ['club', 0, 'Milano'],
        ['monza', 15, 'Monza'],
      ]);
      const byDistance = { ...everything, near: { ...milano, km: 500 }, orderBy: 'DISTANCE' as const };
      expect(idsOf(await ask.list(byDistance, visitor, now))).toEqual(['club', 'cadorna', 'monza']);
      const small = { ...everything, near: { ...milano, km: 10 } };
      expect(idsOf(await ask.list(small, visitor, now))).toEqual(['cadorna', 'club']);
      expect((await ask.list(everything, visitor, now)).items[0]!.distanceKm).toBeNull();
    });

    it('MAT-15 shows confirmed and coming matches of a player, the latest first', async () => {
      await fixture.put(aConfirmedMatch({ id: id('won') }));
      await fixture.put(aReadyMatch({ id: id('soon'), plan: aSchedule('18:00', '2026-06-15') }));
      await fixture.put(anAwaitingResultMatch({ id: id('played') }));
      await fixture.put(aConfirmedMatch({ id: id('private'), visibility: 'PRIVATE' }));
      await fixture.put(aConfirmedMatch({ id: id('of others'), teamB: places(carla) }));
      const of = (viewer: Viewer) => ask.list({ ...everything, playerId: ben }, viewer, at('21:00')).then(idsOf);
      expect(await of(visitor)).toEqual(['soon', 'won']);
      expect(await of(as(ben))).toEqual(['soon', 'won', 'private']);
      expect(await of(as(carla))).toEqual(['soon', 'won']);
    });

    it('MAT-15 shows the selected states', async () => {
      for (const [state, { match }] of Object.entries(oneOfEachState)) await fixture.put({ ...match, id: id(state) });
      const states = (...selected: MatchState[]) =>
        ask.list({ ...everything, states: selected }, visitor, now).then(idsOf);
      expect(await states('CONFIRMED')).toEqual(['CONFIRMED']);
      expect((await states('CONFIRMED', 'CANCELLED')).sort()).toEqual(['CANCELLED', 'CONFIRMED']);
      expect(await states('READY', 'ORGANIZING')).toEqual(['READY', 'ORGANIZING']);
      expect(await states()).toEqual([]);
    });

    it('API-12 turns pages that stay right while matches come and go', async () => {
      for (let day = 10; day < 20; day++) await fixture.put(coming(`m${day}`, `2026-06-${day}`));
      await fixture.put(anOrganizingMatch({ id: id('x1') }));
      await fixture.put(anOrganizingMatch({ id: id('x2') }));
      const turn = (after: string | null) => ask.list({ ...everything, first: 4, after }, visitor, now);
      const first = await turn(null);
      expect(idsOf(first)).toEqual(['m10', 'm11', 'm12', 'm13']);
      expect([first.hasNextPage, first.hasPreviousPage]).toEqual([true, false]);
      await fixture.put(coming('early', '2026-06-09'));
      const second = await turn(first.cursors.at(-1)!);
      expect(idsOf(second)).toEqual(['m14', 'm15', 'm16', 'm17']);
      expect(second.hasPreviousPage).toBe(true);
      const third = await turn(second.cursors.at(-1)!);
      expect(idsOf(third)).toEqual(['m18', 'm19', 'x1', 'x2']);
      expect(third.hasNextPage).toBe(false);
      expect(idsOf(await turn(third.cursors[2]!))).toEqual(['x2']);
      expect(await third.totalCount()).toBe(13);
    });

    it('API-12 turns pages by distance', async () => {
      for (const name of ['a', 'b', 'c']) await fixture.put(coming(name, '2026-06-10'));
      await fixture.put(coming('d', '2026-06-05', { plan: aSchedule('18:00', '2026-06-05', cadorna) }));
      const turn = (after: string | null) =>
        ask.list({ ...everything, near: milano, orderBy: 'DISTANCE', first: 2, after }, visitor, now);
      const first = await turn(null);
      expect(idsOf(first)).toEqual(['a', 'b']);
      expect(idsOf(await turn(first.cursors[1]!))).toEqual(['c', 'd']);
    });

    it.each([
      'rubbish',
      'WyJjb21pbmciLCJ0b21vcnJvdyIsIngiXQ',
      'WzEsMiwzXQ',
      'WyJjb21pbmciLCIyMDI2LTEzLTQ1VDk5Ojk5Ojk5LjAwMFoiLCJ4Il0',
    ])('API-12 refuses %s as a cursor', async (after) => {
      const list = async () => ask.list({ ...everything, after }, visitor, now);
      await expect(list()).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
    });

    it('PLY-12~ reads several lists together, each in its own order, and fails only the one whose cursor is not its own', async () => {
      for (const day of ['12', '14', '13']) await fixture.put(coming(`m${day}`, `2026-06-${day}`));
      await fixture.put(anAwaitingResultMatch({ id: id('played') }));
      const page = { first: 2, after: null };
      const lists: readonly MatchList[] = [
        { kind: 'MINE', when: 'UPCOMING', player: ana, page, now },
        { kind: 'MINE', when: 'PAST', player: ana, page: { first: 2, after: 'rubbish' }, now },
        { kind: 'MINE', when: 'PAST', player: ana, page, now },
        { kind: 'PERHAPS_WAITING', player: ana, now },
        { kind: 'PUBLIC', query: { ...everything, near: milano, first: 3 }, viewer: as(ana), now },
      ];
      const pages = await fixture.reads.pages(lists);
      expect(pages.map((each) => (each instanceof Error ? each : [idsOf(each), each.hasNextPage]))).toEqual([
        [['m12', 'm13'], true],
        expect.objectContaining({ reason: 'INVALID_CURSOR' }),
        [[], false],
        [['played'], false],
        [['m12', 'm13', 'm14'], false],
      ]);
      expect((pages[4] as MatchPage).items.map(({ distanceKm }) => distanceKm)).toEqual([0, 0, 0]);
      expect(await fixture.reads.pages([])).toEqual([]);
    });

    it('PLY-12~ MAT-23~ finds proposals to answer, also in matches of others and in those that are set', async () => {
      const proposal = aProposal({ by: carla });
      const ofCarla = { organiserId: carla, teamA: [place(carla)], teamB: [place(ana)] };
      await fixture.put(anOrganizingMatch({ id: id('asked'), ...ofCarla, proposal }));
      await fixture.put(aReadyMatch({ id: id('changed'), ...ofCarla, proposal }));
      const end = { how: 'DECLINED', by: ana, at: now } as const;
      await fixture.put(anOrganizingMatch({ id: id('answered'), ...ofCarla, proposal: { ...proposal, end } }));
      expect(idsOf(await ask.perhapsWaiting(ana)).sort()).toEqual(['asked', 'changed']);
    });

    it('MAT-15 shows me mine: to come, waiting, past', async () => {
      for (const [state, { match }] of Object.entries(oneOfEachState)) await fixture.put({ ...match, id: id(state) });
      await fixture.put(
        anOrganizingMatch({
          id: id('invited'),
          organiserId: carla,
          teamA: [place(carla)],
          invitations: [anInvitation(ana)],
        }),
      );
      await fixture.put(anOrganizingMatch({ id: id('scheduled'), plan: aSchedule('18:00', '2026-06-12') }));
      await fixture.put(
        aReadyMatch({
          id: id('of others'),
          competition: aCompetition({ fixtureId: 'other' }),
          organiserId: carla,
          teamA: [place(carla)],
        }),
      );
      const mine = (when: 'UPCOMING' | 'WAITING' | 'PAST') =>
        ask.mine(when, ana, { first: 20, after: null }).then(idsOf);
      expect(await mine('UPCOMING')).toEqual(['READY', 'scheduled', 'ORGANIZING']);
      expect((await mine('WAITING')).sort()).toEqual([
        'AWAITING_CONFIRMATION',
        'AWAITING_RESULT',
        'ORGANIZING',
        'invited',
      ]);
      expect((await mine('PAST')).sort()).toEqual(['CANCELLED', 'CONFIRMED', 'EXPIRED', 'NOT_PLAYED']);
      expect(idsOf(await ask.perhapsWaiting(ana)).sort()).toEqual([
        'AWAITING_CONFIRMATION',
        'AWAITING_RESULT',
        'ORGANIZING',
        'invited',
      ]);
    });

    it('PLY-12~ lists matches whose poll waits for my vote: as a player or invited, while one votes and I have not', async () => {
      const asked = (name: string, more: object = {}) =>
        anOrganizingMatch({
          ...{ id: id(name), organiserId: carla, numberPlayers: 2, teamA: [place(carla)], teamB: [place(ana)] },
          ...more,
        });
      const invited = { teamB: [], invitations: [anInvitation(ana)] };
      const over = { closesAt: now };
      const cases: readonly (readonly [Match, Partial<Poll>])[] = [
        [asked('plays'), {}],
        [asked('invited', invited), {}],
        [asked('voting is over'), over],
        [asked('ended'), { endedAt: now }],
        [asked('voted'), { votes: [{ timeId: 'time', playerId: ana, answer: 'NO' }] }],
        [asked('has a time', { plan: aSchedule() }), {}],
        [asked('of others', { teamB: [] }), {}],
      ];
      for (const [match, more] of cases) {
        await fixture.put(match);
        await fixture.matches.transaction((transaction) =>
          transaction.savePoll(aPoll({ id: `poll of ${match.id}`, matchId: match.id, openedBy: carla, ...more }), []),
        );
      }
      expect(idsOf(await ask.perhapsWaiting(ana)).sort()).toEqual(['invited', 'plays']);
      expect(idsOf(await ask.mine('WAITING', ana, { first: 20, after: null })).sort()).toEqual(['invited', 'plays']);
      expect(idsOf(await ask.perhapsWaiting(david))).toEqual([]);
    });

    it('PLY-12~ TRN-10~ finds matches of competitions without a time for both sides, and for nobody else', async () => {
      await fixture.put(aFixtureMatch({ id: id('no time'), competition: aCompetition({ fixtureId: 'one' }) }));
      await fixture.put(
        aFixtureMatch({ id: id('of others'), organiserId: carla, teamA: places(carla), teamB: places(david) }),
      );
      for (const who of [ana, ben]) expect(idsOf(await ask.perhapsWaiting(who))).toEqual(['no time']);
      expect(idsOf(await ask.perhapsWaiting(eva))).toEqual([]);
    });

    it('PLY-11 shows matches of those I follow, each once, private ones only when they are mine', async () => {
      await fixture.put(aConfirmedMatch({ id: id('ben plays'), organiserId: david, teamA: [place(david)] }));
      const both = { organiserId: carla, teamA: [place(carla)], teamB: places(ben) };
      await fixture.put(aReadyMatch({ id: id('ben and carla'), ...both, plan: aSchedule('18:00', '2026-06-12') }));
      await fixture.put(
        aReadyMatch({ id: id('private'), ...both, visibility: 'PRIVATE', plan: aSchedule('18:00', '2026-06-13') }),
      );
      await fixture.put(
        aReadyMatch({ id: id('my private'), visibility: 'PRIVATE', plan: aSchedule('18:00', '2026-06-14') }),
      );
      await fixture.put(anExpiredMatch({ id: id('expired'), organiserId: ben, teamA: [place(ben)] }));
      await fixture.put(
        aReadyMatch({ id: id('strangers'), organiserId: david, teamA: [place(david)], teamB: [place(eva)] }),
      );
      const page = await ask.ofFriends(ana, { first: 20, after: null, withoutMine: false });
      expect(idsOf(page)).toEqual(['ben and carla', 'my private', 'ben plays']);
      expect(await page.totalCount()).toBe(3);
      const [first, rest] = [
        await ask.ofFriends(ana, { first: 1, after: null, withoutMine: false }),
        await ask.ofFriends(ana, { first: 5, after: page.cursors[0]!, withoutMine: false }),
      ];
      expect([idsOf(first), first.hasNextPage, idsOf(rest)]).toEqual([
        ['ben and carla'],
        true,
        ['my private', 'ben plays'],
      ]);
      expect(idsOf(await ask.ofFriends(ben, { first: 5, after: null, withoutMine: false }))).toEqual([]);
      expect(idsOf(await ask.ofFriends(david, { first: 5, after: null, withoutMine: false }))).toEqual(['strangers']);
    });

    it('PLY-04 PLY-11~ shows no matches of friends with somebody across a block, unless I play in them', async () => {
      await fixture.clear();
      await fixture.populate({ ...world, blocks: [{ blocker: ana, blocked: eva }] });
      const pair = (name: string, more: Partial<ReadyMatch>) =>
        aReadyMatch({ id: id(name), numberPlayers: 2, ...more });
      await fixture.put(pair('with eva', { organiserId: ben, teamA: places(ben, david), teamB: places(eva, carla) }));
      await fixture.put(pair('mine', { organiserId: ben, teamA: places(ben, ana), teamB: places(eva, david) }));
      await fixture.put(aReadyMatch({ id: id('without'), organiserId: ben, teamA: places(ben), teamB: places(david) }));
      const page = await ask.ofFriends(ana, { first: 20, after: null, withoutMine: false });
      expect(idsOf(page).sort()).toEqual(['mine', 'without']);
      expect(await page.totalCount()).toBe(2);
    });

    it('PLY-11~ shows what friends play next, the soonest first, then what they played, the newest first', async () => {
      const undated = { ...aSchedule(), when: null };
      const teams = (friend: UserId) => ({ organiserId: david, teamA: [place(david)], teamB: places(friend) });
      const on = (date: string) => aSchedule('18:00', date);
      await fixture.put(aConfirmedMatch({ id: id('older'), ...teams(ben), plan: on('2026-05-01') }));
      await fixture.put(aConfirmedMatch({ id: id('newer'), ...teams(carla), plan: on('2026-05-20') }));
      await fixture.put(aReadyMatch({ id: id('later'), ...teams(ben), plan: on('2026-06-20') }));
      await fixture.put(aReadyMatch({ id: id('soon'), ...teams(carla), plan: on('2026-06-10') }));
      await fixture.put(aReadyMatch({ id: id('soon too'), ...teams(ben), plan: on('2026-06-10') }));
      await fixture.put(
        anOrganizingMatch({
          id: id('some day'),
          organiserId: ben,
          teamA: [place(ben)],
          plan: undated,
        }),
      );
      const all = ['soon', 'soon too', 'later', 'some day', 'newer', 'older'];
      const page = await ask.ofFriends(ana, { first: 20, after: null, withoutMine: false });
      expect(idsOf(page)).toEqual(all);
      // One at a time it is the same list.
      const paged: string[] = [];
      for (let after: string | null = null; paged.length < all.length;) {
        const next: MatchPage = await ask.ofFriends(ana, { first: 1, after, withoutMine: false });
        paged.push(...idsOf(next));
        expect(next.hasNextPage).toBe(paged.length < all.length);
        after = next.cursors[0]!;
      }
      expect(paged).toEqual(all);
    });
  });
}
