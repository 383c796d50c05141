import { noShowAnswered, noShowReported, resultConfirmed } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, support, VISITOR } from '@setpoint/testkit';
import { openStage, score, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

async function seenBy(id: string, who: Identity) {
  const { data, errors } = await stage.service.query<{ match: { expiry: string | null; noShow: unknown } }>(
    `query ($id: ID!) { match(id: $id) { expiry noShow { state reportedBy { id } reportedAt countsAt agreements { user { id } at } } } }`,
    { id },
    who,
  );
  expect(errors).toBeUndefined();
  return data!.match;
}

async function waitingOf(who: string) {
  const { data } = await stage.service.query<{ waitingForMe: unknown[] }>(
    '{ waitingForMe { kind until match { id } } }',
    {},
    player(who),
  );
  return data!.waitingForMe;
}

describe('a no-show', () => {
  it('REP-01 goes from a report to a walkover that both sides agree on', async () => {
    const matchId = await stage.ready(2);
    expect(await stage.call('reportNoShow', { matchId }, 'ana')).toMatchObject({ errorCode: 'TOO_EARLY_TO_REPORT' });
    stage.clock.advance({ days: 3 });
    const reported = await stage.call('reportNoShow', { matchId }, 'ana');
    expect(reported).toMatchObject({ success: true, match: { state: 'AWAITING_RESULT', myActions: [] } });
    expect(await stage.call('reportNoShow', { matchId }, 'ana')).toMatchObject({ errorCode: 'ALREADY_REPORTED' });
    expect(await stage.call('answerNoShow', { matchId, accept: true }, 'ana')).toMatchObject({
      errorCode: 'OWN_REPORT',
    });
    expect(await stage.call('reportNoShow', { matchId }, 'carla')).toMatchObject({ errorCode: 'USER_NOT_IN_MATCH' });
    const confirmed = await stage.call('answerNoShow', { matchId, accept: true }, 'ben');
    expect(confirmed).toMatchObject({ success: true, match: { state: 'CONFIRMED' } });
    expect(await stage.service.eventsOf(noShowReported)).toMatchObject([{ actorId: 'ana' }]);
    expect(await stage.service.eventsOf(noShowAnswered)).toMatchObject([
      { reporterId: 'ana', actorId: 'ben', accepted: true, automatic: false },
    ]);
    expect(await stage.service.eventsOf(resultConfirmed)).toMatchObject([
      { actorId: 'ben', automatic: false, noShow: true, result: { outcome: 'WALKOVER', winner: 'A' } },
    ]);
  });

  it('REP-01 asks for the result once the other side was there', async () => {
    const matchId = await stage.played();
    await stage.call('reportNoShow', { matchId }, 'ana');
    const result = { matchId, sets: score([6, 4], [6, 4]) };
    expect(await stage.call('enterResult', result, 'ben')).toMatchObject({ errorCode: 'ALREADY_REPORTED' });
    const rejected = await stage.call('answerNoShow', { matchId, accept: false }, 'ben');
    expect(rejected.match).toMatchObject({ state: 'AWAITING_RESULT', myActions: ['ENTER_RESULT', 'REPORT_NO_SHOW'] });
    expect(await stage.call('reportNoShow', { matchId }, 'ana')).toMatchObject({ errorCode: 'ALREADY_REPORTED' });
    expect(await stage.call('enterResult', result, 'ben')).toMatchObject({ success: true });
    expect(await stage.service.eventsOf(resultConfirmed)).toEqual([]);
  });

  it('REP-01 counts by itself after three days, and moves on its own timer', async () => {
    const matchId = await stage.played();
    await stage.call('reportNoShow', { matchId }, 'ana');
    stage.clock.advance({ days: 3, minutes: -1 });
    await stage.service.runTimers();
    expect(await stage.service.eventsOf(noShowAnswered)).toEqual([]);
    stage.clock.advance({ minutes: 1 });
    await stage.service.runTimers();
    await stage.service.runTimers();
    expect(await stage.service.eventsOf(noShowAnswered)).toMatchObject([{ actorId: null, automatic: true }]);
    expect(await stage.service.eventsOf(resultConfirmed)).toMatchObject([{ automatic: true, noShow: true }]);
  });

  it('REP-01 PLY-12~ waits for the accused; strangers learn nothing of it', async () => {
    const matchId = await stage.played();
    await stage.service.runTimers();
    expect(await seenBy(matchId, VISITOR)).toEqual({ expiry: expect.any(String), noShow: null });
    await stage.call('reportNoShow', { matchId }, 'ana');
    const countsAt = new Date(stage.clock.now().getTime() + 3 * 86_400_000).toISOString();
    expect(await waitingOf('ben')).toEqual([{ kind: 'ANSWER_NO_SHOW', until: countsAt, match: { id: matchId } }]);
    expect(await waitingOf('ana')).toEqual([]);
    const seen = {
      expiry: countsAt,
      noShow: {
        ...{ state: 'REPORTED', reportedBy: { id: 'ana' } },
        ...{ reportedAt: stage.clock.now().toISOString(), countsAt },
        agreements: [{ user: { id: 'ben' }, at: expect.any(String) }],
      },
    };
    for (const who of [player('ana'), player('ben'), support('s1')]) expect(await seenBy(matchId, who)).toEqual(seen);
    for (const who of [player('carla'), VISITOR])
      expect(await seenBy(matchId, who)).toEqual({ expiry: null, noShow: null });
    await stage.call('answerNoShow', { matchId, accept: false }, 'ben');
    expect(await seenBy(matchId, player('ana'))).toMatchObject({ noShow: { state: 'REJECTED', countsAt: null } });
  });
});
