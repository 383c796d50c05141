import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theChatKnows } from '../../api.js';
import { aConversation, aMessage } from '../../chat.js';
import { aCourt, aMatch, anaInTheClub, aPlayer, plays } from '../../club.js';
import { aGroup, aLeague, aPhase, aSubscription } from '../../leagues.js';
import { fakeLive, publish } from '../../live.js';
import { aStanding, aTournament, anEntry } from '../../tournaments.js';
import { signedInAs, visit } from '../../visit.js';

const ben = aPlayer('Ben Serra');
const said = [aMessage(1, { text: 'Which balls?' })];
const conversation = aConversation({ kind: 'MATCH', player: null, match: aMatch({ id: 'm1' }), said, readSeq: 1 });
const serve = (more: Record<string, unknown>) => theChatKnows(() => [conversation], more);
beforeEach(() => fakeLive());

describe('the chat on the page of a match', () => {
  const match = aMatch({ id: 'm1', teamA: [plays(anaInTheClub())], teamB: [plays(ben)], mySide: 'A' });

  it('MAT-16 MAT-14~ CHT-01~ is the conversation of the match, for who takes part', async () => {
    signedInAs();
    serve({ match, openConversation: () => ({ success: true, fieldErrors: [], conversation }) });
    const { user, path } = await visit('/match/m1');
    await user.click(await screen.findByRole('tab', { name: 'Chat' }));
    expect(await screen.findByText('Which balls?')).toBeInTheDocument();
    expect(sent('OpenConversation')).toEqual([{ kind: 'MATCH', recipientId: 'm1' }]);
    expect(path()).toBe('/match/m1?tab=chat');
    await publish('MessageSent', { messageSent: aMessage(2, { text: 'New ones' }) });
    expect(await screen.findByText('New ones')).toBeInTheDocument();
    await expectAccessible();
  });

  it('MAT-16~ CHT-04~ says to others whose it is', async () => {
    signedInAs();
    serve({
      match: { ...match, mySide: null },
      openConversation: () => ({ success: false, errorCode: 'NOT_AUTHORISED', fieldErrors: [], conversation: null }),
    });
    await visit('/match/m1?tab=chat');
    expect(await screen.findByText('Only those who take part write here.')).toBeInTheDocument();
  });

  it('MAT-16~ asks visitors to log in, and comes back to it', async () => {
    serve({ match: { ...match, mySide: null } });
    await visit('/match/m1?tab=chat');
    const panel = within(await screen.findByRole('tabpanel'));
    expect(await panel.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/auth/login?redirectTo=${encodeURIComponent('/match/m1?tab=chat')}`,
    );
  });
});

describe('the chat on the page of a guest', () => {
  const guest = {
    ...{ __typename: 'GuestMatch', id: 'g1', name: 'Giulia', side: 'B', standing: 'ACCEPTED', wantsMessages: true },
    ...{ mayAccept: false, mayDecline: false, mayLeave: true, invitedBy: ben, match: aMatch({ id: 'm1' }) },
  };

  it('MAT-05~ CHT-05~ is read and written by the link alone, and asks for what is new by itself', async () => {
    let written = said;
    const sendMessageAsGuest = ({ input }: { input: { text: string; clientId: string } }) => {
      written = [...written, aMessage(2, { ...input, sender: null, guestName: 'Giulia', isMine: true })];
      return { success: true, fieldErrors: [], message: written.at(-1) };
    };
    serve({
      guestMatch: guest,
      guestConversation: () => aConversation({ kind: 'MATCH', player: null, said: written }),
      sendMessageAsGuest,
    });
    const { user } = await visit('/match/guest/token');
    expect(await screen.findByRole('heading', { name: 'Chat of the match' })).toBeInTheDocument();
    expect(await screen.findByText('Which balls?')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Is there parking?{Enter}');
    await waitFor(() =>
      expect(sent('SendMessageAsGuest')).toMatchObject([{ token: 'token', text: 'Is there parking?' }]),
    );
    expect(await screen.findByText('Is there parking?')).toBeInTheDocument();
    // Whoever looks at the page again is told what happened meanwhile.
    written = [...written, aMessage(3, { text: 'Behind the club' })];
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Behind the club')).toBeInTheDocument();
    await expectAccessible();
  });

  it('CHT-05~ is not there for who is no guest any more', async () => {
    serve({ guestMatch: { ...guest, standing: 'WITHDRAWN' }, guestConversation: null });
    await visit('/match/guest/token');
    await screen.findByText('The invitation was taken back');
    await waitFor(() => expect(sent('GuestConversation')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Chat of the match' })).not.toBeInTheDocument();
  });
});

describe('the way to write', () => {
  const message = () => screen.findByRole('link', { name: 'Message' });
  beforeEach(() => signedInAs());

  it('CHT-01~ stands on the profile of a player', async () => {
    serve({ player: ({ id }: { id: string }) => (id === 'ben' ? ben : anaInTheClub()) });
    await visit('/player/ben/ben');
    expect(await message()).toHaveAttribute('href', '/dashboard/chat/new/player/ben');
  });

  it('CHT-01~ CHT-04~ stands on the page of a centre that is among the favourites, and says so on others', async () => {
    const court = (isMyFavourite: boolean) => () => aCourt('Club', { isMyFavourite });
    serve({ player: anaInTheClub(), court: court(true) });
    await visit('/court/club/club');
    expect(await message()).toHaveAttribute('href', '/dashboard/chat/new/court/club');
  });

  it('CHT-04~ says on the page of another centre what it takes', async () => {
    serve({ player: anaInTheClub(), court: aCourt('Club') });
    const { user } = await visit('/court/club/club');
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(await screen.findByText(/Add the centre to your favourites, then you can write to it/)).toBeInTheDocument();
  });

  it('CHT-01~ TRN-14~ stands at my group of a tournament', async () => {
    const table = [aStanding(1, anEntry('Ana Rossi'), 3)];
    const group = (id: string, rows: unknown[]) => ({ id, number: 1, qualifiers: 2, table: rows, fixtures: [] });
    serve({
      tournament: aTournament({
        state: 'IN_PROGRESS',
        format: 'GROUPS_AND_PLAY_OFF',
        groups: [group('g1', table), group('g2', [aStanding(1, anEntry('Ben Serra'), 3)])],
      }),
    });
    await visit('/tournament/spring-cup/groups');
    expect(await message()).toHaveAttribute('href', '/dashboard/chat/new/tournament-group/g1');
  });

  it('CHT-01~ LEA-11~ stands at my group of a league', async () => {
    const phases = [aPhase(1, { state: 'IN_PROGRESS', members: 8, groupCount: 1 })];
    serve({
      league: aLeague({
        ...{ actualState: 'IN_PROGRESS', phases, currentPhase: phases[0], members: 8, mySubscription: aSubscription() },
        myGroup: { id: 'group-2', number: 2, phase: { id: 'phase-1' } },
      }),
      leagueGroupAt: () => aGroup(2),
    });
    await visit('/league/milano-singles');
    expect(await message()).toHaveAttribute('href', '/dashboard/chat/new/league-group/group-2');
  });
});
