import { playerWarned, reportAnswered, resultConfirmed } from '@setpoint/events';
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
type Answer = { success: boolean; errorCode: string | null; fieldErrors: readonly object[] };

async function ask<T>(document: string, variables: Record<string, unknown>, who: Identity): Promise<T> {
  const { data, errors } = await stage.service.query<T>(document, variables, who);
  if (errors) throw new Error(errors[0]!.message);
  return data!;
}
const report = (input: Record<string, unknown>, who = 'ana') =>
  ask<{ reportMisconduct: Answer }>(
    'mutation ($input: ReportMisconductInput!) { reportMisconduct(input: $input) { success errorCode fieldErrors { field code } } }',
    { input: { playerId: 'ben', category: 'INSULTS', text: 'He shouted', ...input } },
    player(who),
  ).then(({ reportMisconduct }) => reportMisconduct);

interface SeenCase {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}
const CASE = `id kind state category text version match { id } reporter { id } accused { id } assignee { id }
  history { action by { id } text } others { id }`;
const cases = (filter: object = {}, first = 50, after: string | null = null) =>
  ask<{ cases: { totalCount: number; edges: { node: SeenCase }[]; pageInfo: { endCursor: string } } }>(
    `query ($filter: CasesFilter, $first: Int, $after: String) {
      cases(filter: $filter, first: $first, after: $after) { totalCount pageInfo { endCursor } edges { node { ${CASE} } } } }`,
    { filter, first, after },
    sam,
  ).then((data) => data.cases);
const act = (input: Record<string, unknown>) =>
  ask<{ actOnCase: Answer & { case: SeenCase } }>(
    `mutation ($input: ActOnCaseInput!) {
      actOnCase(input: $input) { success errorCode fieldErrors { field code } case { ${CASE} state } } }`,
    { input },
    sam,
  ).then(({ actOnCase }) => actOnCase);

