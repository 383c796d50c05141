import { readFileSync } from 'node:fs';
import {
  noShowAnswered,
  noShowReported,
  sideProgressed,
  tournamentAwardClaimed,
  tournamentAwardWon,
  tournamentCompleted,
  tournamentGroupsChanged,
  tournamentFixtureDecided,
  tournamentFixtureReady,
  tournamentWindowClosing,
  resultEntered,
} from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { testPostgres, VISITOR } from '@setpoint/testkit';
import { Plays } from '../../src/application/ports/plays.js';
import { TakeAward } from '../../src/application/take-award.js';
import { begin } from '../../src/domain/play/begin.js';
import { hear } from '../../src/domain/play/commands.js';
import type { FrozenEntry } from '../../src/domain/registration.js';
import { tournamentsService } from '../../src/service.js';
import { PlayStage, START } from '../play-stage.js';

let stage: PlayStage;
beforeAll(async () => {
  stage = await PlayStage.open();
});
afterAll(() => stage?.stop());
beforeEach(() => stage.clock.set(START));

const rows = <Row>(statement: string, id: string): Promise<Row[]> => stage.service.manager.query(statement, [id]);

/** As visitors see it. */
async function runOf(entry: string) {
  const { data } = await stage.service.query<{ tournamentRun: { result: string; fixtures: { stage: string }[] } }>(
    `query ($id: ID!) { tournamentRun(id: $id) { result fixtures { stage } } }`,
    { id: entry },
    VISITOR,
  );
  return data!.tournamentRun;
}

const sampleOf = (name: string): unknown =>
  (
    JSON.parse(
      readFileSync(new URL(`../../../../libs/events/samples/matches.${name}.v1.json`, import.meta.url), 'utf8'),
    ) as { readonly data: unknown }
  ).data;
const entered = resultEntered.schema.parse(sampleOf('result-entered'));
const noShow = noShowReported.schema.parse(sampleOf('no-show-reported'));
const answered = noShowAnswered.schema.parse(sampleOf('no-show-answered'));

