/** People without an account in tournaments that others have recorded, and the accounts they get later. */
import {
  registrationConfirmed,
  sideProgressed,
  tournamentAwardWon,
  tournamentCompleted,
  tournamentFixtureDecided,
  tournamentFixtureExpired,
  tournamentFixtureReady,
  tournamentFixtureWithdrawn,
  tournamentGroupsChanged,
  tournamentGuestNamed,
  tournamentWindowClosing,
} from '@setpoint/events';
import { isTournamentGuest, type Identity } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import { emitSnapshot, player, support, VISITOR } from '@setpoint/testkit';
import { PersonEntity, type PersonRow } from '../../src/persistence/projection-entities.js';
import { CompletedSnapshot } from '../../src/persistence/snapshots/completed-snapshot.js';
import { EntrySnapshot } from '../../src/persistence/snapshots/entry-snapshot.js';
import { GuestSnapshot } from '../../src/persistence/snapshots/guest-snapshot.js';
import { PlayStage, START } from '../play-stage.js';

/* eslint-disable @typescript-eslint/no-explicit-any */

let stage: PlayStage;
beforeAll(async () => {
  stage = await PlayStage.open();
});
afterAll(() => stage?.stop());
beforeEach(() => stage.clock.set(START));

const sam = support('sam');
const DETAILS = {
  ...{ name: 'Torneo ospite', type: 'CLASSIC', sport: 2, numberPlayers: 2, sex: 'ALL', isPrivate: false },
  ...{ format: 'PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES', priceCents: 0, startOn: '2026-03-02', teamsToStart: 2 },
  ...{ minTeams: 2, maxTeams: 16, city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20, timeZone: 'Europe/Rome' },
  prizes: [{ placing: 'WINNER', points: 500 }],
};
const SHOWN = `id state history { kind reason } awards { player { id } } registrations { state captain { id } partner { id } }
  entries { id level players { id } } groups { table { entry { id } } }
  fixtures { id stage state needsDecision how winner rule sideA { entry { id } } sideB { entry { id } } }`;
const TOLD = [
  ...[registrationConfirmed, sideProgressed, tournamentAwardWon, tournamentCompleted],
  ...[tournamentFixtureDecided, tournamentFixtureExpired, tournamentFixtureReady, tournamentFixtureWithdrawn],
  ...[tournamentGroupsChanged, tournamentWindowClosing],
];

async function ask(query: string, variables: object = {}, who: Identity = sam): Promise<any> {
  const { data, errors } = await stage.service.query<any>(query, { ...variables }, who);
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return Object.values(data!)[0];
}
const shown = (id: string) => ask(`query ($id: ID!) { tournament(id: $id) { ${SHOWN} } }`, { id });
const decide = (fixtureId: string, winner = 'A') =>
  ask(
    `mutation ($input: DecideTournamentFixtureInput!) { decideTournamentFixture(input: $input) { success errorCode } }`,
    { input: { fixtureId, winner, reason: 'Played at the club' } },
  );
const link = (input: object) =>
  ask(
    `mutation ($input: LinkTournamentGuestInput!) { linkTournamentGuest(input: $input) { success errorCode tournament { ${SHOWN} } } }`,
    { input: { reason: 'She has signed up', ...input } },
  );

async function areKnown(...ids: readonly string[]): Promise<void> {
  const rows = ids.map((id): PersonRow => ({
    ...{ id, display_name: `Ada ${id}`, search_name: id, sex: 'F', birth_date: '1990-01-01', lat: null, lng: null },
    ...{ sports: [2], levels: [{ sport: 2, numberPlayers: 2, rating: 4 }], has_availability: true, has_mobile: true },
    ...{ is_barred: false, is_closed: false },
  }));
  await insertRows(stage.service.manager, PersonEntity, rows);
}

const exportOf = (id: string): Promise<string> =>
  ask(`query ($id: ID!) { exportTournament(id: $id) }`, { id }, VISITOR);

/** A record of a tournament here in which some are known by other ids. */
async function recordOf(id: string, strangers: RegExp): Promise<string> {
  const entries = await stage.service.manager.query<{ player_id: string }[]>(
    `select player_id from entrant where tournament_id = $1`,
    [id],
  );
  await areKnown(...entries.map(({ player_id }) => player_id));
  return (await exportOf(id)).replaceAll(strangers, 'x$1');
}

