import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aMatch, aPage, aPlayer } from '../../club.js';
import { signedInAs, theNetwork, visit, type Visit } from '../../visit.js';

const ben = aPlayer('Ben Serra', { isFollowedByMe: true });
const carla = aPlayer('Carla Neri', { isFollowedByMe: true });
const zoe = aPlayer('Zoe Blu', { isFollowedByMe: false });
const people = [ben, carla, zoe];

const next = async ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Continue' }));
const step = (name: string) => screen.findByRole('heading', { name, level: 2 });

const created = (more = {}) => ({
  createMatch: {
    success: true,
    errorCode: null,
    fieldErrors: [],
    overlapping: [],
    match: aMatchFromApi({ id: 'made' }),
    ...more,
  },
});

/** As the API would send it: every object with its type. */
function aMatchFromApi(more: Record<string, unknown>) {
  const player = (name: string) => ({
    ...pick(aPlayer(name), ['id', 'firstName', 'displayName', 'slug']),
    profiles: { avatarThumbnail: null },
  });
  return {
    ...pick(aMatch(more), [
      ...[
        'id',
        'state',
        'numberPlayers',
        'visibility',
        'isFriendly',
        'datePlay',
        'timePlay',
        'minutesPlay',
        'startsAt',
      ],
      ...['timeZone', 'city', 'missing', 'createdAt', 'myActions'],
    ]),
    sport: { id: '1', name: 'tennis', nameCapitalize: 'Tennis' },
    levelMin: null,
    levelMax: null,
    expiry: null,
    court: { id: 'c', name: 'Tennis Lorenteggio', slug: 'c', city: 'Milano' },
    teamA: [{ badge: 'ACCEPTED', level: null, user: player('Ana Rossi') }],
    teamB: [],
    result: null,
    mySide: 'A',
    joinRefusal: null,
    guests: [],
  };
}