describe('cases', () => {
  it('REP-02 goes from a report to a warning and a closed case', async () => {
    const matchId = await stage.played();
    expect(await report({ matchId })).toMatchObject({ success: true });
    // The same again is success, another text is not.
    expect(await report({ matchId })).toMatchObject({ success: true });
    expect(await report({ matchId, text: 'And more' })).toMatchObject({ errorCode: 'MISCONDUCT_ALREADY_REPORTED' });
    const { edges, totalCount } = await cases({ kind: 'MISCONDUCT', state: 'OPEN' });
    expect(totalCount).toBe(1);
    const { node } = edges[0]!;
    expect(node).toMatchObject({
      ...{ kind: 'MISCONDUCT', state: 'OPEN', category: 'INSULTS', text: 'He shouted', match: { id: matchId } },
      ...{ reporter: { id: 'ana' }, accused: { id: 'ben' }, assignee: null, history: [], others: [] },
    });
    const caseId = node.id;
    expect((await act({ caseId, action: 'TAKE', version: 0 })).case).toMatchObject({
      ...{ state: 'IN_REVIEW', assignee: { id: 'sam' }, version: 1 },
    });
    const warning = { caseId, action: 'WARN', version: 1, text: 'Stay calm' };
    expect(await act(warning)).toMatchObject({ success: true });
    expect(await act(warning)).toMatchObject({ success: true, case: { version: 2 } });
    expect(await stage.service.eventsOf(playerWarned)).toMatchObject([{ playerId: 'ben', note: 'Stay calm' }]);
    expect(await act({ caseId, action: 'NOTE', version: 1, text: 'late' })).toMatchObject({
      errorCode: 'CASE_CHANGED',
      case: { version: 2 },
    });
    await act({ caseId, action: 'ANSWER', version: 2, text: 'We warned him' });
    expect(await stage.service.eventsOf(reportAnswered)).toMatchObject([{ playerId: 'ana', note: 'We warned him' }]);
    await act({ caseId, action: 'CLOSE', version: 3, text: 'Warned' });
    expect(await act({ caseId, action: 'NOTE', version: 4, text: 'late' })).toMatchObject({ errorCode: 'CASE_CLOSED' });
    expect(await act({ caseId: 'none', action: 'TAKE', version: 0 })).toMatchObject({ errorCode: 'CASE_NOT_FOUND' });
    expect((await cases({ state: 'OPEN' })).totalCount).toBe(0);
    expect(await stage.service.eventsOf(resultConfirmed)).toEqual([]);
  });

  it('REP-02 RES-04~ decides no result, whatever support does, and gives support no say in one', async () => {
    const matchId = await stage.played();
    await stage.call('enterResult', { matchId, sets: score([6, 4], [6, 4]) }, 'ana');
    await report({ matchId });
    const match = () =>
      ask<object>(
        'query ($id: ID!) { match(id: $id) { state expiry result { version winner enteredBy { id } sets { a b } } } }',
        { id: matchId },
        player('ana'),
      );
    const before = await match();
    const [{ node }] = (await cases()).edges as [{ node: SeenCase }];
    for (const [version, action] of (['TAKE', 'WARN', 'BAR', 'CLOSE'] as const).entries())
      expect(await act({ caseId: node.id, action, version, text: 'Stay calm' })).toMatchObject({ success: true });
    expect(await match()).toEqual(before);
    for (const [mutation, type, input] of [
      ['enterResult', 'EnterResultInput', { matchId, sets: score([6, 0], [6, 0]) }],
      ['confirmResult', 'ConfirmResultInput', { matchId }],
      ['disputeResult', 'DisputeResultInput', { matchId, note: 'no' }],
      ['answerNoShow', 'AnswerNoShowInput', { matchId, accept: true }],
      ['cancelMatch', 'MatchIdInput', { matchId }],
    ] as const) {
      const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { success errorCode } }`;
      const payload = (await ask<Record<string, Answer>>(document, { input }, sam))[mutation];
      expect([mutation, payload]).toEqual([mutation, { success: false, errorCode: expect.any(String) }]);
    }
    expect(await match()).toEqual(before);
    expect(await stage.service.eventsOf(resultConfirmed)).toEqual([]);
  });

  it('REP-02 shows earlier reports about the person', async () => {
    const first = await stage.played();
    await report({ matchId: first });
    const second = await stage.ready(5);
    stage.clock.advance({ days: 6 });
    await report({ matchId: second });
    const { edges } = await cases();
    expect(edges.map(({ node }) => node['match'])).toEqual([{ id: second }, { id: first }]);
    expect(edges[0]!.node['others']).toEqual([{ id: edges[1]!.node.id }]);
    const page = await cases({}, 1);
    expect((await cases({}, 1, page.pageInfo.endCursor)).edges[0]!.node.id).toBe(edges[1]!.node.id);
  });

  it('REP-02 says who may report, and limits it', async () => {
    const matchId = await stage.ready(2);
    const may = (who: Identity) =>
      ask<{ match: { mayReportMisconduct: boolean } }>(
        'query ($id: ID!) { match(id: $id) { mayReportMisconduct } }',
        { id: matchId },
        who,
      ).then(({ match }) => match.mayReportMisconduct);
    expect(await may(player('ana'))).toBe(false);
    expect(await report({ matchId })).toMatchObject({ errorCode: 'TOO_EARLY_TO_REPORT' });
    stage.clock.advance({ days: 3 });
    for (const [who, expected] of [
      [player('ana'), true],
      [player('carla'), false],
      [VISITOR, false],
    ] as const)
      expect(await may(who)).toBe(expected);
    expect(await report({ matchId: 'none' })).toMatchObject({ errorCode: 'MATCH_NOT_FOUND' });
    expect(await report({ matchId, playerId: 'carla' })).toMatchObject({
      fieldErrors: [{ field: 'playerId', code: 'INVALID' }],
    });
    stage.clock.advance({ days: 31 });
    expect(await report({ matchId })).toMatchObject({ errorCode: 'TOO_LATE_TO_REPORT' });
    let last = await report({ matchId });
    for (let i = 0; i < 10 && last.errorCode !== 'TOO_MANY_REQUESTS'; i++) last = await report({ matchId });
    expect(last.errorCode).toBe('TOO_MANY_REQUESTS');
  });

  it('RES-04~ opens one case of a result that is disputed twice', async () => {
    const matchId = await stage.played();
    for (const [i, games] of (
      [
        [6, 4],
        [6, 3],
      ] as [number, number][]
    ).entries()) {
      expect(await stage.call('enterResult', { matchId, sets: score(games, games) }, 'ana')).toMatchObject({
        success: true,
      });
      expect((await cases()).totalCount).toBe(0);
      expect(await stage.call('disputeResult', { matchId, resultVersion: i + 1, note: 'no' }, 'ben')).toMatchObject({
        success: true,
      });
      if (games[1] === 4) expect((await cases()).totalCount).toBe(0);
    }
    const { edges } = await cases({ kind: 'CONTESTED_RESULT' });
    expect(edges.map(({ node }) => node)).toMatchObject([
      { kind: 'CONTESTED_RESULT', state: 'OPEN', match: { id: matchId }, accused: null, reporter: null },
    ]);
    expect(await act({ caseId: edges[0]!.node.id, action: 'WARN', version: 0, text: 'x' })).toMatchObject({
      errorCode: 'INVALID_DATA',
    });
  });

  it('ADM-03~ is for support alone', async () => {
    for (const who of [player('ana'), VISITOR]) {
      const { errors } = await stage.service.query('{ cases { totalCount } }', {}, who);
      expect(errors).toHaveLength(1);
    }
  });
});
