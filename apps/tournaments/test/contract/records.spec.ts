import { tournamentCompleted, tournamentFixtureDecided, tournamentFixtureReady } from '@setpoint/events';
import { insertRows } from '@setpoint/service-kit';
import { emitSnapshot, player, support, VISITOR } from '@setpoint/testkit';
// What others read is judged by the same engine as the rules themselves.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { matchUpsRead } from '../../../../libs/competition/test/competition-engine.js';
import { PersonEntity, type PersonRow } from '../../src/persistence/projection-entities.js';
import { CompletedSnapshot } from '../../src/persistence/snapshots/completed-snapshot.js';
import { PlayStage, START } from '../play-stage.js';

/* eslint-disable @typescript-eslint/no-explicit-any */

let stage: PlayStage;
beforeAll(async () => {
  stage = await PlayStage.open();
});
afterAll(() => stage?.stop());
beforeEach(() => stage.clock.set(START));

const sam = support('sam');
const EXPORT = `query ($id: ID!) { exportTournament(id: $id) }`;
const IMPORT = `mutation ($input: ImportTournamentInput!) { importTournament(input: $input) { success errorCode
  fieldErrors { field code } tournament { id state entries { id seed players { id } } history { kind by { id } }
    bracket { rounds { stage fixtures { state how winner rule sets { a b } sideA { entry { players { id } } } } } } } } }`;

const DETAILS = {
  ...{ name: 'Torneo ospite', type: 'CLASSIC', sport: 2, numberPlayers: 2, sex: 'ALL', isPrivate: false },
  ...{ format: 'PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES', priceCents: 0, startOn: '2026-03-02', teamsToStart: 2 },
  ...{ minTeams: 2, maxTeams: 16, city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20, timeZone: 'Europe/Rome' },
  prizes: [],
};

const exportOf = async (id: string, who = VISITOR): Promise<string | null> => {
  const { data } = await stage.service.query<{ exportTournament: string | null }>(EXPORT, { id }, who);
  return data!.exportTournament;
};

const importOf = async (record: string, more: object = {}, details: object = {}): Promise<any> => {
  const input = { requestId: `r-${record.length}`, record, details: { ...DETAILS, ...details }, ...more };
  const { data, errors } = await stage.service.query<any>(IMPORT, { input }, sam);
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return data!.importTournament;
};

async function known(id: string, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, entry) => [0, 1].map((one) => `${id}-e0${entry}-p${one}`)).flat();
  const rows = people.map((person): PersonRow => ({
    ...{ id: person, display_name: `Ada ${person}`, search_name: person, sex: 'F', birth_date: '1990-01-01' },
    ...{ lat: null, lng: null, sports: [2], levels: [{ sport: 2, numberPlayers: 2, rating: 4 }] },
    ...{ has_availability: true, has_mobile: true, is_barred: false, is_closed: false },
  }));
  await insertRows(stage.service.manager, PersonEntity, rows);
}

