import { tournamentCompleted, tournamentFixtureDecided, tournamentFixtureReady } from '@setpoint/events';
import { MOST_RECORD_BYTES } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import { emitSnapshot, player, support, VISITOR } from '@setpoint/testkit';
// What others read is judged by the same engine as the rules themselves.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { matchUpsRead, placingsRead, standingsRead } from '../../../../libs/competition/test/competition-engine.js';
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
const AS_RECORDED = { sport: { id: '2' }, numberPlayers: 2, gameMode: 'THREE_SETS_6_GAMES', maxTeams: 4 };
const IMPORT = `mutation ($input: ImportTournamentInput!) { importTournament(input: $input) { success errorCode
  fieldErrors { field code } tournament { id state sport { id } numberPlayers gameMode maxTeams entries { id seed players { id } } history { kind by { id } }
    bracket { rounds { stage fixtures { state how winner rule sets { a b } sideA { entry { players { id } } } } } } } } }`;

const PREVIEW = `query ($input: PreviewTournamentRecordInput!) { previewTournamentRecord(input: $input) {
  success errorCode fieldErrors { field code } name warnings { path code about }
  events { path name sport { id } format gameMode numberPlayers startOn entries seeds matches matchesTaken results
    people { id name user { id } } warnings { path code about } warningsCount } } }`;

const previewOf = async (record: string): Promise<any> => {
  const { data, errors } = await stage.service.query<any>(PREVIEW, { input: { record } }, sam);
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return data!.previewTournamentRecord;
};

const DETAILS = {
  ...{ name: 'Torneo ospite', type: 'CLASSIC', sport: 2, numberPlayers: 2, sex: 'ALL', isPrivate: false },
  ...{ format: 'PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES', priceCents: 0, startOn: '2026-03-02', teamsToStart: 2 },
  ...{ minTeams: 2, maxTeams: 16, city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20, timeZone: 'Europe/Rome' },
  prizes: [],
};

