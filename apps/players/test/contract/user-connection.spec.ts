import { userConnection } from '../../src/graphql/user-connection.js';
import { aPlayer, ANA, CARLA } from '../builders.js';

describe('a page of players', () => {
  it('leaves out who is gone since it was read, and keeps the cursors of the others', () => {
    const items = [aPlayer({ id: ANA }), null, aPlayer({ id: CARLA })];
    const page = { items, cursors: ['1', '2', '3'], hasNextPage: true, hasPreviousPage: false };

    const { edges, pageInfo } = userConnection(page, () => Promise.resolve(3));

    expect(edges.map(({ cursor, node }) => [cursor, node.id])).toEqual([
      ['1', ANA],
      ['3', CARLA],
    ]);
    expect(pageInfo).toMatchObject({ startCursor: '1', endCursor: '3', hasNextPage: true });
  });
});
