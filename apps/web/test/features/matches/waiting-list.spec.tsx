import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aMatch, NOBODY_WAITING } from '../../club.js';
import { fakeLive, publish } from '../../live.js';
import { signedInAs, visit } from '../../visit.js';

const full = (more: object = {}) =>
  aMatch({ id: 'm1', state: 'READY', missing: 0, mySide: null, myActions: [], ...more });
const inLine = (more: object = {}) =>
  full({
    myActions: ['STOP_WAITING'],
    waitingList: { ...NOBODY_WAITING, count: 3, myPosition: 2, ...more },
  });

describe('the waiting list', () => {
  beforeEach(fakeLive);

  it('BYD-04 is joined on a full match, which then says whose turn it is', async () => {
    let match = full({ myActions: ['WAIT'] });
    theApiKnows({
      match: () => match,
      joinWaitingList: () => ({ success: true, match: (match = inLine()) }),
      leaveWaitingList: () => ({ success: true, match: (match = full({ myActions: ['WAIT'] })) }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    expect(await screen.findByRole('heading', { name: 'Full for now' })).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Wait for a place' }));
    expect(await screen.findByRole('heading', { name: 'You’re waiting: number 2 in line' })).toBeInTheDocument();
    expect(screen.getByText('3 players wait for a place.')).toBeInTheDocument();
    expect(sent('JoinWaitingList')).toEqual([{ matchId: 'm1' }]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(await screen.findByRole('button', { name: 'Wait for a place' })).toBeInTheDocument();
  });

  it('BYD-04 says why the reader would be passed over', async () => {
    theApiKnows({ match: () => inLine({ passedOver: 'MATCH_OVERLAPS' }) });
    signedInAs();
    await visit('/match/m1');
    expect(
      await screen.findByText('As it stands you’d be passed over: You play another match at that time.'),
    ).toBeInTheDocument();
  });

  it('BYD-04 follows the list as it moves', async () => {
    theApiKnows({ match: () => inLine() });
    signedInAs();
    await visit('/match/m1');
    await screen.findByRole('heading', { name: /number 2 in line/ });
    const waitingList = { ...NOBODY_WAITING, __typename: 'MatchWaitingList', count: 1, myPosition: 1 };
    await publish('MatchUpdated', { matchUpdated: { __typename: 'Match', id: 'm1', waitingList } });
    expect(await screen.findByRole('heading', { name: /number 1 in line/ })).toBeInTheDocument();
  });

  it('BYD-04 says why nobody can wait any more', async () => {
    theApiKnows({
      match: () => full({ myActions: ['WAIT'] }),
      joinWaitingList: () => ({ success: false, errorCode: 'WAITING_LIST_FULL', match: full({ myActions: ['WAIT'] }) }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Wait for a place' }));
    expect(await screen.findByText('Ten players wait already. Try another match.')).toBeInTheDocument();
  });

  it('BYD-04 stands below my coming matches', async () => {
    const list = (nodes: object[]) => ({
      totalCount: nodes.length,
      pageInfo: { endCursor: null, hasNextPage: false },
      edges: nodes.map((node, i) => ({ cursor: String(i), node })),
    });
    theApiKnows({
      myMatches: ({ when }: { when: string }) => list(when === 'ON_WAITING_LIST' ? [inLine()] : []),
    });
    signedInAs();
    await visit('/match/my');
    const section = within(await screen.findByRole('region', { name: 'You wait for a place' }));
    await waitFor(() => expect(section.getAllByRole('link').length).toBeGreaterThan(0));
  });
});
