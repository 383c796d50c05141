import { matchOptionsChanged, matchPeopleChanged, resultConfirmed } from '@setpoint/events';
import { matchId } from '@setpoint/kernel';
import { emitSnapshot, FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { ChangeMatch } from '../../src/application/change-match.js';
import { SettleDueMatches } from '../../src/application/settle-due-matches.js';
import { matchesService } from '../../src/index.js';
import { ComingSnapshot } from '../../src/persistence/snapshots/coming-snapshot.js';
import { PeopleSnapshot } from '../../src/persistence/snapshots/people-snapshot.js';
import { ResultSnapshot } from '../../src/persistence/snapshots/result-snapshot.js';
import {
  aConfirmedMatch,
  ana,
  anAwaitingConfirmationMatch,
  ben,
  marks,
  now,
  oneOfEachState,
  plus,
} from '../builders.js';
import { database } from './database.js';

const clock = new FixedClock(now);
let service: TestService;
beforeAll(async () => {
  service = await startTestService(matchesService, { clock });
});
beforeEach(() => database(service).clear());
afterAll(() => service?.stop());

describe('the snapshot of results', () => {
  it('API-21~ tells of each confirmed match once, and of no other', async () => {
    const { put } = database(service);
    for (const { match } of Object.values(oneOfEachState)) await put({ ...match, id: matchId(match.state) });
    for (const id of ['A', 'B', 'Z']) await put(aConfirmedMatch({ id: matchId(id) }));
    expect(await emitSnapshot(service, new ResultSnapshot(), 2)).toEqual([2, 2, 0]);
    const results = await service.eventsOf(resultConfirmed);
    expect(results.map(({ match }) => match.matchId)).toEqual(['A', 'B', 'CONFIRMED', 'Z']);
  });

  it('RES-03~ tells the same as at the confirmation, by a player or by itself', async () => {
    const { put } = database(service);
    for (const id of ['by ben', 'by itself']) await put(anAwaitingConfirmationMatch({ id: matchId(id) }));
    const { confirmsAt } = anAwaitingConfirmationMatch();
    const confirmation = {
      type: 'CONFIRM_RESULT',
      who: ben,
      resultVersion: null,
      evaluations: [marks(ana, 4)],
    } as const;
    expect(await service.app.get(ChangeMatch).execute(matchId('by ben'), confirmation)).toMatchObject({ ok: true });
    await service.app.get(SettleDueMatches).execute('CONFIRMATION', plus(confirmsAt!, { hours: 1 }));
    const told = await service.eventsOf(resultConfirmed);
    expect(told.map(({ actorId, automatic }) => [actorId, automatic])).toEqual([
      [ben, false],
      [null, true],
    ]);
    await service.empty('outbox');
    await service.republish();
    expect(await service.snapshotRuns()).toMatchObject([
      { name: 'coming', emitted: 0 },
      { name: 'people', emitted: 2 },
      { name: 'results', emitted: 2 },
    ]);
    expect(await service.eventsOf(resultConfirmed)).toEqual(told);
  });
});

describe('the snapshot of coming matches', () => {
  it('API-21~ BYD-03~ re-emits each match without a result once, as it is now', async () => {
    const { put } = database(service);
    for (const { match } of Object.values(oneOfEachState)) await put({ ...match, id: matchId(match.state) });
    expect(await emitSnapshot(service, new ComingSnapshot(), 2)).toEqual([2, 1]);
    const emitted = await service.eventsOf(matchOptionsChanged);
    expect(emitted.map(({ match }) => match.matchId)).toEqual(['AWAITING_RESULT', 'ORGANIZING', 'READY']);
    expect(emitted.at(-1)).toMatchObject({ match: { teamA: [ana], teamB: [ben] }, actorId: ana });
  });
});

describe('the snapshot of people', () => {
  it('API-21~ CHT-04~ tells of each match who takes part in it, and whether it was called off', async () => {
    const { put } = database(service);
    for (const { match } of Object.values(oneOfEachState)) await put({ ...match, id: matchId(match.state) });
    const count = Object.keys(oneOfEachState).length;
    expect((await emitSnapshot(service, new PeopleSnapshot(), 3)).reduce((sum, each) => sum + each)).toBe(count);
    const told = await service.eventsOf(matchPeopleChanged);
    expect(told.filter(({ cancelled }) => cancelled).map((match) => match.matchId)).toEqual(['CANCELLED']);
    expect(told.find((match) => match.matchId === 'CONFIRMED')).toMatchObject({ playerIds: [ana, ben], guests: [] });
  });
});
