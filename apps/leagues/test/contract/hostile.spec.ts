import { VISITOR, type Identity } from '@setpoint/kernel';
import { player, support } from '@setpoint/testkit';
import { PRICE, startSubscribing, type Subscribing } from '../subscribing.js';

const LONG = 'x'.repeat(20_000);
const ODD_TEXTS = [
  '',
  ' ',
  LONG,
  '🎾'.repeat(60),
  "'; drop table league; --",
  '\u202e\u200d\ud83d\ude00',
  '../../etc',
  '%00',
  'null',
];
const ODD_NUMBERS = [-1, 0, 3, 2_147_483_647, -2_147_483_648];
const ODD_DAYS = ['0001-01-01', '9999-12-31'];

/* eslint-disable @typescript-eslint/no-explicit-any */
type Answer = { readonly data: Record<string, any> | null; readonly codes: readonly string[] };

describe('odd and hostile requests', () => {
  let s: Subscribing;
  beforeAll(async () => (s = await startSubscribing()));
  afterAll(() => s?.service.stop());

  const sam = support('sam');
  async function send(document: string, variables: object, who: Identity): Promise<Answer> {
    const { data, errors } = await s.service.query(document, variables as Record<string, unknown>, who);
    const codes = (errors ?? []).map(({ extensions }) => String(extensions?.['code']));
    return { data: (data ?? null) as Answer['data'], codes };
  }
  /** Whatever it is, it is answered, or refused as what it is: a fault of the caller. */
  async function isAnswered(document: string, variables: object, who: Identity) {
    const { codes } = await send(document, variables, who);
    const known = ['BAD_USER_INPUT', 'INVALID_CURSOR', 'INVALID_POSITION', 'GRAPHQL_VALIDATION_FAILED'];
    expect([JSON.stringify(variables).slice(0, 200), codes.filter((code) => !known.includes(code))]).toEqual([
      JSON.stringify(variables).slice(0, 200),
      [],
    ]);
  }
  const command = (name: string, type: string, fields = '') =>
    `mutation ($input: ${type}!) { ${name}(input: $input) { success errorCode ${fields} } }`;

  it('are refused or answered in every field of players’ commands', async () => {
    const league = await s.newLeague({ province: 'TS' });
    const mine = await s.member(league);
    const subscriptionId = mine.id;
    const subscribe = { leagueId: league.id, requestId: 'r', expectedCents: PRICE, preferences: {} };
    const draft = { leagueId: league.id, activeStep: 0, isComplete: false };
    const variants: (readonly [string, object])[] = [];
    const add = (name: string, type: string, input: object, fields = '') =>
      variants.push([command(name, type, fields), { input }]);
    for (const text of ODD_TEXTS) {
      for (const field of ['leagueId', 'requestId', 'partnerId', 'reserveId'])
        add('subscribeToLeague', 'SubscribeToLeagueInput', { ...subscribe, [field]: text });
      for (const field of ['leagueId', 'partnerId', 'couponCode'])
        add('saveSubscriptionDraft', 'SaveSubscriptionDraftInput', { ...draft, [field]: text });
      for (const preferences of [{ notificationMobile: text }, { courtIds: [text] }]) {
        add('subscribeToLeague', 'SubscribeToLeagueInput', { ...subscribe, requestId: 'q', preferences });
        add('saveSubscriptionDraft', 'SaveSubscriptionDraftInput', { ...draft, preferences });
        add('changeSubscription', 'ChangeSubscriptionInput', { subscriptionId, preferences });
      }
      add('saveSubscriptionDraft', 'SaveSubscriptionDraftInput', { ...draft, voucherIds: [text] });
      for (const field of ['partnerId', 'reserveId'])
        add('changeSubscription', 'ChangeSubscriptionInput', { subscriptionId, preferences: {}, [field]: text });
      for (const name of ['cancelSubscription', 'verifySubscriptionPayment', 'retrySubscriptionPayment', 'leaveTeam'])
        add(name, 'SubscriptionIdInput', { subscriptionId: text });
      for (const accept of [true, false])
        add('answerTeamInvitation', 'AnswerTeamInvitationInput', { subscriptionId: text, accept });
      add('deleteSubscriptionPayment', 'DeleteSubscriptionPaymentInput', { subscriptionId: text, confirmed: true });
      add('challengeMember', 'ChallengeMemberInput', { groupId: text, memberId: text });
      add('takeLeagueAward', 'TakeLeagueAwardInput', { awardId: text, choice: 'POINTS' });
    }
    for (const number of ODD_NUMBERS) {
      add('subscribeToLeague', 'SubscribeToLeagueInput', { ...subscribe, requestId: 'n', expectedCents: number });
      add('saveSubscriptionDraft', 'SaveSubscriptionDraftInput', { ...draft, activeStep: number });
    }
    for (const day of ODD_DAYS) {
      const preferences = { absenceFrom: day, absenceTo: day };
      add('changeSubscription', 'ChangeSubscriptionInput', { subscriptionId, preferences });
      add('subscribeToLeague', 'SubscribeToLeagueInput', { ...subscribe, requestId: `d${day}`, preferences });
      add('saveSubscriptionDraft', 'SaveSubscriptionDraftInput', { ...draft, preferences });
    }
    for (const day of ['0000-01-01', '2026-02-30', '10000-01-01', '2026-1-1'])
      add('saveSubscriptionDraft', 'SaveSubscriptionDraftInput', { ...draft, preferences: { absenceFrom: day } });
    const many = Array.from({ length: 1_000 }, (_, i) => `c${i}`);
    add('subscribeToLeague', 'SubscribeToLeagueInput', { ...subscribe, preferences: { courtIds: many } });
    add('saveSubscriptionDraft', 'SaveSubscriptionDraftInput', { ...draft, voucherIds: many });
    const before = await s.stored(mine);
    for (const [document, variables] of variants) await isAnswered(document, variables, player(await s.newPlayer()));
    expect(await s.stored(mine)).toEqual(before);
    for (const [document, variables] of variants) await isAnswered(document, variables, player(mine.playerId));
  });

  it('are refused or answered in every argument of queries', async () => {
    const league = await s.newLeague({ province: 'UD' });
    const LEAGUE = `query ($id: ID!, $year: Int, $first: Int, $after: String) { league(id: $id) { id
      ranking(year: $year, first: $first, after: $after) { totalCount } } leagueGroup(id: $id) { id }
      leaguesOf(playerId: $id) { id } leagueAwardsOf(playerId: $id) { id } }`;
    const LIST = `query ($filter: LeaguesFilter, $first: Int, $after: String) {
      leagues(filter: $filter, first: $first, after: $after) { totalCount } }`;
    const SUPPORT = `query ($filter: SupportLeaguesFilter, $first: Int, $after: String) {
      supportLeagues(filter: $filter, first: $first, after: $after) { totalCount } }`;
    const MINE = `query ($id: ID!, $text: String, $first: Int) { teammateCandidates(leagueId: $id, text: $text) { refusal }
      subscriptionDraft(leagueId: $id) { activeStep } leaguesForMe(first: $first) { id }
      checkSubscription(input: { leagueId: $id, partnerId: $id, reserveId: $id }) { errorCode } }`;
    for (const text of ODD_TEXTS) {
      await isAnswered(LEAGUE, { id: text }, VISITOR);
      await isAnswered(LEAGUE, { id: league.id, after: text }, VISITOR);
      await isAnswered(LIST, { after: text }, VISITOR);
      await isAnswered(SUPPORT, { filter: { text } }, sam);
      await isAnswered(MINE, { id: text, text }, player('ana'));
      await isAnswered(MINE, { id: league.id, text }, player('ana'));
    }
    for (const number of ODD_NUMBERS) {
      await isAnswered(LEAGUE, { id: league.id, year: number, first: number }, VISITOR);
      await isAnswered(MINE, { id: league.id, first: number }, player('ana'));
      await isAnswered(SUPPORT, { filter: { year: number, sports: [number] }, first: number }, sam);
      for (const filter of [{ numberPlayers: number }, { sports: [number] }, { near: { lat: 45, lng: 9, km: number } }])
        await isAnswered(LIST, { filter, first: number }, VISITOR);
      await isAnswered(LIST, { filter: { near: { lat: number, lng: number } } }, VISITOR);
    }
    for (const filter of [
      { sports: [], sex: [] },
      { near: { lat: 90, lng: 180, km: 500 } },
      { near: { lat: -90, lng: -180 } },
    ])
      await isAnswered(LIST, { filter }, VISITOR);
  });

  it('are refused or answered in every field of support’s commands', async () => {
    const league = await s.newLeague({ province: 'GO' });
    const details = {
      ...{ name: 'Odd', provinceCode: 'PN', sport: 1, numberPlayers: 1, sex: 'ALL', year: 2026, gameMode: 'NEXTGEN' },
      ...{ priceCents: PRICE, prizes: [] as object[] },
    };
    const variants: (readonly [string, object])[] = [];
    let count = 0;
    const create = (more: object) =>
      variants.push([command('createLeague', 'CreateLeagueInput'), { input: { requestId: `o${(count += 1)}`, details: { ...details, ...more } } }]); // oxfmt-ignore
    const add = (name: string, type: string, input: object) => variants.push([command(name, type), { input }]);
    for (const text of ODD_TEXTS) {
      for (const field of ['name', 'provinceCode', 'rules']) create({ [field]: text });
      add('createLeague', 'CreateLeagueInput', { requestId: text, details });
      add('editLeague', 'EditLeagueInput', { id: text, version: 1, name: text, prizes: [] });
      add('editLeague', 'EditLeagueInput', {
        id: league.id,
        version: 1,
        name: 'N',
        prizes: [],
        reason: text,
        rules: text,
      });
      add('announceTerms', 'AnnounceTermsInput', { id: league.id, priceCents: PRICE, terms: text, reason: text });
      add('announceTerms', 'AnnounceTermsInput', { id: text, priceCents: PRICE, reason: 'r' });
      add('cancelLeaguePhase', 'LeaguePhaseActionInput', { phaseId: text, reason: text });
      add('moveLeagueMember', 'MoveLeagueMemberInput', { memberId: text, toGroupId: text, reason: 'r' });
      add('excludeLeagueMember', 'ExcludeLeagueMemberInput', { memberId: text, reason: text || 'r' });
      add('extendLeagueFixture', 'ExtendLeagueFixtureInput', {
        fixtureId: text,
        days: 1,
        closesAt: '2026-01-01T00:00:00Z',
        reason: 'r',
      });
      add('decideLeagueFixture', 'DecideLeagueFixtureInput', { fixtureId: text, winner: null, reason: 'r' });
    }
    for (const number of ODD_NUMBERS) {
      for (const field of ['sport', 'numberPlayers', 'year', 'priceCents']) create({ [field]: number });
      create({ prizes: [{ placing: 'WINNER', voucherCents: number, points: number, creditCents: number }] });
      add('editLeague', 'EditLeagueInput', { id: league.id, version: number, name: 'N', prizes: [] });
      add('announceTerms', 'AnnounceTermsInput', { id: league.id, priceCents: number, reason: 'r' });
      add('extendLeagueFixture', 'ExtendLeagueFixtureInput', {
        fixtureId: 'none',
        days: number,
        closesAt: '2026-01-01T00:00:00Z',
        reason: 'r',
      });
    }
    create({ prizes: Array.from({ length: 500 }, () => ({ placing: 'WINNER', points: 1 })) });
    create({ prizes: [{ placing: 'WINNER' }] });
    for (const [document, variables] of variants) await isAnswered(document, variables, sam);
  });

  it('LEA-02~ the same request for two leagues in one instant makes one subscription, the other hears why', async () => {
    const leagues = [await s.newLeague({ province: 'BL' }), await s.newLeague({ province: 'RO' })];
    for (let i = 0; i < 5; i += 1) {
      const me = await s.newPlayer();
      const press = (leagueId: string) =>
        send(
          command('subscribeToLeague', 'SubscribeToLeagueInput', 'subscription { id league { id } }'),
          { input: { leagueId, requestId: `twice-${i}`, expectedCents: PRICE, preferences: {} } },
          player(me),
        );
      const answers = await Promise.all([...leagues, ...leagues].map(({ id }) => press(id)));
      expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
      const payloads = answers.map(({ data }) => data!['subscribeToLeague']);
      const made = payloads.filter(({ success }) => success);
      expect(new Set(made.map(({ subscription }) => subscription.id)).size).toBe(1);
      expect(payloads.filter(({ success }) => !success).map(({ errorCode }) => errorCode)).toEqual(['REQUEST_REUSED', 'REQUEST_REUSED']); // oxfmt-ignore
    }
  });

  it('API-14~ subscribing, naming teammates and challenges are limited, and say when to try again', async () => {
    const league = await s.newLeague({ province: 'VR' });
    const me = player(await s.newPlayer());
    const hasty = async (name: string, type: string, input: object, times: number) => {
      const document = command(name, type, 'retryAfterSeconds');
      const answers = [];
      for (let i = 0; i <= times; i += 1) answers.push((await send(document, { input }, me)).data![name]);
      return [answers.at(-2), answers.at(-1)];
    };
    const tooMany = { success: false, errorCode: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) };
    const refused = (errorCode: string) => ({ success: false, errorCode, retryAfterSeconds: null });
    const subscribe = { leagueId: league.id, requestId: 'r', expectedCents: PRICE - 1, preferences: {} };
    const change = { subscriptionId: 'none', partnerId: 'ben' };
    const challenge = { groupId: 'none', memberId: 'none' };
    for (const [name, type, input, times, code] of [
      ['subscribeToLeague', 'SubscribeToLeagueInput', subscribe, 30, 'WRONG_PRICE'],
      ['changeSubscription', 'ChangeSubscriptionInput', change, 30, 'SUBSCRIPTION_NOT_FOUND'],
      ['challengeMember', 'ChallengeMemberInput', challenge, 60, 'NOT_IN_GROUP'],
    ] as const)
      expect(await hasty(name, type, input, times)).toEqual([refused(code), tooMany]);
  });

  it('ADM-04~ the same request for two leagues makes one, the other hears that the request is used', async () => {
    const details = (provinceCode: string) => ({
      ...{ name: 'Same', provinceCode, sport: 2, numberPlayers: 2, sex: 'ALL', year: 2026, gameMode: 'NEXTGEN' },
      ...{ priceCents: PRICE, prizes: [] },
    });
    const press = (provinceCode: string) =>
      send(
        command('createLeague', 'CreateLeagueInput', 'fieldErrors { field code } league { id }'),
        { input: { requestId: 'same', details: details(provinceCode) } },
        sam,
      );
    const answers = await Promise.all(['VI', 'TV', 'VI', 'TV'].map(press));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    const payloads = answers.map(({ data }) => data!['createLeague']);
    expect(payloads.filter(({ success }) => success)).toHaveLength(2);
    expect(new Set(payloads.flatMap(({ league }) => league?.id ?? [])).size).toBe(1);
    for (const { success, fieldErrors } of payloads)
      if (!success) expect(fieldErrors).toEqual([{ field: 'requestId', code: 'USED' }]);
    const again = await Promise.all(
      [1, 2].map(
        (n) =>
        send(command('createLeague', 'CreateLeagueInput'), { input: { requestId: `kind-${n}`, details: details('TN') } }, sam), // oxfmt-ignore
      ),
    );
    expect(again.map(({ data }) => data!['createLeague'].errorCode).sort()).toEqual(['LEAGUE_EXISTS', null].sort());
  });

  it('LEA-09~ LEA-13~ what two do at once on one subscription is done one after the other', async () => {
    const league = await s.newLeague({ province: 'IM', numberPlayers: 2 });
    const [me, ben, carla, dora] = [await s.newPlayer(), await s.newPlayer(), await s.newPlayer(), await s.newPlayer()];
    for (const id of [ben, carla, dora]) await s.follow(me, id);
    await s.follow(dora, carla);
    const mine = await s.enrol(league, me, { partnerId: ben });
    await s.pay(mine);
    const change = (partnerId: string) =>
      send(command('changeSubscription', 'ChangeSubscriptionInput'), { input: { subscriptionId: mine.id, partnerId, preferences: {} } }, player(me)); // oxfmt-ignore
    const wish = { leagueId: league.id, requestId: 'd', expectedCents: PRICE, preferences: {}, partnerId: carla };
    const answers = await Promise.all([
      ...[change(carla), change(carla), change(ben), s.pay(mine), s.close(mine)],
      send(command('subscribeToLeague', 'SubscribeToLeagueInput'), { input: wish }, player(dora)),
    ]);
    expect(answers.flatMap((each) => (each && 'codes' in each ? each.codes : []))).toEqual([]);
    const places = await s.service.manager.query('select player_id from entrant where league_id = $1', [league.id]);
    const people = places.map(({ player_id }: { player_id: string }) => player_id);
    expect(new Set(people).size).toBe(people.length);
  });
});
