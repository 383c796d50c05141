import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { aMatch, anaInTheClub, aPage, aPlayer, plays, sent, theApiKnows } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const invitation = aMatch({
  id: 'invitation',
  teamB: [plays(anaInTheClub(), 'AWAY')],
  myActions: ['ACCEPT', 'DECLINE'],
});
const played = aMatch({ id: 'played', state: 'AWAITING_RESULT', missing: 0, myActions: ['ENTER_RESULT'], mySide: 'A' });

const answered = (id: string) => ({
  answerInvitation: {
    __typename: 'AnswerInvitationPayload',
    success: true,
    errorCode: null,
    match: null,
    ...(id && {}),
  },
});

describe('dashboard', () => {
  it('PLY-12 shows in one request what waits, what comes, what is open, who is near and what friends play', async () => {
    theApiKnows({
      player: anaInTheClub({ completeness: { percent: 84, missing: ['photo', 'availability'] } }),
      players: aPage([aPlayer('Carla Neri')]),
      waitingForMe: [{ kind: 'ENTER_RESULT', match: played }],
      myMatches: aPage([aMatch({ id: 'mine', state: 'READY', missing: 0, mySide: 'A' })]),
      matches: aPage([aMatch({ id: 'open', myActions: ['JOIN'] })]),
      friendsMatches: aPage([aMatch({ id: 'friends' })]),
    });
    signedInAs();
    await visit('/dashboard/app');
    const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
    expect(await screen.findByText('How did it end?')).toBeInTheDocument();
    expect(section('1 thing waits for you').getByRole('link', { name: 'Enter it' })).toHaveAttribute(
      'href',
      '/match/played?do=result',
    );
    expect(section('Your next matches').getByText('All set')).toBeInTheDocument();
    expect(section('Free places near Milano').getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/match/open',
    );
    expect(section('Players near you').getByRole('article', { name: 'Carla Neri' })).toBeInTheDocument();
    expect(section('Your friends on court').getAllByRole('article')).toHaveLength(1);
    expect(section('You').getByRole('link', { name: 'When can you play?' })).toHaveAttribute(
      'href',
      '/player/sports/availability',
    );
    expect(theNetwork().of('Dashboard')).toHaveLength(1);
    // No screen shows how many there are, so nobody has to count them.
    expect(theNetwork().of('Dashboard')[0]!.body['query']).not.toContain('totalCount');
    expect(sent('Dashboard')[0]).toMatchObject({
      near: { lat: 45.46, lng: 9.19, km: 30 },
      sports: [1, 2],
      level: 4.5,
      levels: ['INTERMEDIATE'],
    });
    await expectAccessible();
  });

  it('PLY-12 answers an invitation from the card', async () => {
    theApiKnows({ player: anaInTheClub(), waitingForMe: [{ kind: 'INVITATION', match: invitation }] });
    signedInAs();
    theNetwork().operations['AnswerInvitationHere'] = () => answered('invitation');
    const { user } = await visit('/dashboard/app');
    await user.click(await screen.findByRole('button', { name: 'I’m in' }));
    await waitFor(() => expect(sent('AnswerInvitationHere')).toEqual([{ matchId: 'invitation', accept: true }]));
    // What waits is asked for again.
    await waitFor(() => expect(theNetwork().of('Dashboard').length).toBeGreaterThan(1));
  });

  it('MAT-20 declining can be undone for five seconds and is sent after them', async () => {
    theApiKnows({ player: anaInTheClub(), waitingForMe: [{ kind: 'INVITATION', match: invitation }] });
    signedInAs();
    theNetwork().operations['AnswerInvitationHere'] = () => answered('invitation');
    const { user } = await visit('/dashboard/app');
    await user.click(await screen.findByRole('button', { name: 'Can’t' }));
    expect(screen.queryByText('You are invited to play')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByText('You are invited to play')).toBeInTheDocument();
    expect(sent('AnswerInvitationHere')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Can’t' }));
    // Leaving the page does not undo: what is pending is sent.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent('AnswerInvitationHere')).toEqual([{ matchId: 'invitation', accept: false }]));
  });

  it('PLY-12 says what to do when nothing waits and nothing is planned', async () => {
    theApiKnows({ player: anaInTheClub() });
    signedInAs();
    await visit('/dashboard/app');
    expect(await screen.findByRole('heading', { name: 'When is the next one?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a match' })).toHaveAttribute('href', '/match/list');
    expect(screen.getByRole('link', { name: 'Start one' })).toHaveAttribute('href', '/match/new');
  });

  it('PLY-11~ shows the newest of the friends’ matches and leads to all of them', async () => {
    const played = Array.from({ length: 8 }, (_, index) =>
      aMatch({ id: `f${index}`, city: `City ${index}`, court: null }),
    );
    theApiKnows({
      player: anaInTheClub(),
      friendsMatches: (args: { first: number; after: string | null }) => aPage(played, args),
    });
    signedInAs();
    await visit('/dashboard/app');
    const friends = within(screen.getByRole('region', { name: 'Your friends on court' }));
    expect(await friends.findByText('City 3')).toBeInTheDocument();
    expect(friends.getAllByRole('article')).toHaveLength(4);
    expect(friends.queryByRole('navigation')).not.toBeInTheDocument();
    expect(friends.getByRole('link', { name: 'All of them' })).toHaveAttribute('href', '/match/friends');
  });

  it('PLY-12~ leads to all of my matches where there are more than it shows', async () => {
    const mine = Array.from({ length: 5 }, (_, index) => aMatch({ id: `m${index}`, mySide: 'A' }));
    theApiKnows({ player: anaInTheClub(), myMatches: (args: { first: number }) => aPage(mine, args) });
    signedInAs();
    await visit('/dashboard/app');
    const next = within(await screen.findByRole('region', { name: 'Your next matches' }));
    expect(await next.findByRole('link', { name: 'All of them' })).toHaveAttribute('href', '/match/my');
    expect(next.getAllByRole('article')).toHaveLength(4);
  });

  it('RTE-02~ leads from the address of a later page of the friends’ matches to that page of all of them', async () => {
    const played = Array.from({ length: 25 }, (_, index) =>
      aMatch({ id: `f${index}`, city: `City ${index}`, court: null }),
    );
    theApiKnows({
      player: anaInTheClub(),
      friendsMatches: (args: { first: number; after: string | null }) => aPage(played, args),
    });
    signedInAs();
    await visit('/dashboard/app/2');
    expect(await screen.findByText('City 20')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/match/friends');
  });

  it('SHL-08 a dashboard that did not come can be asked for again', async () => {
    theApiKnows({ player: anaInTheClub() });
    signedInAs();
    const network = theNetwork();
    network.operations['Dashboard'] = () => ({ errors: [{ message: 'down' }] });
    const { user } = await visit('/dashboard/app');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    delete network.operations['Dashboard'];
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'When is the next one?' })).toBeInTheDocument();
  });
});