describe('a tournament that is played', () => {
  for (const times of [1, 2])
    it(`TRN-03~ TRN-10 TRN-11~ TRN-13 TRN-14~ RES-08~ goes from groups of 16 teams to the prize, with each event ${times === 1 ? 'once' : 'twice'}`, async () => {
      const id = `cup-${times}`;
      await stage.started(id, 16);
      const perRound: number[] = [];
      for (let round = await stage.toPlay(id); round.length > 0; round = await stage.toPlay(id)) {
        perRound.push(round.length);
        expect(round.every(({ drawAllowed, stage: of }) => drawAllowed === (of === 'ROUND_ROBIN'))).toBe(true);
        stage.clock.advance({ days: 2 });
        for (const ready of round) {
          const { id: event, version } = await stage.won(ready);
          if (times === 2) {
            await stage.won(ready, undefined, { id: event, version });
            await stage.won(ready, undefined, { version });
          }
        }
      }
      expect(perRound).toEqual([24, 4, 2, 1]);

      const ofThis = <Data extends { fixtureId: string }>(all: Data[]) =>
        all.filter(({ fixtureId }) => fixtureId.startsWith(`${id}-`));
      expect(ofThis(await stage.service.eventsOf(tournamentFixtureReady))).toHaveLength(31);
      expect(ofThis(await stage.service.eventsOf(tournamentFixtureDecided))).toHaveLength(31);
      const [tournament] = await rows<{ state: string; ended_at: Date }>(`select * from tournament where id = $1`, id);
      expect(tournament).toMatchObject({ state: 'COMPLETED', ended_at: new Date('2026-03-10T13:00:00Z') });
      const completed = (await stage.service.eventsOf(tournamentCompleted)).filter((end) => end.tournamentId === id);
      expect(completed).toHaveLength(1);
      expect(completed[0]!.entrants).toHaveLength(16);
      expect(completed[0]!.entrants.filter(({ reached }) => reached === 'WON')).toEqual([
        { playerIds: [`${id}-e00-p0`, `${id}-e00-p1`], reached: 'WON' },
      ]);

      const told = (await stage.service.eventsOf(tournamentGroupsChanged)).filter((one) => one.tournament.id === id);
      expect(told.map(({ over }) => over)).toEqual([false, true]);

      const progress = (await stage.service.eventsOf(sideProgressed)).filter((one) => one.tournament.id === id);
      const counted = (kind: string, at?: string) =>
        progress.filter((one) => one.progress === kind && (!at || one.stage === at)).length;
      expect([counted('ELIMINATED', 'ROUND_ROBIN'), counted('ADVANCED', 'QUARTER_FINALS')]).toEqual([8, 8]);
      expect([counted('ELIMINATED'), counted('WON'), counted('ADVANCED')]).toEqual([15, 1, 14]);

      const awards = await rows<{ id: string; player_id: string; placing: string }>(
        `select id, player_id, placed_as as "placing" from award where tournament_id = $1 order by placed_as desc, player_id`,
        id,
      );
      expect(awards.map(({ placing }) => placing)).toEqual(
        ['WINNER', 'SECOND', 'SEMIFINALIST', 'SEMIFINALIST']
          .sort()
          .reverse()
          .flatMap((one) => [one, one]),
      );
      const won = (await stage.service.eventsOf(tournamentAwardWon)).filter(({ competition }) => competition.id === id);
      expect(won).toHaveLength(8);

      const runs = await Promise.all(['e00', 'e01'].map((entry) => runOf(`${id}-${entry}`)));
      expect(runs.map(({ result }) => result)).toEqual(['WINNER', 'OUT']);
      expect(runs[0]!.fixtures.map(({ stage: of }) => of)).toEqual(['QUARTER_FINALS', 'SEMIFINAL', 'FINAL']);

      const take = stage.service.app.get(TakeAward, { strict: false });
      const winners = awards.find(({ player_id }) => player_id === `${id}-e00-p0`)!;
      const at = userId(winners.player_id);
      const answers = await Promise.all(Array.from({ length: 50 }, () => take.execute(at, winners.id, 'VOUCHER')));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.filter((answer) => !answer.ok && answer.code === 'AWARD_ALREADY_TAKEN')).toHaveLength(49);
      const claimed = (await stage.service.eventsOf(tournamentAwardClaimed)).filter(
        (one) => one.awardId === winners.id,
      );
      expect(claimed).toMatchObject([{ prize: { kind: 'VOUCHER', cents: 5_000 }, competition: { id } }]);
    });

  it('TRN-03 the draw is made again from the seed that is kept, by anybody who has the entries', async () => {
    for (const [id, count, format] of [
      ['again', 11, 'PLAY_OFF'],
      ['groups-again', 13, 'GROUPS_AND_PLAY_OFF'],
    ] as const) {
      await stage.started(id, count, { format });
      for (const ready of await stage.toPlay(id)) await stage.won(ready);
      const kept = (await stage.service.app.get(Plays, { strict: false }).read(id))!;
      const { rules, entries, seed } = kept;
      const frozen = entries.map((entry) => ({ ...entry, playerIds: entry.playerIds.map(userId) }) as FrozenEntry);
      let again = begin({ rules, format, entries: frozen.toReversed(), seeds: null, seed }, START.getTime());
      expect(seed).toMatch(/^[0-9a-f]{32}$/);
      for (const { id: fixture, outcome, revision, group } of kept.fixtures)
        if (group !== null && outcome) {
          const { winner, sets } = outcome;
          const decision = { kind: 'PLAYED' as const, outcome: 'COMPLETED' as const, winner, sets };
          const news = { kind: 'PLAYED' as const, fixtureId: fixture, revision, matchId: null, version: 1 };
          again = hear(again, { ...news, decision }, START.getTime());
        }
      expect(again.bracket!.places).toEqual(kept.bracket!.places);
      expect(again.draw!.seeds).toEqual(kept.draw!.seeds);
      const { draw } = (
        await stage.service.query<{ tournament: { draw: { seed: string; version: number } } }>(
          `{ tournament(id: "${id}") { draw { seed version } } }`,
          {},
          VISITOR,
        )
      ).data!.tournament;
      expect(draw).toEqual({ seed, version: kept.algorithm });
    }
  });

  it('TRN-16~ nobody is told that a match is unplayed whose result waits for confirmation', async () => {
    await stage.started('waiting', 4, { format: 'PLAY_OFF' });
    const [played, unplayed] = await stage.toPlay('waiting');
    const { fixtureId, revision, competition, stage: of } = played!;
    const fixture = { fixtureId, revision, competition, stage: of };
    await stage.service.deliver(resultEntered, { ...entered, match: { ...entered.match, fixture } });
    stage.clock.set('2026-03-06T23:00:00Z');
    await stage.expired('waiting');
    const told = (await stage.service.eventsOf(tournamentWindowClosing)).filter(
      (one) => one.competition.id === 'waiting',
    );
    expect(told.map((one) => one.fixtureId)).toEqual([unplayed!.fixtureId]);
  });

  it('TRN-16~ REP-01~ nobody is told that a match is unplayed while a no-show waits for an answer; denied, it is again', async () => {
    await stage.started('absent', 8, { format: 'PLAY_OFF' });
    const [reported, counted, denied, unplayed] = await stage.toPlay('absent');
    const matchOf = ({ fixtureId, revision, competition, stage: of }: typeof reported & object) => ({
      ...{ ...noShow.match, matchId: `m-${fixtureId}` },
      fixture: { fixtureId, revision, competition, stage: of },
    });
    for (const one of [reported!, counted!, denied!])
      await stage.service.deliver(noShowReported, { ...noShow, match: matchOf(one) });
    await stage.service.deliver(noShowAnswered, { ...answered, match: matchOf(counted!), accepted: true });
    stage.clock.set('2026-03-06T23:00:00Z');
    const told = async () =>
      (await stage.service.eventsOf(tournamentWindowClosing))
        .filter((one) => one.competition.id === 'absent')
        .map((one) => one.fixtureId);
    await stage.expired('absent');
    expect(await told()).toEqual([unplayed!.fixtureId]);
    await stage.service.deliver(noShowAnswered, { ...answered, match: matchOf(denied!), accepted: false });
    for (let run = 0; run < 2; run += 1) await stage.expired('absent');
    expect(await told()).toEqual([unplayed!.fixtureId, denied!.fixtureId]);
  });

  it('TRN-10 TRN-16~ MAT-21~ a window that ends is told a day before, asked for once, and decided by who tried', async () => {
    await stage.started('slow', 3, { format: 'PLAY_OFF' });
    const [ready] = await stage.toPlay('slow');
    expect(ready!.closesAt).toBe('2026-03-07T23:00:00.000Z');
    stage.clock.set('2026-03-06T22:59:59Z');
    expect(await stage.expired('slow')).toEqual([]);
    const closing = async () =>
      (await stage.service.eventsOf(tournamentWindowClosing)).filter((one) => one.competition.id === 'slow');
    expect(await closing()).toEqual([]);
    stage.clock.set('2026-03-06T23:00:00Z');
    await stage.expired('slow');
    await stage.expired('slow');
    expect(await closing()).toMatchObject([
      { playerIds: [...ready!.sideA, ...ready!.sideB], closesAt: ready!.closesAt },
    ]);
    stage.clock.set('2026-03-07T23:00:00Z');
    await stage.expired('slow');
    expect(await stage.expired('slow')).toEqual([
      { fixtureId: ready!.fixtureId, revision: ready!.revision, closesAt: ready!.closesAt },
    ]);
    await stage.close(ready!, { how: 'EXPIRED', tried: { A: false, B: true }, matchId: null });
    const decisions = await rows(`select kind, rule, by, facts from decision where tournament_id = $1`, 'slow');
    expect(decisions).toMatchObject([
      { kind: 'FORFEIT', rule: 'ONE_SILENT', by: null, facts: { winner: 'B', tried: { A: false, B: true } } },
    ]);
    expect(await stage.toPlay('slow')).toMatchObject([{ stage: 'FINAL', opensAt: '2026-03-07T23:00:00.000Z' }]);
    await expect(stage.service.manager.query(`update decision set rule = null`)).rejects.toThrow('append-only');
  });

  it('TRN-03~ TRN-13 another result of the final counts: prizes that nobody has claimed change hands', async () => {
    await stage.started('corrected', 2, { format: 'PLAY_OFF' });
    const [final] = await stage.toPlay('corrected');
    await stage.won(final!, 'A');
    const owners = async () =>
      (
        await rows<{ player_id: string }>(
          `select player_id from award where tournament_id = $1 and placed_as = 'WINNER' order by player_id`,
          'corrected',
        )
      ).map(({ player_id }) => player_id);
    expect(await owners()).toEqual(final!.sideA);
    stage.clock.advance({ days: 1 });
    const corrected = await stage.correct(final!, 'B');
    expect(await owners()).toEqual(final!.sideB);
    const completed = (await stage.service.eventsOf(tournamentCompleted)).filter(
      (one) => one.tournamentId === 'corrected',
    );
    expect(completed.map(({ entrants }) => entrants.find(({ reached }) => reached === 'WON')!.playerIds)).toEqual([
      final!.sideA,
      final!.sideB,
    ]);
    // the first result again, and the correction again
    await stage.won(final!, 'A', { version: corrected.version! - 1 });
    await stage.correct(final!, 'B', { version: corrected.version! });
    expect(await owners()).toEqual(final!.sideB);
    const take = stage.service.app.get(TakeAward, { strict: false });
    const [award] = await rows<{ id: string; player_id: string }>(
      `select id, player_id from award where tournament_id = $1 and placed_as = 'WINNER' limit 1`,
      'corrected',
    );
    await take.execute(userId(award!.player_id), award!.id, 'POINTS');
    await stage.correct(final!, 'A');
    expect(await owners()).toEqual([...final!.sideA, award!.player_id].sort());
  });

  it('TRN-10 sixteen answers at once are each taken in, and the next round opens once', async () => {
    await stage.started('rush', 32, { format: 'PLAY_OFF' });
    const round = await stage.toPlay('rush');
    const signals: unknown[] = [];
    const stop = await stage.service.push.subscribe('tournament:rush', (signal) => signals.push(signal));
    await Promise.all(round.map((ready) => stage.won(ready)));
    await stop();
    expect(signals.length).toBeGreaterThan(0);
    expect(await stage.toPlay('rush')).toHaveLength(8);
    const ready = (await stage.service.eventsOf(tournamentFixtureReady)).filter(
      ({ competition }) => competition.id === 'rush',
    );
    expect(ready).toHaveLength(24);
  });
});

describe('data of the former version', () => {
  it('TRN-06~ says anew which tournaments are private, so that matches made before that was said are hidden', async () => {
    const fresh = await (await testPostgres()).freshDatabase();
    const migrations = tournamentsService.migrations!.filter(({ name }) => !name.startsWith('RepublishPrivate'));
    const former = await PlayStage.open({ ...tournamentsService, migrations }, { databaseUrl: fresh.url });
    await former.started('secret', 8, { isPrivate: true, inviteCode: 'SECRET' });
    await former.started('open', 8);
    await former.stop();
    const { service, stop } = await PlayStage.open(tournamentsService, { databaseUrl: fresh.url });
    await service.runTimers(START);
    const told = (await service.eventsOf(tournamentGroupsChanged)).slice(2);
    expect(told.map(({ tournament, isPrivate }) => [tournament.id, isPrivate])).toEqual([
      ['open', false],
      ['secret', true],
    ]);
    await stop();
    await fresh.drop();
  });
});
