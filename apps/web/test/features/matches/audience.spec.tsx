import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aMatch, NO_AUDIENCE } from '../../club.js';
import { fakeLive, publish } from '../../live.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

interface Reactions {
  readonly reaction: string;
  readonly count: number;
}
const some = (more: object) => ({ ...NO_AUDIENCE, ...more });
const clapped: readonly Reactions[] = [{ reaction: 'CLAP', count: 2 }];

/** A match with this audience; what becomes of it when somebody presses. */
function known(audience: object, then: object = audience, payload: object = { success: true }) {
  let match = aMatch({ id: 'm1', audience });
  const change = () => ({ ...payload, match: (match = { ...match, audience: then }) });
  theApiKnows({ match: () => match, followMatch: change, unfollowMatch: change, reactToMatch: change });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Audience' }));
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

/** What is sent waits until it is let through. */
function holdBack(operation: string): () => void {
  const { operations } = theNetwork();
  const answer = operations[operation]!;
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  operations[operation] = async (...call) => {
    await gate;
    return answer(...call);
  };
  return letThrough;
}

describe('the audience on the board', () => {
  beforeEach(fakeLive);

  it('MAT-22~ is joined and left with a press that shows at once', async () => {
    known(some({ fans: 1, canFollow: true }), some({ fans: 2, isFollowing: true }));
    signedInAs();
    const { user } = await visit('/match/m1');
    const audience = await panel();
    expect(audience.getByText('1 fan')).toBeInTheDocument();
    const letThrough = holdBack('FollowMatch');
    await user.click(audience.getByRole('button', { name: 'Follow this match' }));
    expect(audience.getByText('2 fans')).toBeInTheDocument();
    letThrough();
    await waitFor(() => expect(sent('FollowMatch')).toEqual([{ matchId: 'm1' }]));
    await user.click(audience.getByRole('button', { name: 'Stop following' }));
    await waitFor(() => expect(sent('UnfollowMatch')).toEqual([{ matchId: 'm1' }]));
  });

  it('MAT-22~ reacts at once', async () => {
    const after = [
      { reaction: 'CLAP', count: 2 },
      { reaction: 'ACE', count: 1 },
    ];
    known(
      some({ fans: 3, isFollowing: true, reactions: clapped }),
      some({ fans: 3, isFollowing: true, reactions: after, myReaction: 'ACE' }),
    );
    signedInAs();
    const { user } = await visit('/match/m1');
    const audience = await panel();
    const letThrough = holdBack('ReactToMatch');
    await user.click(audience.getByRole('button', { name: 'Ace' }));
    expect(pressed(audience.getByRole('button', { name: 'Ace 1' }))).toBe('true');
    letThrough();
    await waitFor(() => expect(sent('ReactToMatch')).toEqual([{ matchId: 'm1', reaction: 'ACE' }]));
    expect(audience.getByRole('button', { name: 'Well played 2' })).toBeInTheDocument();
    await expectAccessible();
  });

  it('MAT-22~ takes a reaction back that came too soon, and says so', async () => {
    const mine = some({ fans: 2, isFollowing: true, reactions: clapped, myReaction: 'CLAP' });
    known(mine, mine, { success: false, errorCode: 'TOO_SOON' });
    signedInAs();
    const { user } = await visit('/match/m1');
    const audience = await panel();
    await user.click(audience.getByRole('button', { name: 'Wow' }));
    expect(await screen.findByText(/five minutes after giving it/)).toBeInTheDocument();
    expect(pressed(audience.getByRole('button', { name: 'Well played 2' }))).toBe('true');
    expect(pressed(audience.getByRole('button', { name: 'Wow' }))).toBe('false');
  });

  it('MAT-22~ shows visitors counts and no buttons', async () => {
    known(some({ fans: 2, reactions: clapped }));
    await visit('/match/m1');
    const audience = await panel();
    expect(audience.getByText('Well played')).toBeInTheDocument();
    expect(audience.queryByRole('button')).not.toBeInTheDocument();
  });

  it('MAT-22~ shows nothing to who can’t watch where nobody does', async () => {
    known(NO_AUDIENCE);
    await visit('/match/m1');
    expect(await screen.findByRole('region', { name: 'Team A' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Audience' })).not.toBeInTheDocument();
  });

  it('MAT-22~ changes by itself', async () => {
    known(some({ fans: 1, canFollow: true }));
    signedInAs();
    await visit('/match/m1');
    const audience = await panel();
    const typed = { __typename: 'MatchAudience', ...some({ fans: 7, canFollow: true }) };
    await publish('MatchUpdated', { matchUpdated: { __typename: 'Match', id: 'm1', audience: typed } });
    expect(await audience.findByText('7 fans')).toBeInTheDocument();
  });
});