async function importOf(record: string, more: object = {}): Promise<any> {
  const input = { requestId: `r-${record.length}`, record, details: DETAILS, ...more };
  const { success, errorCode, tournament } = await ask(
    `mutation ($input: ImportTournamentInput!) { importTournament(input: $input) { success errorCode tournament { ${SHOWN} } } }`,
    { input },
  );
  expect({ success, errorCode }).toEqual({ success: true, errorCode: null });
  return tournament;
}

const eventsAbout = async (id: string) => {
  const all = await Promise.all(TOLD.map((contract) => stage.service.eventsOf(contract)));
  return all.flat().filter((data) => JSON.stringify(data).includes(id));
};
const namedIn = async (id: string) =>
  (await stage.service.eventsOf(tournamentGuestNamed)).filter(({ tournamentId }) => tournamentId === id);
const idsOf = (entry: any): string[] => entry.players.map(({ id }: any) => id);

/** Those of both sides who have one. */
const accountsIn = (tournament: any, { sideA, sideB }: any): string[] =>
  tournament.entries
    .filter(({ id }: any) => [sideA.entry?.id, sideB.entry?.id].includes(id))
    .flatMap(idsOf)
    .filter((id: string) => !isTournamentGuest(id))
    .toSorted();

/** The first two of four pairs have accounts, one half of the third, nobody of the fourth. */
async function imported(id: string) {
  await stage.started(id, 4, { format: 'PLAY_OFF' });
  const record = await recordOf(id, new RegExp(`${id}-e0(2-p1|3-p.)`, 'g'));
  const tournament = await importOf(record, { requestId: id });
  const guests = new Map(
    (await namedIn(tournament.id)).map(({ guestId, name }) => [name!.replace('Ada x', ''), guestId]),
  );
  const fixtureOf = (of: any, ...numbers: number[]) =>
    of.fixtures.find(({ sideA, sideB }: any) =>
      numbers.every((at) => [sideA.entry?.id, sideB.entry?.id].includes(tournament.entries[at].id)),
    );
  return { tournament, record, guests, fixtureOf };
}

