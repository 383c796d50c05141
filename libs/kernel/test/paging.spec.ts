import { LARGEST_PAGE, pageOf, pageSize, toConnection } from '../src/index.js';

describe('pages', () => {
  it('have 20 items unless told, never less than 1 or more than 100', () => {
    expect([undefined, null, 5, 0, -3, 100, 101, 7.9].map((first) => pageSize(first))).toEqual([
      20,
      20,
      5,
      1,
      1,
      LARGEST_PAGE,
      LARGEST_PAGE,
      7,
    ]);
    expect(pageSize(undefined, 50)).toBe(50);
  });

  it('hold as many of the rows as were asked for, and tell from one more that there are more', () => {
    const cursorOf = (row: string) => `at ${row}`;
    expect(pageOf(['a', 'b', 'c'], { first: 2 }, cursorOf)).toEqual({
      items: ['a', 'b'],
      cursors: ['at a', 'at b'],
      hasNextPage: true,
      hasPreviousPage: false,
    });
    expect(pageOf(['c'], { first: 2, after: 'at b' }, cursorOf)).toMatchObject({
      items: ['c'],
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it('become connections', () => {
    const page = { items: ['a', 'b'], cursors: ['1', '2'], hasNextPage: true, hasPreviousPage: false, totalCount: 9 };
    expect(toConnection(page)).toEqual({
      edges: [
        { node: 'a', cursor: '1' },
        { node: 'b', cursor: '2' },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: '1', endCursor: '2' },
      totalCount: 9,
    });
  });

  it('without items have no cursors', () => {
    const page = { items: [], cursors: [], hasNextPage: false, hasPreviousPage: false, totalCount: 0 };
    expect(toConnection(page).pageInfo).toMatchObject({ startCursor: null, endCursor: null });
  });
});
