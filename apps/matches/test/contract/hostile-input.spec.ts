import { player } from '@setpoint/testkit';
import { openStage, score, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

describe('hostile input', () => {
  it('API-11 never leads to an internal error', async () => {
    const weird = ['', '\u0000', 'a\u0000b', "'; drop table matches; --", '💥', 'x'.repeat(5000), '../..', '\ud800'];
    const own = (await stage.create('ana')).match!.id;
    for (const text of weird) {
      const answers = [
        await stage.service.query('query ($id: ID!) { match(id: $id) { id } }', { id: text }, player('ana')),
        await stage.service.query(
          'query ($id: ID!) { matches(filter: { courtId: $id, playerId: $id }) { totalCount edges { node { id } } } }',
          { id: text },
          player('ana'),
        ),
        await stage.service.query('query ($after: String) { matches(after: $after) { edges { cursor } } }', {
          after: text,
        }),
        await stage.service.query(
          'mutation ($id: ID!) { joinMatch(input: { matchId: $id }) { errorCode } }',
          { id: text },
          player('ana'),
        ),
        await stage.service.query(
          'mutation ($id: ID!, $own: ID!) { invitePlayers(input: { matchId: $own, side: B, playerIds: [$id] }) { errorCode } }',
          { id: text, own },
          player('ana'),
        ),
        await stage.service.query(
          'mutation ($id: ID!, $own: ID!) { changeMatchOptions(input: { matchId: $own, message: $id }) { errorCode match { message } } }'.replace(
            '$id: ID!',
            '$id: String!',
          ),
          { id: text, own },
          player('ana'),
        ),
        await stage.service.query(
          'mutation ($id: ID!) { createMatch(input: { requestId: $id, sport: 1, numberPlayers: 1, courtId: $id }) { errorCode } }',
          { id: text },
          player('ana'),
        ),
      ];
      for (const { errors } of answers) {
        const unexpected = errors?.filter(({ extensions }) => extensions?.['code'] !== 'BAD_USER_INPUT') ?? [];
        expect([text, unexpected]).toEqual([text, []]);
      }
    }
    const numbers = await stage.service.query(
      `{ matches(first: 2147483647, filter: { near: { lat: 5e-324, lng: -5e-324, km: -5 }, missing: [3], level: 5e-324, states: [], dayFrom: "1000-01-01", dayTo: "9999-12-31", timesOfDay: [] }) { totalCount } }`,
    );
    expect(numbers.errors).toBeUndefined();
    const impossible = ['near: { lat: 1e308, lng: 0 }', 'sports: [2147483647]', 'missing: [-1]', 'level: 1e308'];
    for (const filter of impossible) {
      const { errors } = await stage.service.query(`{ matches(filter: { ${filter} }) { totalCount } }`);
      expect([filter, errors?.[0]?.extensions]).toMatchObject([filter, { reason: 'INVALID_FILTER' }]);
    }
    for (const filter of ['dayFrom: "0000-01-01"', 'dayFrom: "tonight"', 'dayTo: "2026-02-30"']) {
      const { errors } = await stage.service.query(`{ matches(filter: { ${filter} }) { totalCount } }`);
      expect([filter, errors?.[0]?.extensions]).toMatchObject([filter, { code: 'BAD_USER_INPUT' }]);
    }
  });

  it('RES-01 RES-04 takes half a character out of comments and notes', async () => {
    const matchId = await stage.played();
    const entered = await stage.call(
      'enterResult',
      { matchId, sets: score([6, 4], [6, 4]), comment: 'a\ud800\0b' },
      'ana',
    );
    expect(entered).toMatchObject({ success: true });
    const disputed = await stage.call('disputeResult', { matchId, resultVersion: 1, note: '\udc00no' }, 'ben');
    expect(disputed).toMatchObject({ success: true });
    const { data } = await stage.service.query(
      `{ match(id: "${matchId}") { result { version comment disputeNote } } }`,
    );
    expect(data).toEqual({ match: { result: { version: 1, comment: 'a\ufffdb', disputeNote: '\ufffdno' } } });
  });
});
