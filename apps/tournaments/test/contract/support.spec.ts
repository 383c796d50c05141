import { registrationReleased, tournamentCancelled, tournamentChanged, tournamentStarted } from '@setpoint/events';
import { player, support, VISITOR } from '@setpoint/testkit';
import { details, Stage } from './stage.js';

/* eslint-disable @typescript-eslint/no-explicit-any */

const HISTORY = 'history { kind by { id } at reason before after }';

describe('what support does with tournaments', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  const sam = support('sam');
  const kinds = async (id: string) =>
    (await stage.tournament(id, HISTORY, sam)).history.map(({ kind }: { kind: string }) => kind);

  it('ADM-04~ TRN-01~ creates one once, which players see from its opening on', async () => {
    const input = { requestId: 'create', details: details({ startOn: '2026-07-10', rules: 'Fair play' }) };
    const created = await stage.support('createTournament', input);
    expect(created).toMatchObject({ success: true, tournament: { state: 'PLANNED', version: 1 } });
    const { id } = created.tournament;
    expect((await stage.support('createTournament', input)).tournament.id).toBe(id);
    expect(await stage.support('createTournament', { ...input, details: details() })).toMatchObject({
      fieldErrors: [{ field: 'requestId', code: 'USED' }],
    });
    expect(await stage.tournament(id, 'id', player('ana'))).toBeNull();
    expect(await stage.register(await stage.person('ana'), id)).toMatchObject({ errorCode: 'TOURNAMENT_NOT_FOUND' });
    expect(await stage.support('openTournament', { id })).toMatchObject({ tournament: { state: 'OPEN', version: 2 } });
    expect(await stage.support('openTournament', { id })).toMatchObject({ errorCode: 'WRONG_STATE' });
    const fields = `name type sport { name } price { cents currency } startOn startsAt place { city radiusKm } rules
      prizes { placing choices { kind amount { cents } points } } photos { id } timeZone levelMin ageMax`;
    expect(await stage.tournament(id, fields, player('ana'))).toEqual({
      ...{ name: 'Summer Open', type: 'classic', sport: { name: 'tennis' }, price: { cents: 2_500, currency: 'EUR' } },
      ...{ startOn: '2026-07-10', startsAt: '2026-07-09T22:00:00.000Z', rules: 'Fair play', photos: [] },
      ...{ place: { city: 'Milano', radiusKm: 20 }, timeZone: 'Europe/Rome', levelMin: null, ageMax: null },
      prizes: [
        {
          placing: 'WINNER',
          choices: [
            { kind: 'VOUCHER', amount: { cents: 5_000 }, points: null },
            { kind: 'POINTS', amount: null, points: 500 },
          ],
        },
      ],
    });
    expect(await kinds(id)).toEqual(['CREATED', 'OPENED']);
  });

  it('TRN-01 keeps every field, as it was written', async () => {
    const slamId = await stage.open({ type: 'SLAM', sport: 2, numberPlayers: 2, startOn: '2027-06-01' });
    const prizes = [
      { placing: 'WINNER', voucherCents: 5_000, points: 500, creditCents: 4_000 },
      { placing: 'SECOND', points: 250 },
      { placing: 'SEMIFINALIST', creditCents: 1_000 },
    ];
    const written = {
      ...{ name: 'Qualificazioni', type: 'SLAM_QUALI', sport: 2, numberPlayers: 2, sex: 'MIXED', slamId, prizes },
      ...{ levelMin: 2.5, levelMax: 5, ageMin: 18, ageMax: 60, isPrivate: true, format: 'GROUPS_AND_PLAY_OFF' },
      ...{ gameMode: 'ONE_SET_9_GAMES', priceCents: 1_999, startOn: '2026-12-20', summerDays: 20, teamsToStart: 12 },
      ...{ minTeams: 6, maxTeams: 16, seeds: 4, city: 'Londra', lat: 51.5, lng: -0.12, radiusKm: 35 },
      ...{ timeZone: 'Europe/London', rules: 'Fair play.\n\nNew balls.' },
    };
    const created = await stage.support('createTournament', { requestId: 'all', details: details(written) });
    expect(created.errorCode).toBeNull();
    const { id } = created.tournament;
    const fields = `name type sport { id } numberPlayers sex levelMin levelMax ageMin ageMax isPrivate inviteCode format
      gameMode price { cents } startOn startsAt summerDays teamsToStart minTeams maxTeams seeds timeZone rules
      place { city lat lng radiusKm } photos { id } slam { id }
      prizes { placing choices { kind amount { cents } points } }`;
    const choice = (kind: string, cents: number | null, points: number | null = null) => ({
      ...{ kind, points, amount: cents === null ? null : { cents } },
    });
    const { city, lat, lng, radiusKm, priceCents, slamId: _, ...plain } = written;
    expect(await stage.tournament(id, fields, sam)).toEqual({
      ...plain,
      ...{ type: 'slam_quali', sport: { id: '2' }, price: { cents: priceCents }, place: { city, lat, lng, radiusKm } },
      ...{ inviteCode: expect.stringMatching(/^[A-Z0-9]{6,}$/), startsAt: '2026-12-20T00:00:00.000Z', photos: [] },
      slam: { id: slamId },
      prizes: [
        {
          placing: 'WINNER',
          choices: [choice('VOUCHER', 5_000), choice('POINTS', null, 500), choice('CREDIT', 4_000)],
        },
        { placing: 'SECOND', choices: [choice('POINTS', null, 250)] },
        { placing: 'SEMIFINALIST', choices: [choice('CREDIT', 1_000)] },
      ],
    });
  });

  it('TRN-02~ ADM-04~ none is made for a day that has begun; what was made before is found again', async () => {
    const own = await Stage.start();
    try {
      const dayIn = (days: number) =>
        new Date(own.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
      const [today, later] = [dayIn(0), dayIn(40)];
      const create = (requestId: string, startOn: string) =>
        own.support('createTournament', { requestId, details: details({ startOn }) });
      const past = { errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'startOn', code: 'IN_THE_PAST' }] };
      expect(await create('gone', '2020-06-01')).toMatchObject(past);
      expect(await create('today', today)).toMatchObject(past);
      const { errorCode, tournament } = await create('later', later);
      expect(errorCode).toBeNull();
      const edit = { id: tournament.id, version: 1, details: details({ startOn: today }), reason: 'Sooner' };
      expect(await own.support('editTournament', edit)).toMatchObject(past);
      own.clock.advance({ days: 60 });
      expect(await create('later', later)).toMatchObject({ errorCode: null, tournament: { id: tournament.id } });
      expect(await create('again', later)).toMatchObject(past);
    } finally {
      await own.stop();
    }
  });

  it.each([
    ['type', ['CLASSIC', 'SLAM', 'SLAM_QUALI', 'LEAGUE']],
    ['sex', ['MEN', 'WOMEN', 'MIXED', 'ALL']],
    ['gameMode', ['ONE_SET_9_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN']],
    ['format', ['GROUPS_AND_PLAY_OFF', 'PLAY_OFF']],
  ])('TRN-01 has each %s', async (field, values) => {
    for (const value of values) {
      const id = await stage.open({ [field]: value, minTeams: 6 });
      const { [field]: kept } = await stage.tournament(id, field, player('ana'));
      expect(kept.toUpperCase()).toBe(value);
    }
  });

  it('ADM-04~ TRN-01~ is told each field that is wrong', async () => {
    const wrong = {
      ...{ name: ' ', sport: 2, levelMin: 4.2, ageMin: 50, ageMax: 40, format: 'GROUPS_AND_PLAY_OFF', minTeams: 5 },
      ...{ teamsToStart: 4, maxTeams: 200, summerDays: 31, seeds: 1, lat: 91, radiusKm: 0, timeZone: 'Mars/Olympus' },
      ...{ priceCents: -1, prizes: [{ placing: 'WINNER' }] },
    };
    const answer = await stage.support('createTournament', { requestId: 'wrong', details: details(wrong) });
    expect(answer.errorCode).toBe('INVALID_DATA');
    expect(answer.fieldErrors.map(({ field }: { field: string }) => field).sort()).toEqual([
      ...['ageMax', 'lat', 'levelMin', 'maxTeams', 'minTeams', 'name', 'numberPlayers', 'priceCents', 'prizes'],
      ...['radiusKm', 'seeds', 'summerDays', 'teamsToStart', 'timeZone'],
    ]);
  });

  it('ADM-01~ ADM-04~ TRN-16~ edits what nobody relies on yet, with before and after, and never over somebody else', async () => {
    const id = await stage.open();
    const edit = (version: number, changes: object, reason?: string) =>
      stage.support('editTournament', { id, version, details: details(changes), reason });
    expect(await edit(1, { name: 'Autumn Open' })).toMatchObject({ errorCode: 'TOURNAMENT_CHANGED' });
    expect(await edit(2, { name: 'Autumn Open', priceCents: 3_000 }, 'Typing error')).toMatchObject({
      success: true,
      tournament: { version: 3 },
    });
    const { history } = await stage.tournament(id, HISTORY, sam);
    expect(history.at(-1)).toMatchObject({ kind: 'EDITED', by: { id: 'sam' }, reason: 'Typing error' });
    expect(JSON.parse(history.at(-1).before)).toEqual({ name: 'Summer Open', priceCents: 2_500 });
    expect(JSON.parse(history.at(-1).after)).toEqual({ name: 'Autumn Open', priceCents: 3_000 });
    await stage.register(await stage.person('ben'), id, { expectedCents: 3_000 });
    expect(await edit(3, { name: 'Autumn Open' })).toMatchObject({ errorCode: 'ENTRIES_RELY_ON_IT' });
    expect(await edit(3, { name: 'Autumn Open', priceCents: 3_000, rules: 'New balls', startOn: '2026-07-05' })).toMatchObject(
      { success: true },
    ); // oxfmt-ignore
    const changed = await stage.service.eventsOf(tournamentChanged);
    expect(changed.filter(({ tournament }) => tournament.id === id)).toMatchObject([
      {
        ...{ tournament: { id, name: 'Autumn Open' }, playerIds: ['ben'] },
        changes: [
          { what: 'START', before: '2026-06-30T22:00:00.000Z', after: '2026-07-04T22:00:00.000Z' },
          { what: 'RULES' },
        ],
      },
    ]);
    expect(await edit(4, { priceCents: 3_000, startOn: '2026-05-05' })).toMatchObject({
      fieldErrors: [{ field: 'startOn', code: 'IN_THE_PAST' }],
    });
    expect(await stage.support('editTournament', { id: 'none', version: 1, details: details() })).toMatchObject({
      errorCode: 'TOURNAMENT_NOT_FOUND',
    });
  });

  it('TRN-02 ADM-04~ calls a tournament off with a reason, and everybody gets back what they paid', async () => {
    const id = await stage.open();
    const entry = await stage.enter('carla', id);
    expect(await stage.support('cancelTournament', { id })).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await stage.support('cancelTournament', { id, reason: 'Flooded' })).toMatchObject({
      tournament: { state: 'CANCELLED' },
    });
    expect(await stage.support('cancelTournament', { id, reason: 'Flooded' })).toMatchObject({
      errorCode: 'WRONG_STATE',
    });
    expect((await stage.service.eventsOf(registrationReleased)).at(-1)).toMatchObject({
      ...{ registrationId: entry, reason: 'TOURNAMENT_CANCELLED', refunds: [{ playerId: 'carla', to: 'MEANS' }] },
    });
    const cancelled = await stage.service.eventsOf(tournamentCancelled);
    expect(cancelled.filter(({ tournament }) => tournament.id === id)).toMatchObject([
      { tournament: { id }, playerIds: ['carla'], reason: 'BY_SUPPORT' },
    ]);
  });

  it('TRN-02 ADM-04~ starts a tournament early, which waits for pending payments', async () => {
    const id = await stage.open();
    expect(await stage.support('startTournament', { id })).toMatchObject({ errorCode: 'TOO_FEW_ENTRIES' });
    for (const name of ['dora', 'emma']) await stage.enter(name, id);
    const { registration } = await stage.register(await stage.person('flora'), id);
    expect(await stage.support('startTournament', { id, reason: 'All here' })).toMatchObject({
      tournament: { state: 'CLOSED' },
    });
    await stage.passTime();
    expect(await stage.tournament(id, 'state', sam)).toEqual({ state: 'CLOSED' });
    await stage.paid(registration.id, 'flora');
    await stage.passTime();
    expect(await stage.tournament(id, 'state teams startOn', sam)).toEqual({
      ...{ state: 'IN_PROGRESS', teams: 3, startOn: '2026-06-01' },
    });
    expect((await stage.service.eventsOf(tournamentStarted)).at(-1)).toMatchObject({
      playerIds: ['dora', 'emma', 'flora'],
    });
    expect(await stage.change('cancelRegistration', player('dora'), registration.id)).toMatchObject({
      errorCode: 'REGISTRATION_NOT_FOUND',
    });
  });

  it('TRN-15~ ADM-04~ excludes an entry with a reason: before the start refunded, after it as a forfeit', async () => {
    const id = await stage.open();
    const entries: string[] = [];
    for (const name of ['gina', 'hugo', 'ivan', 'jana']) entries.push(await stage.enter(name, id));
    const exclude = (entryId: string, reason: string) =>
      stage.support('excludeEntry', { tournamentId: id, entryId, reason });
    expect(await exclude(entries[0]!, ' ')).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await exclude('none', 'Cheats')).toMatchObject({ errorCode: 'ENTRY_NOT_FOUND' });
    expect(await exclude(entries[0]!, 'Cheats')).toMatchObject({ success: true });
    expect(await exclude(entries[0]!, 'Cheats')).toMatchObject({ errorCode: 'ENTRY_OUT_ALREADY' });
    const released = (await stage.service.eventsOf(registrationReleased)).filter(
      ({ registrationId }) => registrationId === entries[0],
    );
    expect(released).toMatchObject([{ reason: 'EXCLUDED', refunds: [{ playerId: 'gina', to: 'MEANS' }] }]);
    await stage.support('startTournament', { id });
    await stage.passTime();
    expect(await exclude(entries[1]!, 'Insults')).toMatchObject({ success: true });
    expect(await stage.tournament(id, 'teams entries { id } myRegistration { state }', player('hugo'))).toEqual({
      ...{ teams: 3, myRegistration: { state: 'EXCLUDED' } },
      entries: entries.slice(1).map((entry) => ({ id: entry })),
    });
    const { registrations } = await stage.tournament(id, 'registrations { id state }', sam);
    expect(registrations).toHaveLength(4);
    expect(await kinds(id)).toEqual(['CREATED', 'OPENED', 'ENTRY_EXCLUDED', 'STARTED', 'ENTRY_EXCLUDED']);
  });

  it('TRN-03~ ADM-01~ ADM-04~ sets the seeds by hand once, with a reason, until the draw, which takes them', async () => {
    const id = await stage.open({ seeds: 3, teamsToStart: 8 });
    const names = ['kim', 'leo', 'mia', 'noa', 'oto', 'pia'];
    const entries: string[] = [];
    for (const [index, name] of names.entries()) entries.push(await stage.enter(name, id, { rating: 6 - index / 2 }));
    const [kim, leo, mia, noa, oto, pia] = entries as [string, string, string, string, string, string];
    const set = (registrationIds: readonly string[], version: number, more: object = {}) =>
      stage.support('setTournamentSeeds', {
        ...{ tournamentId: id, version, registrationIds, reason: 'National ranking', ...more },
      });
    const seeds = async () => {
      const { seeding } = await stage.tournament(id, 'seeding { number entry { id } isByHand }', sam);
      return seeding.map(({ number, entry, isByHand }: any) => [number, entry.id, isByHand]);
    };
    const byRating = [kim, leo, mia].map((entry, index) => [index + 1, entry, false]);
    expect(await seeds()).toEqual(byRating);
    expect(await set([pia], 2, { reason: ' ' })).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await set([pia], 2, { tournamentId: 'none' })).toMatchObject({ errorCode: 'TOURNAMENT_NOT_FOUND' });
    expect(await set([pia], 1)).toMatchObject({ errorCode: 'TOURNAMENT_CHANGED' });
    expect(await set([pia, 'none'], 2)).toMatchObject({ errorCode: 'ENTRY_NOT_FOUND' });
    expect(await set([pia, pia], 2)).toMatchObject({ errorCode: 'SEEDED_TWICE' });
    expect(await set([pia, oto, noa, kim], 2)).toMatchObject({ errorCode: 'TOO_MANY_SEEDS' });
    expect(await kinds(id)).toEqual(['CREATED', 'OPENED']);
    for (let again = 0; again < 2; again++)
      expect(await set([pia, oto, noa], 2)).toMatchObject({ success: true, tournament: { version: 3 } });
    expect(await set([], 3)).toMatchObject({ success: true });
    expect(await seeds()).toEqual(byRating);
    expect(await set([pia, oto, noa], 4)).toMatchObject({ success: true });
    expect(await seeds()).toEqual([pia, oto, noa].map((entry, index) => [index + 1, entry, true]));
    const { history } = await stage.tournament(id, HISTORY, sam);
    expect(history.slice(2)).toMatchObject(
      Array(3).fill({ kind: 'SEEDS_SET', by: { id: 'sam' }, reason: 'National ranking' }),
    );
    expect([history[2].before, history[2].after].map((each) => JSON.parse(each).handSeeds)).toEqual([
      [],
      [pia, oto, noa],
    ]);

    await stage.support('excludeEntry', { tournamentId: id, entryId: oto, reason: 'Ill' });
    const taken = [
      [1, pia, true],
      [2, noa, true],
      [3, kim, false],
    ];
    expect(await seeds()).toEqual(taken);
    await stage.support('startTournament', { id });
    await stage.passTime();
    expect(await seeds()).toEqual(taken);
    const numbers =
      'entries { id seed } bracket { rounds { fixtures { sideA { entry { id } } sideB { entry { id } } } } }';
    const { entries: drawn, bracket } = await stage.tournament(id, numbers, player('kim'));
    expect(drawn.map((entry: any) => entry.id)).toEqual([pia, noa, kim, leo, mia]);
    const [first] = bracket.rounds;
    expect([first.fixtures[0].sideA.entry.id, first.fixtures.at(-1).sideB.entry.id]).toEqual([pia, noa]);
    expect(await set([], 7)).toMatchObject({ errorCode: 'WRONG_STATE' });
  });

  it('ADM-04~ shows to support alone who is seeded, and takes seeds from nobody else', async () => {
    const id = await stage.open();
    const input = `{ tournamentId: "${id}", version: 2, registrationIds: [], reason: "Mine" }`;
    const mutation = `mutation { setTournamentSeeds(input: ${input}) { success } }`;
    for (const who of [VISITOR, player('ana')]) {
      expect((await stage.service.query(mutation, {}, who)).errors).toHaveLength(1);
      const shown = await stage.service.query(`{ tournament(id: "${id}") { seeding { number } } }`, {}, who);
      expect(shown.errors).toHaveLength(1);
    }
  });
});