describe('guests of an imported tournament', () => {
  it('BYD-07~ come in under their names, and go out under them; the preview counts them', async () => {
    const { tournament, record, guests } = await imported('named');
    const { events } = await ask(
      `query ($input: PreviewTournamentRecordInput!) { previewTournamentRecord(input: $input) { events { guests entries } } }`,
      { input: { record } },
    );
    expect(events).toEqual([{ guests: 3, entries: 4 }]);
    expect([...guests.keys()].toSorted()).toEqual(['2-p1', '3-p0', '3-p1']);
    const shownIds = tournament.entries.map(idsOf);
    expect(shownIds).toEqual([
      ['named-e00-p0', 'named-e00-p1'],
      ['named-e01-p0', 'named-e01-p1'],
      ['named-e02-p0', guests.get('2-p1')],
      [guests.get('3-p0'), guests.get('3-p1')],
    ]);
    expect([...guests.values()].every(isTournamentGuest)).toBe(true);
    // A guest has no level.
    expect(tournament.entries.map(({ level }: any) => level !== null)).toEqual([true, true, false, false]);
    const out = await exportOf(tournament.id);
    expect(JSON.parse(out).participants).toContainEqual(expect.objectContaining({ participantName: 'Ada x3-p0' }));
    expect((await importOf(record, { requestId: 'named' })).id).toBe(tournament.id);
    expect(await namedIn(tournament.id)).toHaveLength(3);
    // Their ids here are no accounts.
    const again = await importOf(out, { requestId: 'again' });
    const known = new Set(guests.values());
    expect(again.entries.flatMap(idsOf).filter((each: string) => known.has(each))).toEqual([]);
  });

  it('BYD-07~ who has an account that support names is no guest', async () => {
    await stage.started('told', 2, { format: 'PLAY_OFF' });
    const record = await recordOf('told', /told-e0(1-p.)/g);
    const people = [{ id: 'x1-p0', playerId: 'told-e01-p0' }];
    const { id, entries } = await importOf(record, { people });
    expect(entries.map(idsOf)[1]).toEqual(['told-e01-p0', expect.stringMatching(/^guest:/)]);
    expect(await namedIn(id)).toMatchObject([{ name: 'Ada x1-p1' }]);
  });

  it('BYD-07~ play without matches: support decides, and whoever has an account is told', async () => {
    const { tournament, guests, fixtureOf } = await imported('decided');
    const { id } = tournament;
    const waiting = tournament.fixtures.filter(({ needsDecision }: any) => needsDecision);
    expect(waiting).toHaveLength(2);
    expect(await stage.toPlay(id)).toEqual([undefined, undefined]);
    // Deadlines pass, and nobody is reminded of a match that there is not.
    stage.clock.advance({ days: 30 });
    await stage.service.runTimers();
    expect(await eventsAbout(id)).toMatchObject([{ groups: [] }]);

    const [strong, second] = [fixtureOf(tournament, 3), fixtureOf(tournament, 2)];
    const winnerOf = (fixture: any, at: number) => (fixture.sideA.entry.id === tournament.entries[at].id ? 'A' : 'B');
    expect(await decide(strong.id, winnerOf(strong, 3))).toMatchObject({ success: true });
    expect(await decide(second.id, winnerOf(second, 2))).toMatchObject({ success: true });
    const final = fixtureOf(await shown(id), 2, 3);
    expect(final).toMatchObject({ stage: 'FINAL', state: 'CLOSING', needsDecision: true });
    await decide(final.id, winnerOf(final, 2));
    const over = await shown(id);
    expect(over).toMatchObject({ state: 'COMPLETED', awards: [{ player: { id: 'decided-e02-p0' } }] });
    await emitSnapshot(stage.service, new EntrySnapshot(), 10);
    await emitSnapshot(stage.service, new CompletedSnapshot(), 10);

    const told = await eventsAbout(id);
    expect(told.length).toBeGreaterThan(6);
    for (const guest of guests.values()) expect(JSON.stringify(told)).not.toContain(guest);
    const sides = (await stage.service.eventsOf(tournamentFixtureDecided)).filter(
      ({ competition }) => competition.id === id,
    );
    expect(sides.map(({ sideA, sideB }) => [...sideA, ...sideB].toSorted())).toEqual([
      ...[strong, second].map((fixture) => accountsIn(tournament, fixture)),
      ['decided-e02-p0'],
    ]);
    const confirmed = (await stage.service.eventsOf(registrationConfirmed)).filter(
      ({ tournament: of }) => of.id === id,
    );
    expect(confirmed.map(({ playerIds }) => playerIds[0]).toSorted()).toEqual(['decided-e00-p0', 'decided-e01-p0']);
    const withdrawn = await stage.service.eventsOf(tournamentFixtureWithdrawn);
    expect(withdrawn.filter(({ fixtureId }) => fixtureId.startsWith(id))).toEqual([]);
  });

  it('BYD-07~ leave by support, and only accounts hear of it', async () => {
    const { tournament, guests, fixtureOf } = await imported('out');
    const input = { tournamentId: tournament.id, entryId: tournament.entries[2].id, reason: 'Did not come' };
    const answer = await ask(
      `mutation ($input: ExcludeEntryInput!) { excludeEntry(input: $input) { success errorCode } }`,
      { input },
    );
    expect(answer).toEqual({ success: true, errorCode: null });
    const decided = (await stage.service.eventsOf(tournamentFixtureDecided)).filter(
      ({ competition }) => competition.id === tournament.id,
    );
    expect(decided).toMatchObject([{ how: 'FORFEIT' }]);
    expect([decided[0]!.sideA, decided[0]!.sideB].flat().toSorted()).toEqual(
      accountsIn(tournament, fixtureOf(tournament, 2)),
    );
    for (const guest of guests.values()) expect(JSON.stringify(await eventsAbout(tournament.id))).not.toContain(guest);
  });
});