const pick = (from: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

describe('wizard of a new match', () => {
  beforeEach(() => {
    theApiKnows({
      players: ({ filter }: { filter: { name?: string } }) =>
        aPage(
          people.filter(({ displayName, isFollowedByMe }) =>
            filter.name ? String(displayName).toLowerCase().includes(filter.name.toLowerCase()) : isFollowedByMe,
          ),
        ),
      courts: aPage([aCourt('Tennis Lorenteggio', { distanceKm: 3 }), aCourt('Padel Lambrate', { distanceKm: 6 })]),
      player: ({ id }: { id: string }) => people.find((one) => one.id === id) ?? null,
      court: ({ id }: { id: string }) => (id === 'tennis-lorenteggio' ? aCourt('Tennis Lorenteggio') : null),
    });
    signedInAs();
  });

  it('MAT-01 goes from sport to court, time, players and review, and creates the match', async () => {
    theNetwork().operations['CreateMatch'] = () => created();
    const wizard = await visit('/match/new');
    const { user } = wizard;
    await step('What are you playing?');
    await next(wizard);
    expect(screen.getByRole('radiogroup', { name: 'Sport' })).toHaveAccessibleDescription('Choose tennis or padel.');
    expect(screen.getByRole('radiogroup', { name: 'Players' })).toHaveAccessibleDescription(
      'Choose singles or doubles.',
    );
    expect(screen.getByRole('radiogroup', { name: 'Sport' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Tennis' }));
    await user.click(screen.getByRole('radio', { name: 'Singles' }));
    await expectAccessible();
    await next(wizard);

    await step('Where?');
    const centres = within(await screen.findByRole('list', { name: 'Centres' }));
    await next(wizard);
    const search = screen.getByRole('textbox', { name: 'Centre or city' });
    expect(search).toHaveAccessibleDescription('Choose a court, or skip this step.');
    expect(search).toBeInvalid();
    expect(search).toHaveFocus();
    await user.click(centres.getByRole('button', { name: /Tennis Lorenteggio/ }));
    expect(search).toBeValid();
    expect(centres.getByRole('button', { name: /Tennis Lorenteggio/, pressed: true })).toBeInTheDocument();
    expect(centres.getByRole('link', { name: 'Directions to Tennis Lorenteggio' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=45.46%2C9.16',
    );
    await expectAccessible();
    await next(wizard);

    await step('When?');
    await next(wizard);
    expect(screen.getByRole('group', { name: 'Day' })).toHaveAccessibleDescription('Pick a day.');
    expect(screen.getByRole('group', { name: 'Day' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription('Pick a time.');
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    const days = screen.getAllByRole('button', { name: / 15 / });
    await user.click(days[0]!);
    await user.click(screen.getByRole('button', { name: '18:30' }));
    await user.click(screen.getByRole('radio', { name: '1 h 30' }));
    await next(wizard);

    await step('Who with?');
    await user.click(await screen.findByRole('button', { name: 'Invite: Ben Serra on the other side' }));
    await next(wizard);

    await step('All good?');
    expect(screen.getByText('Tennis · Singles')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'I bring balls');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Create match' }));

    expect(await screen.findByRole('heading', { name: 'Game on!' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the match' })).toHaveAttribute('href', '/match/made');
    const [input] = sent('CreateMatch') as Record<string, unknown>[];
    expect(input).toMatchObject({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sport: 1,
      numberPlayers: 1,
      visibility: 'PUBLIC',
      isFriendly: false,
      courtId: 'tennis-lorenteggio',
      datePlay: expect.stringMatching(/-15$/),
      timePlay: '18:30',
      minutesPlay: 90,
      inviteTeamA: [],
      inviteTeamB: ['ben'],
      message: 'I bring balls',
    });
    expect(window.localStorage.getItem('setpoint.draft.match.ana')).toBeNull();
  });

  it('MAT-01 skipping the court leads to the invitations, and back to the date says why it is empty', async () => {
    const wizard = await visit('/match/new');
    await step('What are you playing?');
    await wizard.user.click(screen.getByRole('radio', { name: /Padel/ }));
    expect(screen.getByRole('radio', { name: 'Singles' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Doubles' })).toBeChecked();
    await next(wizard);
    await step('Where?');
    await wizard.user.click(screen.getByRole('button', { name: 'Skip' }));
    await step('Who with?');
    await wizard.user.click(screen.getByRole('button', { name: 'Back' }));
    await step('When?');
    expect(screen.getByText('No court yet')).toBeInTheDocument();
  });

  it('MAT-02 inviting from a profile starts a private draft with that player on the other side', async () => {
    const wizard = await visit('/match/new?invite=ben');
    await step('What are you playing?');
    expect(wizard.path()).toBe('/match/new?step=sport');
    expect(screen.getByRole('radio', { name: /Private/ })).toBeChecked();
    expect(JSON.parse(window.localStorage.getItem('setpoint.draft.match.ana')!)).toMatchObject({
      type: 'private',
      inviteTeamB: [{ id: 'ben', displayName: 'Ben Serra' }],
    });
  });

  it('BYD-04~ goes on with all players for whom no time was found, in their sport', async () => {
    await visit('/match/new?sport=2&invite=ben,zoe');
    await step('What are you playing?');
    expect(JSON.parse(window.localStorage.getItem('setpoint.draft.match.ana')!)).toMatchObject({
      ...{ sport: 2, numPlayer: 2, type: 'private', inviteTeamA: [] },
      inviteTeamB: [{ id: 'ben' }, { id: 'zoe' }],
    });
  });

  /** Zoe can be followed, or not. */
  const followingZoe = (success = true) => {
    const answer = (following: boolean) => ({
      success,
      errorCode: success ? null : 'PLAYER_BLOCKED',
      player: success ? { id: 'zoe', isFollowedByMe: following, followersCount: 4 } : null,
    });
    const { operations } = theNetwork();
    operations['FollowPlayer'] = () => ({ followPlayer: answer(true) });
    operations['UnfollowPlayer'] = () => ({ unfollowPlayer: answer(false) });
  };
  const kept = (more: object = {}) =>
    window.localStorage.setItem(
      'setpoint.draft.match.ana',
      JSON.stringify({
        requestId: 'r1',
        activeStep: 3,
        sport: 1,
        type: 'private',
        is_friendly: false,
        numPlayer: 1,
        limit_min_level: 0,
        limit_max_level: 0,
        court: null,
        booked: false,
        datePlay: null,
        timePlay: null,
        minutesPlay: 60,
        inviteTeamA: [],
        inviteTeamB: [],
        message: '',
        ...more,
      }),
    );

  it('MAT-03~ a player who came with the address is followed and invited by one press', async () => {
    followingZoe();
    const wizard = await visit('/match/new?invite=zoe');
    await step('What are you playing?');
    await wizard.user.click(screen.getByRole('radio', { name: 'Tennis' }));
    await wizard.user.click(screen.getByRole('radio', { name: 'Singles' }));
    await next(wizard);
    await step('Where?');
    await wizard.user.click(screen.getByRole('button', { name: 'Skip' }));
    await step('Who with?');
    await screen.findByText('You don’t follow Zoe Blu yet');
    await next(wizard);
    expect(screen.getByRole('textbox', { name: 'Search players' })).toHaveAccessibleDescription(
      'Follow everyone you invite: press “Follow and invite”.',
    );
    await wizard.user.click(screen.getByRole('button', { name: 'Follow and invite' }));
    await waitFor(() => expect(screen.queryByText('You don’t follow Zoe Blu yet')).not.toBeInTheDocument());
    await next(wizard);
    await step('All good?');
  });

  it('MAT-03~ PLY-04~ inviting somebody whom one does not follow follows, and both can be undone', async () => {
    kept();
    followingZoe();
    const wizard = await visit('/match/new');
    await wizard.user.type(await screen.findByRole('textbox', { name: 'Search players' }), 'zoe');
    await wizard.user.click(await screen.findByRole('button', { name: 'Invite: Zoe Blu on the other side' }));
    const seats = within(screen.getByRole('region', { name: 'Team B' }));
    expect(await seats.findByText('Zoe Blu')).toBeInTheDocument();
    expect(wizard.network.of('FollowPlayer')).toHaveLength(1);
    await wizard.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(seats.queryByText('Zoe Blu')).not.toBeInTheDocument());
    await waitFor(() => expect(wizard.network.of('UnfollowPlayer')).toHaveLength(1));
  });

  it('MAT-03~ who can’t be followed is not invited, and the reason is said', async () => {
    kept();
    followingZoe(false);
    const { user } = await visit('/match/new');
    await user.type(await screen.findByRole('textbox', { name: 'Search players' }), 'zoe');
    await user.click(await screen.findByRole('button', { name: 'Invite: Zoe Blu on the other side' }));
    expect(await screen.findByText('One of you has blocked the other.')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Team B' })).queryByText('Zoe Blu')).not.toBeInTheDocument();
  });

  it('MAT-03~ a follow that matches have not heard of yet is waited for', async () => {
    kept();
    followingZoe();
    theNetwork().operations['CreateMatch'] = (_, nth) =>
      nth < 3
        ? created({
            success: false,
            match: null,
            errorCode: 'INVALID_DATA',
            fieldErrors: [{ field: 'inviteTeamB', code: 'TOO_FEW_FOLLOWED' }],
          })
        : created();
    const wizard = await visit('/match/new');
    const { user } = wizard;
    await user.type(await screen.findByRole('textbox', { name: 'Search players' }), 'zoe');
    await user.click(await screen.findByRole('button', { name: 'Invite: Zoe Blu on the other side' }));
    await within(screen.getByRole('region', { name: 'Team B' })).findByText('Zoe Blu');
    await next(wizard);
    await user.click(await screen.findByRole('button', { name: 'Create match' }));
    expect(await screen.findByRole('heading', { name: 'Game on!' })).toBeInTheDocument();
    expect(sent('CreateMatch')).toHaveLength(3);
  });

  it('MAT-03~ who follows nobody yet finds the players nearby', async () => {
    kept();
    theApiKnows({
      players: ({ filter }: { filter: { followed?: boolean } }) => aPage(filter.followed ? [] : [zoe]),
    });
    await visit('/match/new');
    expect(
      within(await screen.findByRole('list', { name: 'Players near you' })).getByText('Zoe Blu'),
    ).toBeInTheDocument();
  });

  it('MAT-01~ Back and Forward of the browser move between the steps, and what was chosen stays', async () => {
    const wizard = await visit('/match/new');
    await step('What are you playing?');
    await wizard.user.click(screen.getByRole('radio', { name: 'Tennis' }));
    await wizard.user.click(screen.getByRole('radio', { name: 'Singles' }));
    await next(wizard);
    await step('Where?');
    expect(wizard.path()).toBe('/match/new?step=court');
    await wizard.user.click(screen.getByRole('button', { name: 'Skip' }));
    await step('Who with?');
    act(() => window.history.back());
    await step('Where?');
    act(() => window.history.back());
    await step('What are you playing?');
    expect(screen.getByRole('radio', { name: 'Tennis' })).toBeChecked();
    act(() => window.history.go(2));
    await step('Who with?');
    await wizard.user.click(screen.getByRole('button', { name: 'Back' }));
    await step('When?');
  });

  it('MAT-01~ a step that can’t be reached yet leads to the first open one', async () => {
    const wizard = await visit('/match/new?step=final');
    await step('What are you playing?');
    await waitFor(() => expect(wizard.path()).toBe('/match/new?step=sport'));
  });

  it('MAT-01~ going back from a match that was created leaves the wizard', async () => {
    kept({ type: 'public', activeStep: 0 });
    theNetwork().operations['CreateMatch'] = () => created();
    const wizard = await visit('/dashboard/app');
    act(() => window.history.pushState(null, '', '/match/new'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await step('What are you playing?');
    await next(wizard);
    await step('Where?');
    await wizard.user.click(screen.getByRole('button', { name: 'Skip' }));
    await step('Who with?');
    await wizard.user.click(screen.getByRole('button', { name: 'Skip' }));
    await wizard.user.click(await screen.findByRole('button', { name: 'Create match' }));
    await screen.findByRole('heading', { name: 'Game on!' });
    await waitFor(() => expect(wizard.path()).toBe('/match/new?created=made'));
    act(() => window.history.back());
    await waitFor(() => expect(wizard.path()).toBe('/dashboard/app'));
  });

  it('FLT-07 keeps the draft over a reload, and starts afresh when asked to', async () => {
    kept({ type: 'public', activeStep: 3 });
    const { user } = await visit('/match/new');
    await step('Who with?');
    expect(screen.getByText('We saved the match you were setting up.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await step('What are you playing?');
  });

  it('MAT-04~ says at the first step from when on another friendly match is possible', async () => {
    const network = theNetwork();
    network.operations['NextFriendly'] = () => ({ nextFriendlyAt: '2026-06-12T10:00:00Z' });
    await visit('/match/new');
    expect(await screen.findByText(/^One every 30 days: again from 12\/06\/2026/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Friendly/ })).toBeDisabled();
  });

  it('MAT-03 MAT-04 shows what the server found at the step it belongs to, and keeps the draft', async () => {
    kept({ type: 'public', activeStep: 4, is_friendly: true });
    const refused = (errorCode: string, fieldErrors: object[] = []) =>
      created({ success: false, match: null, errorCode, fieldErrors });
    const network = theNetwork();
    network.operations['CreateMatch'] = () => refused('FRIENDLY_LIMIT');
    const { user } = await visit('/match/new');
    await user.click(await screen.findByRole('button', { name: 'Create match' }));
    await step('What are you playing?');
    expect(screen.getByText(/One friendly every 30 days/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Competitive/ }));
    expect(screen.queryByText(/One friendly every 30 days/)).not.toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem('setpoint.draft.match.ana')!)).toMatchObject({ requestId: 'r1' });
  });

  it('MAT-18 names my other matches at that time', async () => {
    kept({ type: 'public', activeStep: 4 });
    theNetwork().operations['CreateMatch'] = () => created({ overlapping: [aMatchFromApi({ id: 'other' })] });
    const { user } = await visit('/match/new');
    await user.click(await screen.findByRole('button', { name: 'Create match' }));
    const warning = within(
      (await screen.findByText('Careful: you already play at that time')).closest<HTMLElement>('[role=status]')!,
    );
    expect(warning.getByRole('link')).toHaveAttribute('href', '/match/other');
  });

  it('BYD-04 with one player invited, the step of the time leads to times that suit both', async () => {
    const court = { id: 'tennis-lorenteggio', name: 'Tennis Lorenteggio', city: 'Milano', timeZone: 'Europe/Rome' };
    const ben = { id: 'ben', displayName: 'Ben Serra', avatarThumbnail: null, isFollowedByMe: true };
    kept({ activeStep: 2, court, inviteTeamB: [ben] });
    await visit('/match/new?step=when');
    expect(await screen.findByRole('link', { name: 'Find a time that suits all' })).toHaveAttribute(
      'href',
      '/match/find?with=ben',
    );
  });

  it('CRT-03 playing at a centre begins with that court', async () => {
    const wizard = await visit('/match/new?court=tennis-lorenteggio');
    await step('What are you playing?');
    expect(JSON.parse(window.localStorage.getItem('setpoint.draft.match.ana')!)).toMatchObject({
      court: { id: 'tennis-lorenteggio', timeZone: 'Europe/Rome' },
    });
    expect(wizard.path()).toBe('/match/new?step=sport');
  });
});