describe('records of tournaments', () => {
  it('BYD-07 go out with names, seeds and results, and the open competition engine reads them as they are meant', async () => {
    await stage.started('out', 6, { format: 'PLAY_OFF' });
    await known('out', 6);
    const [first] = await stage.toPlay('out');
    await stage.won(first!, 'A');
    const record = JSON.parse((await exportOf('out'))!);
    expect(record).toMatchObject({ tournamentId: 'out', tournamentName: 'Coppa Lambrate' });
    expect(record.participants).toContainEqual(
      expect.objectContaining({
        person: { personId: 'out-e00-p0', standardGivenName: 'Ada', standardFamilyName: 'out-e00-p0' },
      }),
    );
    expect(record.events[0].drawDefinitions[0].structures[0].seedAssignments[0]).toMatchObject({
      participantId: 'out-e00',
    });
    const theirs = matchUpsRead(record);
    const played = theirs.get(first!.fixtureId.replace('-p', '-'))!;
    const entryOf = (side: string[]) => side[0]!.slice(0, -3);
    expect(played).toEqual({ sides: [first!.sideA, first!.sideB].map(entryOf), winner: entryOf(first!.sideA) });
  });

  it('BYD-07~ there is none before the draw, and of private tournaments none for strangers', async () => {
    expect(await exportOf('none')).toBeNull();
    await stage.started('hidden', 2, { format: 'PLAY_OFF', isPrivate: true, inviteCode: 'SECRET12' });
    expect(await exportOf('hidden', player('eva'))).toBeNull();
    expect(await exportOf('hidden', player('hidden-e01-p0'))).not.toBeNull();
  });

  it('BYD-07 come in and are played on from where they stand; what was decided is told to nobody', async () => {
    await stage.started('half', 4, { format: 'PLAY_OFF' });
    await known('half', 4);
    const [one, other] = await stage.toPlay('half');
    await stage.won(one!, 'A');
    const record = (await exportOf('half'))!;
    const before = (await stage.service.eventsOf(tournamentFixtureDecided)).length;
    const { success, tournament } = await importOf(record);
    expect(success).toBe(true);
    expect(tournament).toMatchObject({ state: 'IN_PROGRESS', history: [{ kind: 'IMPORTED', by: { id: 'sam' } }] });
    expect(tournament.entries).toHaveLength(4);
    const [semifinals, final] = tournament.bracket.rounds;
    expect(semifinals.fixtures).toMatchObject([
      {
        state: 'DECIDED',
        how: 'PLAYED',
        winner: 'A',
        sets: [
          { a: 6, b: 2 },
          { a: 6, b: 2 },
        ],
      },
      { state: 'READY' },
    ]);
    expect(final.fixtures[0].sideA.entry.players[0].id).toBe(one!.sideA[0]);
    expect(await stage.service.eventsOf(tournamentFixtureDecided)).toHaveLength(before);
    const ready = (await stage.service.eventsOf(tournamentFixtureReady)).filter(({ competition }) => competition.id === tournament.id); // oxfmt-ignore
    expect(ready).toMatchObject([{ sideA: other!.sideA, sideB: other!.sideB }]);

    expect((await importOf(record)).tournament.id).toBe(tournament.id);
    expect(await importOf(record, {}, { name: 'Another' })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'requestId', code: 'USED' }] },
    });
    for (let next = await stage.toPlay(tournament.id); next.length > 0; next = await stage.toPlay(tournament.id))
      await stage.won(next[0]!);
    const completed = await stage.service.eventsOf(tournamentCompleted);
    expect(completed.filter(({ tournamentId }) => tournamentId === tournament.id)).toHaveLength(1);
  });

  it('BYD-07 API-21~ of a tournament with groups come in and are played on, while groups run and after them; a snapshot has how it ended', async () => {
    await stage.started('gruppi', 6);
    await known('gruppi', 6);
    const details = { format: 'GROUPS_AND_PLAY_OFF', minTeams: 6, teamsToStart: 6 };
    const [first, second] = await stage.toPlay('gruppi');
    for (const [ready, winner] of [[first!, 'A'], [second!, 'B']] as const) await stage.won(ready, winner); // oxfmt-ignore
    const running = (await exportOf('gruppi'))!;
    expect(await importOf(running)).toMatchObject({ errorCode: 'RECORD_NOT_VALID' });
    const { tournament } = await importOf(running, { requestId: 'running' }, details);
    expect(tournament).toMatchObject({ state: 'IN_PROGRESS', bracket: null });
    const open = await stage.toPlay(tournament.id);
    expect(open).toHaveLength(4);
    for (let next = open; next.length > 0; next = await stage.toPlay(tournament.id)) await stage.won(next[0]!);
    const completed = await stage.service.eventsOf(tournamentCompleted);
    const end = completed.find(({ tournamentId }) => tournamentId === tournament.id)!;
    expect(end.entrants).toHaveLength(6);
    await emitSnapshot(stage.service, new CompletedSnapshot(), 1);
    expect((await stage.service.eventsOf(tournamentCompleted)).slice(completed.length)).toContainEqual(end);

    const whole = (await exportOf(tournament.id))!;
    const again = await importOf(whole, { requestId: 'whole' }, details);
    expect(again.tournament).toMatchObject({ state: 'COMPLETED', entries: Array(6).fill({}) });
    const theirs = matchUpsRead(JSON.parse(whole));
    const decided = [...theirs.values()].filter(({ winner }) => winner !== null);
    expect([theirs.size, decided.length]).toEqual([9, 9]);
  });

  it('BYD-07~ of a tournament that is over come in as it ended', async () => {
    await stage.started('over', 2, { format: 'PLAY_OFF' });
    await known('over', 2);
    await stage.won((await stage.toPlay('over'))[0]!);
    const { tournament } = await importOf((await exportOf('over'))!);
    expect(tournament).toMatchObject({
      state: 'COMPLETED',
      bracket: { rounds: [{ fixtures: [{ state: 'DECIDED' }] }] },
    });
  });

  it('BYD-07~ are refused where they are none, do not fit, or name people who have no account here', async () => {
    await stage.started('odd', 4, { format: 'PLAY_OFF' });
    await stage.won((await stage.toPlay('odd'))[0]!, 'A');
    const record = (await exportOf('odd'))!;
    const refused = { success: false, errorCode: 'RECORD_NOT_VALID', tournament: null };
    expect(await importOf(record)).toMatchObject(refused);
    await known('odd', 4);
    for (const wrong of ['', '{', 'null', '{}', record.replace('"side1Score":6', '"side1Score":9')])
      expect(await importOf(wrong)).toMatchObject(refused);
    expect(await importOf(`${record}${' '.repeat(1_000_000)}`)).toMatchObject(refused);
    expect(await importOf(record, {}, { gameMode: 'NEXTGEN' })).toMatchObject(refused);
    expect(await importOf(record, {}, { maxTeams: 3 })).toMatchObject(refused);
    expect(await importOf(record, {}, { sport: 1, numberPlayers: 1 })).toMatchObject(refused);
    expect(await importOf(record.replaceAll('odd-e00-p0', 'odd-e01-p0'))).toMatchObject(refused);
    expect(await importOf(record, {}, { name: ' ' })).toMatchObject({ errorCode: 'INVALID_DATA' });
    expect(await importOf(record, { requestId: 'a b' })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'requestId', code: 'INVALID' }] },
    });
    expect(await importOf(record)).toMatchObject({ success: true });
  });

  it('BYD-07~ API-11~ hostile ones are refused, or taken for what they mean: size, depth, types, characters', async () => {
    await stage.started('evil', 4, { format: 'PLAY_OFF' });
    await stage.won((await stage.toPlay('evil'))[0]!, 'A');
    await known('evil', 4);
    const record = (await exportOf('evil'))!;
    const changed = (change: (record: any) => void) => {
      const copy = JSON.parse(record);
      change(copy);
      return JSON.stringify(copy);
    };
    const structureOf = (copy: any) => copy.events[0].drawDefinitions[0].structures[0];
    const refused = [
      '['.repeat(900_000),
      `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
      `{"events":${'{"events":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
      '"text"',
      '1e400',
      'true',
      '[]',
      changed((copy) => (copy.participants = { length: 1 })),
      changed((copy) => (copy.participants[0].person.personId = 'a\u0000b')),
      changed((copy) => (copy.participants[0].person.personId = 7)),
      changed((copy) => (copy.participants[0].person.personId = 'x'.repeat(100_000))),
      changed((copy) => (copy.tournamentId = 'a\u0000b')),
      changed((copy) => copy.events.push(copy.events[0])),
      changed((copy) => (structureOf(copy).positionAssignments = [])),
      changed((copy) => (structureOf(copy).positionAssignments[0].drawPosition = 1e9)),
      changed((copy) => (structureOf(copy).positionAssignments[0].participantId = '__proto__')),
      changed((copy) => (structureOf(copy).positionAssignments[1] = structureOf(copy).positionAssignments[0])),
      changed((copy) => (structureOf(copy).matchUps[0].winningSide = 3)),
      changed((copy) => (structureOf(copy).matchUps[0].score.sets[0].side1Score = -1)),
      changed((copy) => (structureOf(copy).matchUps[0].score.sets = Array(6).fill({ side1Score: 6, side2Score: 2 }))),
      changed((copy) => copy.participants.push(...Array(2_000).fill(copy.participants[0]))),
    ];
    for (const [i, wrong] of refused.entries())
      expect([i, await importOf(wrong, { requestId: `evil-${i}` })]).toMatchObject([
        i,
        { errorCode: 'RECORD_NOT_VALID' },
      ]);
    const taken = [
      changed(
        (copy) => (copy.events[0].drawDefinitions[0].extensions[0].value = { abandoned: ['nobody', '__proto__'] }),
      ),
      changed((copy) => (structureOf(copy).matchUps[0].extensions[0].value.revision = 2 ** 40)),
      changed(
        (copy) => (structureOf(copy).seedAssignments = Array(60).fill({ seedNumber: 1, participantId: 'evil-e00' })),
      ),
      changed((copy) => (copy['__proto__'] = { polluted: true })),
    ];
    for (const [i, odd] of taken.entries()) {
      const answer = await importOf(odd, { requestId: `odd-${i}` });
      expect([i, answer.success]).toEqual([i, true]);
      expect(answer.tournament.entries).toHaveLength(4);
    }
    expect(({} as any).polluted).toBeUndefined();
    const slam = { type: 'SLAM_QUALI', slamId: 'none' };
    expect(await importOf(record, { requestId: 'slam' }, slam)).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'slamId', code: 'INVALID' }] },
    });
    const twice = await Promise.all(Array.from({ length: 5 }, () => importOf(record, { requestId: 'at-once' })));
    expect(new Set(twice.map(({ tournament }) => tournament.id)).size).toBe(1);
  });
});