const TABLES = `query ($id: ID!) { tournament(id: $id) { groups { number table { entry { id } } } } }`;

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
  const people = Array.from({ length: count }, (_, entry) => {
    const pair = `${id}-e${String(entry).padStart(2, '0')}`;
    return [`${pair}-p0`, `${pair}-p1`];
  }).flat();
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
    expect(tournament.entries.map(({ seed }: any) => seed)).toEqual([1, 2, null, null]);
    expect(tournament.entries[0].players[0].id).toBe('half-e00-p0');
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
    // The format is that of the record.
    const { tournament } = await importOf(running, { requestId: 'running' }, { ...details, format: 'PLAY_OFF' });
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
    const { data } = await stage.service.query<any>(TABLES, { id: tournament.id }, VISITOR);
    const theirs = matchUpsRead(JSON.parse(whole));
    for (const { number, table } of data!.tournament.groups)
      expect(standingsRead(`${tournament.id}-group-${number}`)).toEqual(table.map(({ entry }: any) => entry.id));
    const placings = placingsRead(`${tournament.id}-draw`);
    expect(Object.values(placings).filter(([from, to]) => from === 1 && to === 1)).toHaveLength(1);
    expect(Object.keys(placings)).toHaveLength(6);
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

  it('BYD-07~ are refused with path and reason where they are none or somebody in them has no name', async () => {
    await stage.started('odd', 4, { format: 'PLAY_OFF' });
    await stage.won((await stage.toPlay('odd'))[0]!, 'A');
    const record = (await exportOf('odd'))!;
    const refused = (...fieldErrors: readonly object[]) => ({
      ...{ success: false, errorCode: 'RECORD_NOT_VALID', fieldErrors, tournament: null },
    });
    const people = Array.from({ length: 4 }, (_, entry) => [0, 1].map((one) => `odd-e0${entry}-p${one}`)).flat();
    // People whom nobody knows here go out without a name.
    const strangers = (await importOf(record)).fieldErrors;
    expect(strangers).toHaveLength(8);
    expect(strangers).toEqual(expect.arrayContaining(people.map((id) => ({ field: `people.${id}`, code: 'REQUIRED' })))); // oxfmt-ignore
    await known('odd', 4);
    for (const wrong of ['', '{'])
      expect(await importOf(wrong)).toEqual(refused({ field: 'record', code: 'NOT_JSON' }));
    expect(await importOf('null')).toEqual(refused({ field: 'record', code: 'NOT_READABLE' }));
    expect(await importOf('{}')).toEqual(refused({ field: 'record.tournamentId', code: 'NOT_READABLE' }));
    expect(await importOf(record, { event: 'events.0' })).toEqual(refused({ field: 'event', code: 'INVALID' }));
    const twice = await importOf(record.replaceAll('odd-e00-p0', 'odd-e01-p0'));
    expect(twice).toEqual(refused({ field: 'people.odd-e01-p0', code: 'PLAYER_TWICE' }));
    expect(await importOf(record, {}, { name: ' ' })).toMatchObject({ errorCode: 'INVALID_DATA' });
    expect(await importOf(record, { requestId: 'a b' })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'requestId', code: 'INVALID' }] },
    });
    const other = { gameMode: 'NEXTGEN', sport: 1, numberPlayers: 1, maxTeams: 3, teamsToStart: 2, minTeams: 2 };
    expect(await importOf(record, {}, other)).toMatchObject({ success: true, tournament: AS_RECORDED });
  });

  it('BYD-07~ of 2 MB are read, longer ones are not', async () => {
    const tooLong = { errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'record', code: 'TOO_LONG' }] };
    expect(await previewOf(' '.repeat(MOST_RECORD_BYTES))).toMatchObject({ fieldErrors: [{ code: 'NOT_JSON' }] });
    expect(await previewOf(' '.repeat(MOST_RECORD_BYTES + 1))).toMatchObject(tooLong);
    expect(await previewOf('é'.repeat(MOST_RECORD_BYTES / 2 + 1))).toMatchObject(tooLong);
    expect(await importOf(' '.repeat(MOST_RECORD_BYTES + 1))).toMatchObject(tooLong);
  });

  it('BYD-07~ with several events are looked at first; one is chosen, and comes in without what can’t be taken if support says so', async () => {
    await stage.started('many', 4, { format: 'PLAY_OFF' });
    await stage.won((await stage.toPlay('many'))[0]!, 'A');
    await known('many', 4);
    const record = JSON.parse((await exportOf('many'))!);
    const [event] = record.events;
    const wrong = structuredClone(event);
    wrong.eventName = 'Doppio';
    wrong.drawDefinitions[0].structures[0].matchUps[0].score.sets[0].side1Score = 9;
    wrong.drawDefinitions[0].structures.push({
      ...{ structureName: 'Consolation', stage: 'CONSOLATION', positionAssignments: [] },
      matchUps: [{ matchUpId: 'c', matchUpStatus: 'COMPLETED', winningSide: 1 }],
    });
    const text = JSON.stringify({ ...record, events: [{ ...event, eventType: 'TEAM' }, wrong], matchUps: [{}] });
    const path = 'events.1.drawDefinitions.0';
    const warnings = [
      { path: `${path}.structures.1`, code: 'STRUCTURE_LEFT_OUT', about: 'Consolation' },
      { path: `${path}.structures.0.matchUps.0`, code: 'RESULT_NOT_ALLOWED', about: 'many-1-1' },
    ];
    const preview = await previewOf(text);
    expect(preview).toMatchObject({
      ...{ success: true, name: 'Coppa Lambrate', warnings: [{ path: 'matchUps', code: 'MATCH_LEFT_OUT' }] },
      events: [
        {
          path: 'events.0',
          format: null,
          entries: 0,
          people: [],
          warnings: [{ path: 'events.0', code: 'TEAM_EVENT' }],
        },
        {
          ...{ path, name: 'Doppio', sport: { id: '2' }, format: 'PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES' },
          ...{ numberPlayers: 2, entries: 4, matches: 4, matchesTaken: 3, results: 0, warnings, warningsCount: 2 },
        },
      ],
    });
    expect(preview.events[1].people).toContainEqual({
      ...{ id: 'many-e00-p0', name: 'Ada many-e00-p0', user: { id: 'many-e00-p0' } },
    });
    expect(await importOf(text)).toMatchObject({ fieldErrors: [{ field: 'event', code: 'INVALID' }] });
    expect(await importOf(text, { event: 'events.0' })).toMatchObject({
      ...{ errorCode: 'RECORD_NOT_VALID', fieldErrors: [{ field: 'events.0', code: 'TEAM_EVENT' }] },
    });
    expect(await importOf(text, { event: path })).toMatchObject({
      ...{ errorCode: 'RECORD_INCOMPLETE', tournament: null },
      fieldErrors: warnings.map(({ path: field, code }) => ({ field, code })),
    });
    const { success, tournament } = await importOf(text, { event: path, takeRest: true });
    expect(success).toBe(true);
    expect(tournament.bracket.rounds[0].fixtures.map(({ state }: any) => state)).toEqual(['READY', 'READY']);
  });

  it('BYD-07~ of the largest tournament go out and come in: 128 pairs in groups', async () => {
    const { numberPlayers } = await stage.started('large', 128);
    expect(numberPlayers).toBe(2);
    await known('large', 128);
    const record = (await exportOf('large'))!;
    const { success, tournament } = await importOf(record);
    expect(success).toBe(true);
    expect(tournament).toMatchObject({ state: 'IN_PROGRESS', maxTeams: 128, entries: Array(128).fill({}) });
  });

  it('BYD-07~ with a retirement without sets come in with its winner, and go out the same', async () => {
    await stage.started('hurt', 4, { format: 'PLAY_OFF' });
    await stage.won((await stage.toPlay('hurt'))[0]!, 'B');
    await known('hurt', 4);
    const record = JSON.parse((await exportOf('hurt'))!);
    const [match] = record.events[0].drawDefinitions[0].structures[0].matchUps;
    match.matchUpStatus = 'RETIRED';
    delete match.score;
    const { tournament } = await importOf(JSON.stringify(record));
    const [fixture] = tournament.bracket.rounds[0].fixtures;
    expect(fixture).toMatchObject({ state: 'DECIDED', how: 'PLAYED', winner: 'B', sets: [] });
    const again = JSON.parse((await exportOf(tournament.id))!).events[0].drawDefinitions[0].structures[0].matchUps[0];
    expect(again).toMatchObject({ matchUpStatus: 'RETIRED', winningSide: 2 });
  });

  it('BYD-07~ with one group are played on to a final of its first two', async () => {
    await stage.started('alone', 6);
    await known('alone', 6);
    const record = JSON.parse((await exportOf('alone'))!);
    record.events[0].drawDefinitions[0].structures[0].structures.pop();
    const { tournament } = await importOf(JSON.stringify(record));
    expect(tournament.entries).toHaveLength(3);
    for (let next = await stage.toPlay(tournament.id); next.length > 0; next = await stage.toPlay(tournament.id))
      await stage.won(next[0]!);
    const [rounds, playOff] = JSON.parse((await exportOf(tournament.id))!).events[0].drawDefinitions[0].structures;
    expect([rounds.structures[0].matchUps.length, playOff.matchUps.length]).toEqual([3, 1]);
    expect(playOff.matchUps[0]).toMatchObject({ matchUpStatus: 'COMPLETED' });
  });

  it('BYD-07~ whose people have other ids come in for the accounts that support names', async () => {
    await stage.started('foreign', 2, { format: 'PLAY_OFF' });
    await known('foreign', 2);
    const record = (await exportOf('foreign'))!;
    const text = record.replaceAll(/foreign-e0(\d)-p(\d)/g, 'x$1$2');
    const [event] = (await previewOf(text)).events;
    expect(event.people.map(({ user }: any) => user)).toEqual([null, null, null, null]);
    const people = event.people.map(({ id }: any) => ({ id, playerId: `foreign-e0${id[1]}-p${id[2]}` }));
    expect(await importOf(text, { people: [...people.slice(1), { ...people[0], playerId: 'none' }] })).toMatchObject({
      ...{ errorCode: 'RECORD_NOT_VALID', fieldErrors: [{ field: `people.${people[0].id}`, code: 'NO_ACCOUNT' }] },
    });
    expect(await importOf(text, { people: [...people.slice(1), { ...people[1], id: people[0].id }] })).toMatchObject({
      ...{ errorCode: 'RECORD_NOT_VALID', fieldErrors: [{ code: 'PLAYER_TWICE' }] },
    });
    const { tournament } = await importOf(text, { people });
    expect(tournament.entries.flatMap(({ players }: any) => players.map(({ id }: any) => id)).toSorted()).toEqual(
      people.map(({ playerId }: any) => playerId).toSorted(),
    );
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
      changed((copy) => copy.participants.push(...Array(6_000).fill({}))),
    ];
    for (const [i, wrong] of refused.entries())
      expect([i, await importOf(wrong, { requestId: `evil-${i}` })]).toMatchObject([
        i,
        { errorCode: 'RECORD_NOT_VALID' },
      ]);
    const incomplete = [
      changed((copy) => (structureOf(copy).matchUps[0].winningSide = 3)),
      changed((copy) => (structureOf(copy).matchUps[0].score.sets[0].side1Score = -1)),
      changed((copy) => (structureOf(copy).matchUps[0].score.sets = Array(6).fill({ side1Score: 6, side2Score: 2 }))),
    ];
    for (const [i, wrong] of incomplete.entries())
      expect([i, await importOf(wrong, { requestId: `half-${i}` })]).toMatchObject([
        i,
        { errorCode: 'RECORD_INCOMPLETE' },
      ]);
    const taken = [
      changed((copy) => copy.participants.push(...Array(2_000).fill(copy.participants[0]))),
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