describe('the account of a guest', () => {
  it('BYD-07~ takes the place in entries and registrations; matches without any guest left are to be played', async () => {
    await areKnown('zoe', 'yara', 'wim');
    const { tournament, guests, fixtureOf } = await imported('linked');
    const tournamentId = tournament.id;
    const [half, first, second] = ['2-p1', '3-p0', '3-p1'].map((key) => guests.get(key)!);
    const one = { tournamentId, guestId: half, playerId: 'zoe' };
    const { success, tournament: after } = await link(one);
    expect(success).toBe(true);
    expect(idsOf(after.entries[2])).toEqual(['linked-e02-p0', 'zoe']);
    expect(after.registrations).toContainEqual(
      expect.objectContaining({ captain: { id: 'linked-e02-p0' }, partner: { id: 'zoe' } }),
    );
    expect(after.history.at(-1)).toEqual({ kind: 'GUEST_LINKED', reason: 'She has signed up' });
    expect(fixtureOf(after, 2)).toMatchObject({ state: 'READY', needsDecision: false });
    expect(fixtureOf(after, 3)).toMatchObject({ state: 'CLOSING', needsDecision: true });
    const ready = (await stage.service.eventsOf(tournamentFixtureReady)).filter(
      ({ competition }) => competition.id === tournamentId,
    );
    expect(ready.map(({ sideA, sideB }) => [...sideA, ...sideB].toSorted())).toEqual([
      accountsIn(after, fixtureOf(after, 2)),
    ]);
    expect(ready[0]!.sideA.concat(ready[0]!.sideB)).toContain('zoe');
    expect((await namedIn(tournamentId)).at(-1)).toEqual({ guestId: half, tournamentId, name: null });
    expect(
      (
        await ask(
          `query ($id: ID!) { tournament(id: $id) { myRegistration { state } } }`,
          { id: tournamentId },
          player('zoe'),
        )
      ).myRegistration,
    ).toEqual({ state: 'CONFIRMED' });

    const before = (await namedIn(tournamentId)).length;
    expect(await link(one)).toMatchObject({ success: true });
    expect((await shown(tournamentId)).history).toHaveLength(2);
    expect(await namedIn(tournamentId)).toHaveLength(before);

    // One of two guests is still there.
    const { tournament: between } = await link({ tournamentId, guestId: first, playerId: 'yara' });
    expect(fixtureOf(between, 3)).toMatchObject({ needsDecision: true });
    const { tournament: all } = await link({ tournamentId, guestId: second, playerId: 'wim' });
    expect(fixtureOf(all, 3)).toMatchObject({ state: 'READY', needsDecision: false });
    expect(idsOf(all.entries[3])).toEqual(['yara', 'wim']);
    const entrants = await stage.service.manager.query<{ player_id: string }[]>(
      `select player_id from entrant where tournament_id = $1`,
      [tournamentId],
    );
    expect(entrants.map(({ player_id }) => player_id).toSorted()).toEqual(all.entries.flatMap(idsOf).toSorted());
    for (let next = await stage.toPlay(tournamentId); next.length > 0; next = await stage.toPlay(tournamentId))
      await stage.won(next[0]!);
    expect(await shown(tournamentId)).toMatchObject({ state: 'COMPLETED' });
  });

  it('BYD-07~ joins its group', async () => {
    await areKnown('gina');
    await stage.started('joined', 6);
    const record = await recordOf('joined', /joined-e0(5-p0)/g);
    const tournament = await importOf(record, { details: { ...DETAILS, format: 'GROUPS_AND_PLAY_OFF' } });
    const tournamentId = tournament.id;
    const [{ guestId } = { guestId: '' }] = await namedIn(tournamentId);
    const groups = async () =>
      (await stage.service.eventsOf(tournamentGroupsChanged))
        .filter(({ tournament: of }) => of.id === tournamentId)
        .map(({ groups: shownGroups }) => shownGroups.flatMap(({ playerIds }) => playerIds));
    expect((await groups()).map((ids) => ids.length)).toEqual([11]);
    await link({ tournamentId, guestId, playerId: 'gina' });
    expect((await groups()).at(-1)).toEqual(expect.arrayContaining(['gina', 'joined-e05-p1']));
    expect(tournament.fixtures.filter(({ needsDecision }: any) => needsDecision)).toHaveLength(2);
    expect((await shown(tournamentId)).fixtures.filter(({ needsDecision }: any) => needsDecision)).toEqual([]);
  });

  it('BYD-07~ is in a tournament that is over as in any other, and nobody is told what was decided', async () => {
    await areKnown('olga');
    await stage.started('past', 2, { format: 'PLAY_OFF' });
    await stage.won((await stage.toPlay('past'))[0]!);
    const { id: tournamentId, state, entries } = await importOf(await recordOf('past', /past-e0(1-p1)/g));
    expect(state).toBe('COMPLETED');
    const entrants = async () => {
      await emitSnapshot(stage.service, new CompletedSnapshot(), 100);
      const completed = await stage.service.eventsOf(tournamentCompleted);
      const end = completed.findLast((each) => each.tournamentId === tournamentId)!;
      return end.entrants.map(({ playerIds }) => playerIds.length);
    };
    expect(await entrants()).toEqual([2, 1]);
    const before = await eventsAbout(tournamentId);
    const answer = await link({ tournamentId, guestId: idsOf(entries[1])[1], playerId: 'olga' });
    expect(idsOf(answer.tournament.entries[1])).toEqual(['past-e01-p0', 'olga']);
    expect(answer.tournament.awards).toEqual([]);
    expect(await eventsAbout(tournamentId)).toHaveLength(before.length);
    expect(await entrants()).toEqual([2, 2]);
  });

  it('BYD-07~ is refused with the reason', async () => {
    await areKnown('vera', 'ulla');
    await insertRows(stage.service.manager, PersonEntity, [
      { ...(await stage.service.manager.findOneByOrFail(PersonEntity, { id: 'vera' })), id: 'gone', is_closed: true },
    ]);
    const { tournament, guests } = await imported('refused');
    const [guestId, other] = ['3-p0', '3-p1'].map((key) => guests.get(key)!);
    const input = { tournamentId: tournament.id, guestId, playerId: 'vera' };
    const codeOf = async (more: object) => (await link({ ...input, ...more })).errorCode;
    expect(await codeOf({ reason: ' ' })).toBe('REASON_REQUIRED');
    expect(await codeOf({ tournamentId: 'none' })).toBe('TOURNAMENT_NOT_FOUND');
    expect(await codeOf({ tournamentId: 'refused' })).toBe('GUEST_NOT_FOUND');
    expect(await codeOf({ guestId: 'refused-e00-p0' })).toBe('GUEST_NOT_FOUND');
    for (const playerId of ['nobody', 'gone', other]) expect(await codeOf({ playerId })).toBe('PLAYER_NOT_ELIGIBLE');
    expect(await codeOf({ playerId: 'refused-e00-p0' })).toBe('PLAYER_ENTERED_ALREADY');
    expect(await codeOf({})).toBeNull();
    expect(await codeOf({ playerId: 'ulla' })).toBe('GUEST_LINKED_ALREADY');
    expect(await codeOf({ guestId: other })).toBe('PLAYER_ENTERED_ALREADY');
  });

  it('BYD-07~ API-21~ leaves no name behind; a snapshot has who is still a guest', async () => {
    await areKnown('rosa');
    const { tournament, guests } = await imported('snap');
    const [guestId, other] = ['2-p1', '3-p0'].map((key) => guests.get(key)!);
    await link({ tournamentId: tournament.id, guestId, playerId: 'rosa' });
    const before = (await namedIn(tournament.id)).length;
    await emitSnapshot(stage.service, new GuestSnapshot(), 2);
    const again = (await namedIn(tournament.id)).slice(before);
    expect(again).toHaveLength(3);
    expect(again).toContainEqual({ guestId, tournamentId: tournament.id, name: null });
    expect(again).toContainEqual({ guestId: other, tournamentId: tournament.id, name: 'Ada x3-p0' });
    const rows = await stage.service.manager.query<object[]>(`select * from guest where id = $1`, [guestId]);
    expect(rows).toEqual([{ id: guestId, tournament_id: tournament.id, name: null, linked_to: 'rosa' }]);
  });
});
