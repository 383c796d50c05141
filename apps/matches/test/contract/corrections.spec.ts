import { resultConfirmed, resultCorrected } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, support, VISITOR } from '@setpoint/testkit';
import { openStage, score, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const sam = support('sam');
async function ask<T>(document: string, variables: Record<string, unknown>, who: Identity = sam): Promise<T> {
  const { data, errors } = await stage.service.query<T>(document, variables, who);
  if (errors) throw new Error(errors[0]!.message);
  return data!;
}
const CORRECT = `mutation ($input: CorrectResultInput!) { correctResult(input: $input) {
  success errorCode setIndex fieldErrors { field code }
  match { state result { version winner enteredBy { id } correctedBy { id } correctionReason } earlierVersions { version winner } } } }`;
const correct = (matchId: string, more: object = {}) =>
  ask<{ correctResult: Record<string, unknown> }>(CORRECT, {
    input: { matchId, version: 1, sets: score([4, 6], [5, 7]), reason: 'Both sides wrote to us', ...more },
  }).then(({ correctResult }) => correctResult);

/** A match of Ana and Ben that Ana won. */
async function confirmed() {
  const matchId = await stage.played();
  await stage.call('enterResult', { matchId, sets: score([6, 4], [7, 5]) }, 'ana');
  await stage.call('confirmResult', { matchId }, 'ben');
  return matchId;
}
const CASES = '{ cases { edges { node { id state version history { action by { id } text } } } } }';
const cases = () =>
  ask<{ cases: { edges: { node: { id: string; version: number; history: object[] } }[] } }>(CASES, {}).then((data) =>
    data.cases.edges.map(({ node }) => node),
  );

describe('corrections', () => {
  it('RES-04~ replace a confirmed result, once, and tell of it once', async () => {
    const matchId = await confirmed();
    const done = {
      success: true,
      match: {
        ...{ state: 'CONFIRMED', earlierVersions: [{ version: 1, winner: 'A' }] },
        result: {
          ...{ version: 2, winner: 'B', enteredBy: { id: '1' }, correctedBy: { id: 'sam' } },
          correctionReason: 'Both sides wrote to us',
        },
      },
    };
    expect(await correct(matchId)).toMatchObject(done);
    expect(await correct(matchId)).toMatchObject(done);
    expect(await stage.service.eventsOf(resultConfirmed)).toHaveLength(1);
    expect(await stage.service.eventsOf(resultCorrected)).toMatchObject([
      { match: { matchId }, actorId: 'sam', result: { winner: 'B', enteredBy: '1' } },
    ]);
  });

  it('ADM-08~ figures count matches, players and results in the week in which they were', async () => {
    await confirmed();
    const today = stage.clock.now();
    const day = (ms: number) => new Date(today.getTime() + ms).toISOString().slice(0, 10);
    const range = { from: day(-300 * 86_400_000), to: day(20 * 86_400_000) };
    const { matchFigures } = await ask<{
      matchFigures: { states: object[]; weeks: { played: number; activePlayers: number; confirmed: number }[] };
    }>(
      `query ($from: Date!, $to: Date!) { matchFigures(from: $from, to: $to) {
        states { state count } weeks { week played activePlayers confirmed } } }`,
      range,
    );
    expect(matchFigures.states).toEqual([{ state: 'CONFIRMED', count: 1 }]);
    expect(matchFigures.weeks.filter(({ played }) => played > 0)).toMatchObject([{ played: 1, activePlayers: 2 }]);
    expect(matchFigures.weeks.filter(({ confirmed }) => confirmed > 0)).toMatchObject([{ confirmed: 1 }]);
  });

  it('RES-04~ of two at once one is refused', async () => {
    const matchId = await confirmed();
    const both = await Promise.all([
      correct(matchId),
      correct(matchId, { sets: score([6, 0], [6, 0]), reason: 'Another' }),
    ]);
    expect(both.map(({ errorCode }) => errorCode).toSorted()).toEqual(['RESULT_CHANGED', null]);
    expect(await stage.service.eventsOf(resultCorrected)).toHaveLength(1);
  });

  it.each([
    [{ version: 2 }, { errorCode: 'RESULT_CHANGED' }],
    [{ sets: score([6, 4], [6, 5]) }, { errorCode: 'SET_UNFINISHED', setIndex: 1 }],
    [{ sets: score([6, 4], [7, 5]) }, { errorCode: 'RESULT_UNCHANGED' }],
    [{ reason: ' ' }, { errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'reason', code: 'REQUIRED' }] }],
    [{ sets: score([6, 4], [4, 6]), outcome: 'TIME_EXPIRED' }, { errorCode: 'DRAW_NOT_ALLOWED' }],
    [{ matchId: 'none' }, { errorCode: 'MATCH_NOT_FOUND', match: null }],
    [{ matchId: 'no id' }, { errorCode: 'MATCH_NOT_FOUND', match: null }],
  ])('RES-05~ refuse %j', async (more, answer) => {
    expect(await correct(await confirmed(), more)).toMatchObject({ success: false, ...answer });
    expect(await stage.service.eventsOf(resultCorrected)).toEqual([]);
  });

  it('RES-04~ decide nothing that waits for agreement', async () => {
    const matchId = await stage.played();
    await stage.call('enterResult', { matchId, sets: score([6, 4], [7, 5]) }, 'ana');
    expect(await correct(matchId)).toMatchObject({
      errorCode: 'NOT_IN_THIS_STATE',
      match: { state: 'AWAITING_CONFIRMATION' },
    });
  });

  it('ADM-03~ stand in the history of the case of the match, and outdate what was seen of it', async () => {
    const matchId = await confirmed();
    const input = { matchId, playerId: 'ben', category: 'CHEATING', text: 'Wrong score' };
    const report = `mutation ($input: ReportMisconductInput!) { reportMisconduct(input: $input) { success } }`;
    await ask(report, { input }, player('ana'));
    await correct(matchId);
    await correct(matchId);
    const [found] = await cases();
    expect(found).toMatchObject({
      version: 1,
      history: [{ action: 'CORRECT_RESULT', by: { id: 'sam' }, text: 'Both sides wrote to us' }],
    });
    const act = (action: string, version: number) =>
      ask<{ actOnCase: object }>(
        'mutation ($input: ActOnCaseInput!) { actOnCase(input: $input) { errorCode fieldErrors { field code } } }',
        { input: { caseId: found!.id, action, version, text: 'Done' } },
      ).then(({ actOnCase }) => actOnCase);
    expect(await act('CLOSE', 0)).toMatchObject({ errorCode: 'CASE_CHANGED' });
    expect(await act('CORRECT_RESULT', 1)).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'action', code: 'INVALID' }] },
    });
  });

  it('RES-04~ are support’s, and so is who made them and why', async () => {
    const matchId = await confirmed();
    const input = { matchId, version: 1, sets: score([4, 6], [5, 7]), reason: 'Mine' };
    for (const who of [player('ana'), player('carla'), VISITOR]) {
      const { errors } = await stage.service.query(CORRECT, { input }, who);
      expect(errors?.[0]?.extensions?.['code']).toBe(who === VISITOR ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
    expect(await stage.service.eventsOf(resultCorrected)).toEqual([]);
    await correct(matchId);
    const { data } = await stage.service.query<{ match: { result: object } }>(
      'query ($id: ID!) { match(id: $id) { result { winner enteredBy { id } correctedBy { id } correctionReason } } }',
      { id: matchId },
      player('ana'),
    );
    expect(data!.match.result).toEqual({
      winner: 'B',
      enteredBy: { id: '1' },
      correctedBy: null,
      correctionReason: null,
    });
  });
});
