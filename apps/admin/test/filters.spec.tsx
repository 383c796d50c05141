/** What every list has over it: fields whose values live in the address. */
import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, open, sent } from './open.js';

const none = () => ({
  ...{ totalCount: 0, edges: [] },
  pageInfo: { hasNextPage: false, endCursor: null },
});

beforeEach(() =>
  fakeNetwork({
    SupportLeagues: () => ({ supportLeagues: none() }),
  }),
);

describe('filters of a list', () => {
  it('ADM-01~ two texts that are typed in a row are asked for together', async () => {
    const user = await open('/audit');
    await user.type(await screen.findByLabelText('Person (id)'), 'sam');
    await user.type(screen.getByLabelText('About (id)'), 'ben');
    await waitFor(() =>
      expect(sent('SupportAuditLog').at(-1)).toMatchObject({ filter: { byId: 'sam', aboutId: 'ben' } }),
    );
    expect(screen.getByLabelText('Person (id)')).toHaveValue('sam');
  });

  it('ADM-01~ “What I did” stands in the field that it fills, and leaves it again', async () => {
    const user = await open('/audit');
    await user.click(await screen.findByRole('button', { name: 'What I did' }));
    await waitFor(() => expect(screen.getByLabelText('Person (id)')).toHaveValue('sam'));
    await user.click(screen.getByRole('button', { name: 'All entries' }));
    await waitFor(() => expect(screen.getByLabelText('Person (id)')).toHaveValue(''));
  });

  it('ADM-04~ a year is asked for once it is one', async () => {
    const user = await open('/leagues?year=99999999999');
    await waitFor(() => expect(sent('SupportLeagues')).toEqual([{ first: 50, filter: {} }]));
    const year = screen.getByLabelText('Year');
    await user.clear(year);
    await user.type(year, '2027');
    await waitFor(() => expect(sent('SupportLeagues').at(-1)).toMatchObject({ filter: { year: 2027 } }));
  });
});
