import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { theApiKnows } from '../api.js';
import { anaInTheClub, aPage, aPlayer, ANA } from '../club.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const ACCOUNT = {
  me: {
    id: 'ana',
    firstName: 'Ana',
    lastName: 'Rossi',
    photoUrl: null as string | null,
    profiles: { avatarThumbnail: null as string | null },
    sex: 'F',
    birthDate: '1990-04-12',
    description: null,
    heightCm: 170,
    weightKg: null,
    playingHand: 'RIGHT',
    nationality: null as string | null,
    searchEngines: true,
    completeness: { percent: 80, missing: ['weightKg', 'description'] },
  },
};

const paid = (name: string, payload: object) => ({
  [name]: { success: true, errorCode: null, fieldErrors: [], ...payload },
});

describe('account', () => {
  it('ACC-01 ACC-08 shows what is missing, and saves what is filled in', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['Account'] = () => ACCOUNT;
    network.operations['SaveProfile'] = () =>
      paid('saveProfile', {
        user: { ...ACCOUNT.me, displayName: 'Ana Bianchi', slug: 'ana', lastName: 'Bianchi', weightKg: 62 },
      });
    const { user } = await visit('/player/account');
    expect(await screen.findByText('Missing: weight, a few words about you')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Last name'));
    await user.type(screen.getByLabelText('Last name'), 'Bianchi');
    await user.type(screen.getByLabelText('Weight (kg)'), '62');
    await user.click(screen.getByRole('combobox', { name: 'Nationality' }));
    await user.type(screen.getByRole('combobox', { name: 'Nationality' }), 'switz');
    await user.click(await screen.findByRole('option', { name: 'Switzerland' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(network.of('SaveProfile')[0]!.body['variables']).toMatchObject({
      input: {
        firstName: 'Ana',
        lastName: 'Bianchi',
        weightKg: 62,
        sex: 'F',
        birthDate: '1990-04-12',
        playingHand: 'RIGHT',
        nationality: 'CH',
      },
    });
    await user.click(screen.getByRole('button', { name: /Your menu/ }));
    expect(screen.getByText('Ana Bianchi')).toBeInTheDocument();
  });

  it('PLY-09 gives the link that brings friends, and shows who came by it, page by page', async () => {
    signedInAs();
    theApiKnows({
      pointsRules: [{ kind: 'PLAYER_REFERRED', points: 10 }],
      player: anaInTheClub({
        inviteCode: 'ABCD2345',
        invited: ({ after }: { after: string | null }) =>
          after
            ? aPage([aPlayer('Carla Neri')])
            : { ...aPage([aPlayer('Ben Serra')]), totalCount: 2, pageInfo: { hasNextPage: true, endCursor: 'next' } },
      }),
    });
    const { user } = await visit('/player/account/invite');
    expect(await screen.findByRole('textbox', { name: 'Your link' })).toHaveValue(
      `${window.location.origin}/auth/register/ABCD2345`,
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/auth/register/ABCD2345`);
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(await screen.findByText(/^You earn 10 points for each friend/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your points' })).toHaveAttribute('href', '/player/account/smash');
    expect(await screen.findByText('2 players have joined')).toBeInTheDocument();
    expect(screen.getByText('Ben Serra')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Carla Neri')).toBeInTheDocument();
    await expectAccessible();
  });

  it('PLY-09~ shares the link where the system can, also while points are not known', async () => {
    signedInAs();
    theApiKnows({ pointsRules: null, player: anaInTheClub({ inviteCode: 'ABCD2345', invited: aPage([]) }) });
    const shared = jest.fn(async () => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
    try {
      const { user } = await visit('/player/account/invite');
      await user.click(await screen.findByRole('button', { name: 'Share' }));
      expect(shared).toHaveBeenCalledWith({
        title: 'Play tennis and padel with me on Setpoint',
        url: `${window.location.origin}/auth/register/ABCD2345`,
      });
      expect(screen.getByText('Nobody has joined by your link yet.')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Your points' })).not.toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('ACC-01~ a picture of oneself is uploaded, shown in the menu at once, and removed', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['Account'] = () => ACCOUNT;
    const shows = (photoUrl: string | null, avatarThumbnail: string | null) => ({
      user: { ...ACCOUNT.me, photoUrl, profiles: { avatarThumbnail } },
    });
    network.endpoints['/uploads/avatar'] = () => ({ status: 201, body: { data: { id: 'u1' } } });
    network.operations['SetAvatar'] = () => paid('setAvatar', shows('/uploads/k/large.webp', '/uploads/k/small.webp'));
    network.operations['RemoveAvatar'] = () => paid('removeAvatar', shows(null, null));
    const { user } = await visit('/player/account');
    await screen.findByRole('button', { name: 'Add a photo' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    expect(input.accept).toBe('image/jpeg,image/png,image/gif');
    await user.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff])], 'me.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('button', { name: 'Change photo' })).toBeInTheDocument();
    expect(network.of('SetAvatar')[0]!.body['variables']).toEqual({ input: { uploadId: 'u1' } });
    const menu = screen.getByRole('button', { name: /Your menu/ });
    await waitFor(() => expect(menu.querySelector('img')).toHaveAttribute('src', '/uploads/k/small.webp'));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeInTheDocument();
    await waitFor(() => expect(menu.querySelector('img')).toBeNull());
  });

  it('ACC-01~ says in words why a picture was not taken', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['Account'] = () => ACCOUNT;
    network.endpoints['/uploads/avatar'] = () => ({ status: 413, body: { error: { code: 'BODY_TOO_LARGE' } } });
    const { user } = await visit('/player/account');
    await screen.findByRole('button', { name: 'Add a photo' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff])], 'me.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('more than 5 MB');
    expect(network.of('SetAvatar')).toEqual([]);
  });

  it('ACC-01 shows beside the field what the server does not accept', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['Account'] = () => ACCOUNT;
    network.operations['SaveProfile'] = () => ({
      saveProfile: {
        success: false,
        errorCode: 'INVALID_DATA',
        fieldErrors: [
          { field: 'heightCm', code: 'OUT_OF_RANGE' },
          { field: 'birthDate', code: 'NOT_IN_THE_PAST' },
          { field: 'lastName', code: 'NEWER_THAN_THE_APP' },
        ],
        user: null,
      },
    });
    const { user } = await visit('/player/account');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Between 100 and 250 cm')).toBeInTheDocument();
    expect(screen.getByText('Choose a day in the past')).toBeInTheDocument();
    expect(screen.getByText('That value doesn’t work')).toBeInTheDocument();
    for (const label of ['Height (cm)', 'Birth date', 'Last name']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
  });

  it('SHL-08 offers to try again when the account cannot be loaded', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['Account'] = (_, nth) => (nth === 1 ? { errors: [{ message: 'out of order' }] } : ACCOUNT);
    const { user } = await visit('/player/account');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Last name')).toHaveValue('Rossi');
  });

  it('SHL-06 offers the colours and remembers the choice', async () => {
    signedInAs();
    const { user } = await visit('/player/account/settings');
    const colours = await screen.findByRole('group', { name: 'Colour' });
    expect(within(colours).getAllByRole('radio')).toHaveLength(6);
    await user.click(within(colours).getByRole('radio', { name: 'Orange' }));
    expect(window.localStorage.getItem('setpoint.colour')).toBe('orange');
  });

  it('ACC-05 AUTH-13 changes the password, with the current one, and logs out everywhere else', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['EndOtherSessions'] = () => ({ endOtherSessions: { success: true, errorCode: null } });
    network.accounts.set(ANA.email!, { password: 'serve-and-volley', emailVerified: true });
    const { user } = await visit('/player/account/change-password');
    await user.type(await screen.findByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'drop-shot-9');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Your current password isn’t right.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Current password'));
    await user.type(screen.getByLabelText('Current password'), 'serve-and-volley');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed. You are logged out on all other devices.')).toBeInTheDocument();
    expect(network.accounts.get(ANA.email!)!.password).toBe('drop-shot-9');
    expect(network.of('EndOtherSessions')).toHaveLength(1);
    expect(JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])).not.toContain(
      'firebase:authUser',
    );
  });

  it('ACC-05 AUTH-13~ says where to log out when the others stay logged in after a new password', async () => {
    signedInAs();
    const network = theNetwork();
    network.accounts.set(ANA.email!, { password: 'serve-and-volley', emailVerified: true });
    network.operations['EndOtherSessions'] = () => ({ errors: [{ message: 'no answer' }] });
    const { user } = await visit('/player/account/change-password');
    await user.type(await screen.findByLabelText('Current password'), 'serve-and-volley');
    await user.type(screen.getByLabelText('New password'), 'drop-shot-9');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('your other devices are still logged in');
    expect(screen.getByRole('link', { name: 'Log out everywhere else' })).toHaveAttribute(
      'href',
      '/player/account/sessions',
    );
  });

  it('ACC-05 does not take a password that everybody uses', async () => {
    signedInAs();
    const network = theNetwork();
    network.accounts.set(ANA.email!, { password: 'serve-and-volley', emailVerified: true });
    const { user } = await visit('/player/account/change-password');
    await user.type(await screen.findByLabelText('Current password'), 'serve-and-volley');
    await user.type(screen.getByLabelText('New password'), 'QWERTY123');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Too easy to guess: many people use it')).toBeInTheDocument();
    expect(network.accounts.get(ANA.email!)!.password).toBe('serve-and-volley');
  });

  it.each([true, false])('ACC-01~ search engines show the profile (%s), and one switch changes it', async (shown) => {
    signedInAs();
    const network = theNetwork();
    network.operations['Account'] = () => ({ me: { ...ACCOUNT.me, searchEngines: shown } });
    network.operations['SaveVisibility'] = () => paid('updateUser', { user: { id: 'ana', searchEngines: !shown } });
    const { user } = await visit('/player/account');
    const control = await screen.findByRole('switch', { name: /Show my profile in search engines/ });
    await user.click(control);
    await waitFor(() => expect((control as HTMLInputElement).checked).toBe(!shown));
    expect(network.of('SaveVisibility')[0]!.body['variables']).toEqual({ profilesData: { searchEngines: !shown } });
  });

  it('ACC-05 wants at least 8 characters', async () => {
    signedInAs();
    const { user } = await visit('/player/account/change-password');
    await user.type(await screen.findByLabelText('Current password'), 'serve-and-volley');
    await user.type(screen.getByLabelText('New password'), '1234567');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const error = await screen.findByText('Too short: at least 8 characters');
    const field = screen.getByLabelText('New password');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field.getAttribute('aria-describedby')!.split(' ')).toContain(error.id);
  });
});

describe('sports', () => {
  const level = (sport: string, numberPlayers: string, rating: number | null, selfAssessed = true) => ({
    sport: { id: sport, name: 'x', nameCapitalize: 'X' },
    numberPlayers: { id: numberPlayers, name: 'x' },
    rating,
    name: 'INTERMEDIATE',
    selfAssessed,
    assessed: selfAssessed && rating !== null ? rating + 0.5 : null,
    start: selfAssessed && rating !== null ? rating + 0.05 : null,
  });

  it('PLY-10 LVL-03 saves the sports with the own estimate of those not yet played', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['MySports'] = () => ({
      me: {
        id: 'ana',
        sports: [1],
        sportDetails: [],
        levels: [level('1', '1', 4), level('1', '2', 4)],
      },
    });
    network.operations['SaveSports'] = () =>
      paid('saveSports', {
        user: {
          id: 'ana',
          sports: [1, 2],
          sportDetails: [],
          levels: [],
          bestLevel: { rating: 4, name: 'INTERMEDIATE' },
        },
      });
    const { user } = await visit('/player/sports');
    expect(
      await screen.findByRole('img', { name: 'Tennis singles, 4.0, Intermediate, own estimate' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^Tennis singles: You said 4.5. Most people overrate .* you start at 4.05.$/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'I play Padel' }));
    const padel = within(screen.getByRole('radiogroup', { name: 'Your level in padel' }));
    expect(padel.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(padel.getByRole('radio', { name: 'Intermediate' }));
    await user.click(screen.getAllByRole('radio', { name: '4.5' }).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(network.of('SaveSports')[0]!.body['variables']).toEqual({
      input: {
        sports: [
          { sport: 1, level: 4.5 },
          { sport: 2, level: 4.5 },
        ],
      },
    });
  });

  it('LVL-03 asks no estimate where matches have decided', async () => {
    signedInAs();
    theNetwork().operations['MySports'] = () => ({
      me: { id: 'ana', sports: [2], sportDetails: [], levels: [level('2', '2', 5.5, false)] },
    });
    await visit('/player/sports');
    expect(await screen.findByText('Your matches set this level.')).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('LVL-03 leaves what was said of doubles when only singles have been played', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['MySports'] = () => ({
      me: { id: 'ana', sports: [1], sportDetails: [], levels: [level('1', '1', 5.5, false), level('1', '2', 3)] },
    });
    network.operations['SaveSports'] = () =>
      paid('saveSports', { user: { id: 'ana', sports: [1], sportDetails: [], levels: [], bestLevel: null } });
    const { user } = await visit('/player/sports');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(network.of('SaveSports')[0]!.body['variables']).toEqual({ input: { sports: [{ sport: 1, level: 3.5 }] } });
  });

  it('ACC-01 saves racket, surface and habits in a sport, and says which year is wrong', async () => {
    signedInAs();
    const network = theNetwork();
    const details = {
      ...{ sport: { id: '1' }, preferredSurface: null },
      ...{ racket: null, strings: 'Gut', shoes: null, startYear: null, frequency: null, courtPosition: null },
    };
    const me = { id: 'ana', sports: [1], levels: [], sportDetails: [details] };
    network.operations['MySports'] = () => ({ me });
    network.operations['SaveSportDetails'] = (variables) =>
      (variables['input'] as { startYear: number }).startYear > 2026
        ? paid('saveSportDetails', {
            ...{ success: false, errorCode: 'INVALID_DATA', user: null },
            fieldErrors: [{ field: 'startYear', code: 'OUT_OF_RANGE' }],
          })
        : paid('saveSportDetails', { user: { ...me, sportDetails: [{ ...details, racket: 'Blade' }] } });
    const { user } = await visit('/player/sports');
    const form = within(await screen.findByRole('form', { name: 'Your game: Tennis' }));
    await user.type(form.getByLabelText('Racket'), ' Blade ');
    await user.clear(form.getByLabelText('Strings'));
    await user.click(form.getByRole('combobox', { name: 'How often' }));
    await user.click(await screen.findByRole('option', { name: 'Every day' }));
    const year = form.getByLabelText('Playing since (year)');
    await user.type(year, '2099');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('From the year you were born to this year')).toBeInTheDocument();
    await user.clear(year);
    await user.type(year, '2009');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(network.of('SaveSportDetails').at(-1)!.body['variables']).toEqual({
      input: {
        ...{ sport: 1, racket: 'Blade', strings: null, shoes: null, startYear: 2009 },
        ...{ frequency: 'EVERY_DAY', courtPosition: null, preferredSurface: null },
      },
    });
    await expectAccessible();
  });

  it('PLY-10 wants at least one sport', async () => {
    signedInAs();
    theNetwork().operations['MySports'] = () => ({
      me: { id: 'ana', sports: [1], sportDetails: [], levels: [] },
    });
    const { user, network } = await visit('/player/sports');
    await user.click(await screen.findByRole('switch', { name: 'I play Tennis' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose at least one sport')).toBeInTheDocument();
    expect(network.of('SaveSports')).toEqual([]);
  });

  it('PLY-10 saves when I can play, by weekday and part of the day', async () => {
    signedInAs();
    const network = theNetwork();
    const availability = {
      noFixedDays: false,
      slots: [{ weekday: 2, from: '18:00', to: '23:00' }],
    };
    network.operations['MyAvailability'] = () => ({ me: { id: 'ana', availability } });
    network.operations['SaveAvailability'] = () => paid('saveAvailability', { user: { id: 'ana', availability } });
    const { user } = await visit('/player/sports/availability');
    expect(await screen.findByRole('checkbox', { name: 'Tuesday, Evening' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Saturday, Morning' }));
    await user.click(screen.getByRole('checkbox', { name: 'Saturday, Afternoon' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(network.of('SaveAvailability')[0]!.body['variables']).toEqual({
      input: {
        noFixedDays: false,
        slots: [
          { weekday: 2, from: '18:00', to: '23:00' },
          { weekday: 6, from: '06:00', to: '18:00' },
        ],
      },
    });
  });
});
