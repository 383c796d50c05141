import { randomUUID } from 'node:crypto';
import { guestMessageRequested } from '@setpoint/events';
import { IdentityProvider, type MemoryIdentityProvider } from '@setpoint/identity';
import { eventually } from '@setpoint/testkit';
import type { GraphAnswer, Person, Platform } from './platform.js';

/**
 * Those who have to do with an object of `player`, and those who don't: `participant` plays in the match and `blocked` is
 * blocked by its organiser; `owner` runs the centre; `guest` has a link to the match, and `unverified` no session yet.
 */
export type Cast = 'visitor' | 'guest' | 'player' | 'other' | 'participant' | 'blocked' | 'owner' | 'support';

export interface Stage {
  readonly people: Readonly<Record<Cast, Person | undefined>>;
  readonly matchId: string;
  readonly courtId: string;
  /** Of the guest's link. */
  readonly guestToken: string;
  /** What the identity provider gives somebody whose address is not verified. */
  readonly unverifiedToken: string;
  ask(query: string, who: Cast, variables?: object): Promise<GraphAnswer>;
}

export async function setStage(platform: Platform): Promise<Stage> {
  const people = {
    visitor: undefined,
    guest: undefined,
    player: await platform.signUp('ana'),
    other: await platform.signUp('ben'),
    participant: await platform.signUp('carla'),
    blocked: await platform.signUp('david'),
    owner: await platform.signUp('olga'),
    support: await platform.support(),
  };
  const ask = (query: string, who: Cast, variables: object = {}) => platform.ask(query, { ...variables }, people[who]);

  /** Runs a command that succeeds. */
  async function command(name: string, type: string, who: Cast, input: object, more = ''): Promise<object> {
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { success errorCode ${more} } }`;
    const { data, errors } = await ask(document, who, { input });
    expect({ name, errors, data }).toMatchObject({ name, errors: undefined, data: { [name]: { success: true } } });
    return data![name] as object;
  }

  async function aMatch(): Promise<string> {
    const input = { requestId: randomUUID(), sport: 1, numberPlayers: 2, visibility: 'PUBLIC' };
    const made = await eventually(
      () => command('createMatch', 'CreateMatchInput', 'player', input, 'match { id }'),
      'no match was made',
    );
    const matchId = (made as { match: { id: string } }).match.id;
    await eventually(
      () => command('joinMatch', 'JoinMatchInput', 'participant', { matchId, side: 'B' }),
      'the participant does not get in',
    );
    return matchId;
  }

  async function aGuest(matchId: string): Promise<string> {
    const giulia = { matchId, side: 'B', name: 'Giulia', email: 'giulia@example.com' };
    await command('inviteGuest', 'InviteGuestInput', 'player', giulia);
    const [message] = await platform.services['matches']!.eventsOf(guestMessageRequested);
    return message!.path.split('/').at(-1)!;
  }

  async function aCentre(): Promise<string> {
    const suggested = await command(
      'suggestCourt',
      'SuggestCourtInput',
      'owner',
      {
        ...{ name: 'Circolo Matrice', address: 'Via Roma 1', city: 'Forlì', country: 'IT' },
        ...{ lat: 44.22, lng: 12.04, timeZone: 'Europe/Rome' },
      },
      'suggestion { id }',
    );
    const suggestionId = (suggested as { suggestion: { id: string } }).suggestion.id;
    const approve = ['approveCourtSuggestion', 'DecideSuggestionInput', 'support'] as const;
    const approved = await command(...approve, { suggestionId }, 'suggestion { court { id } }');
    const courtId = (approved as { suggestion: { court: { id: string } } }).suggestion.court.id;
    const ownerId = people.owner.id;
    await command('assignCourtOwner', 'AssignCourtOwnerInput', 'support', { courtId, ownerId, reason: 'Runs it' });
    return courtId;
  }

  async function block(matchId: string): Promise<void> {
    await command('blockPlayer', 'PlayerRelationInput', 'player', { playerId: people.blocked.id });
    await eventually(async () => {
      const { data } = await ask('query ($id: ID!) { match(id: $id) { id } }', 'blocked', { id: matchId });
      expect(data).toEqual({ match: null });
    }, 'whom the organiser has blocked still sees the match');
  }

  const matchId = await aMatch();
  const guestToken = await aGuest(matchId);
  await block(matchId);
  const unverifiedToken = await anUnverifiedToken(platform);
  return { people, ask, matchId, guestToken, unverifiedToken, courtId: await aCentre() };
}

/** Somebody registers, and gets no session before the address is verified. */
async function anUnverifiedToken({ gateway, services }: Platform): Promise<string> {
  const provider = services['identity']!.app.get(IdentityProvider) as MemoryIdentityProvider;
  const account = { email: 'uma@setpoint.example', password: 'setpoint', emailVerified: false };
  const { idToken } = provider.signUp(account);
  const response = await fetch(`${gateway.url}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({
      ...{ actionSource: 'website', emailVerified: false, first_name: 'Uma', last_name: 'Rossi' },
      ...{ sports: [1], language: 'it' },
    }),
  });
  expect(await response.json()).toMatchObject({ data: { token: null, refresh_token: null } });
  return idToken;
}
