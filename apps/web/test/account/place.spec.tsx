import { screen, waitFor, within } from '@testing-library/react';
import { signedInAs, theNetwork, visit } from '../visit.js';
import { collectWarnings } from '../warnings.js';

const TORINO = {
  name: 'Torino',
  fullName: 'Torino, Piemonte, Italia',
  country: 'IT',
  lat: 45.07,
  lng: 7.69,
  timeZone: 'Europe/Rome',
};
const NOWHERE = { locationName: null, locationLat: null, locationLng: null };

function saving() {
  const saved: unknown[] = [];
  theNetwork().operations['SaveLocation'] = (variables) => {
    saved.push(variables['profilesData']);
    return { updateUser: { success: true, errorCode: null, user: null } };
  };
  return saved;
}

const ACCOUNT = {
  me: {
    id: 'ana',
    firstName: 'Ana',
    lastName: 'Rossi',
    sex: null,
    birthDate: null,
    description: null,
    heightCm: null,
    weightKg: null,
    playingHand: null,
    nationality: null,
    searchEngines: true,
    completeness: { percent: 100, missing: [] },
    profiles: {},
  },
};

function geolocation(answer: Partial<Geolocation> | undefined) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: answer });
}

describe('place', () => {
  afterEach(() => geolocation(undefined));

  it('SHL-07 is found by itself at the first sign-in, and stored', async () => {
    signedInAs(NOWHERE);
    const saved = saving();
    const network = theNetwork();
    network.operations['DefaultPlace'] = () => ({ defaultPlace: TORINO });
    await visit('/player/account/settings', { language: 'it' });
    await waitFor(() =>
      expect(saved).toEqual([
        {
          locationCountry: 'IT',
          locationName: 'Torino',
          locationFullname: 'Torino, Piemonte, Italia',
          locationLat: 45.07,
          locationLng: 7.69,
        },
      ]),
    );
    expect(network.of('DefaultPlace')[0]!.body['variables']).toMatchObject({
      language: expect.stringMatching(/^(it|en)$/),
    });
    expect(await screen.findByRole('link', { name: /Torino/ })).toBeInTheDocument();
  });

  it.each([
    ['fails', { errors: [{ message: 'out of order' }] }, [expect.stringContaining('out of order')]],
    ['is incomplete', { defaultPlace: { ...TORINO, country: '' } }, []],
  ])('SHL-07 is the default city of the language when finding it %s', async (_, answer, warned) => {
    const warnings = collectWarnings();
    signedInAs({ ...NOWHERE, language: 'es' });
    const saved = saving();
    theNetwork().operations['DefaultPlace'] = () => answer;
    await visit('/player/account/settings', { language: 'es' });
    await waitFor(() =>
      expect(saved).toMatchObject([{ locationCountry: 'ES', locationName: 'Madrid', locationLat: 40.4168 }]),
    );
    expect(warnings).toEqual(warned);
  });

  it('SHL-07 is not looked for when there is one', async () => {
    signedInAs();
    const { network } = await visit('/player/account/settings');
    await screen.findByRole('link', { name: 'Your area: Milano' });
    expect(network.of('DefaultPlace')).toEqual([]);
  });

  it('SHL-07 is chosen by name, with suggestions', async () => {
    signedInAs();
    const saved = saving();
    const network = theNetwork();
    network.operations['Account'] = () => ACCOUNT;
    network.operations['SearchPlaces'] = () => ({ searchPlaces: [TORINO] });
    const { user } = await visit('/player/account');
    await user.type(await screen.findByRole('combobox', { name: 'Change area' }), 'tor');
    await user.click(await screen.findByRole('option', { name: 'Torino, Piemonte, Italia' }));
    await waitFor(() => expect(saved).toMatchObject([{ locationName: 'Torino' }]));
    expect(await screen.findByRole('link', { name: 'Your area: Torino' })).toBeInTheDocument();
    expect(network.of('SearchPlaces').at(-1)!.body['variables']).toEqual({ text: 'tor', language: 'en' });
  });

  it('SHL-07 says when no place is called so, and what to try', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['Account'] = () => ACCOUNT;
    network.operations['SearchPlaces'] = () => ({ searchPlaces: [] });
    const { user } = await visit('/player/account');
    const field = await screen.findByRole('combobox', { name: 'Change area' });
    await user.type(field, 'qqq');
    const said = await screen.findByText('No place found for “qqq”.');
    expect(said.closest('[role=status]')).toHaveTextContent('Check the spelling, or try the nearest bigger town.');
    await user.type(field, 'x');
    expect(screen.queryByText('No place found for “qqq”.')).not.toBeInTheDocument();
  });

  it('SHL-07 is taken from the browser’s position', async () => {
    signedInAs();
    const saved = saving();
    const network = theNetwork();
    network.operations['Account'] = () => ACCOUNT;
    network.operations['PlaceAt'] = () => ({ placeAt: TORINO });
    geolocation({
      getCurrentPosition: (found) => found({ coords: { latitude: 45.0701, longitude: 7.6868 } } as GeolocationPosition),
    });
    const { user } = await visit('/player/account');
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    await waitFor(() =>
      expect(saved).toMatchObject([{ locationName: 'Torino', locationLat: 45.0701, locationLng: 7.6868 }]),
    );
  });

  it.each([
    ['is not supported', undefined, /can’t share your location/],
    [
      'is not allowed',
      { getCurrentPosition: (_: unknown, failed: (error: { code: number }) => void) => failed({ code: 1 }) },
      /isn’t allowed to see your location/,
    ],
    [
      'cannot be had',
      { getCurrentPosition: (_: unknown, failed: (error: { code: number }) => void) => failed({ code: 2 }) },
      /We can’t find your location/,
    ],
  ])('SHL-07 says when the position %s', async (_, answer, text) => {
    signedInAs();
    theNetwork().operations['Account'] = () => ACCOUNT;
    geolocation(answer as Partial<Geolocation> | undefined);
    const { user } = await visit('/player/account');
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('FLT-01~ says how far to look', async () => {
    signedInAs();
    const saved = saving();
    theNetwork().operations['Account'] = () => ACCOUNT;
    const { user } = await visit('/player/account');
    await user.selectOptions(await screen.findByLabelText('How far you’d travel'), '50');
    await waitFor(() => expect(saved).toEqual([{ kmToSearch: 50 }]));
  });
});

describe('first steps', () => {
  const level = (sport: string, rating: number) => ({
    sport: { id: sport },
    numberPlayers: { id: '2', name: 'doubles' },
    rating,
    name: 'INTERMEDIATE',
    ...{ selfAssessed: true, assessed: rating, start: rating },
  });

  function newHere({ sports = [] as number[], levels = [] as unknown[] } = {}) {
    signedInAs({ ...NOWHERE, sports, bestLevel: null, welcomed: false });
    saving();
    const network = theNetwork();
    network.operations['DefaultPlace'] = () => ({ defaultPlace: TORINO });
    network.operations['MySports'] = () => ({
      me: { id: 'ana', sports, sportDetails: [], levels },
    });
    network.operations['SaveSports'] = () => ({
      saveSports: {
        success: true,
        errorCode: null,
        user: { id: 'ana', sports: [2], sportDetails: [], levels: [], bestLevel: null },
      },
    });
    network.operations['FinishWelcome'] = () => ({
      finishWelcome: {
        success: true,
        errorCode: null,
        user: { id: 'ana', welcomed: true },
      },
    });
    return network;
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Welcome, Ana' });

  it('SHL-07 LVL-03 store every answer as it is given, and end when they are done', async () => {
    const network = newHere();
    const { user } = await visit('/player/account/settings');
    await dialog();
    await user.click(await screen.findByRole('switch', { name: 'I play Padel' }));
    const levels = within(screen.getByRole('radiogroup', { name: 'Your level in padel' }));
    await user.click(levels.getByRole('radio', { name: 'Rookie' }));
    await waitFor(() =>
      expect(network.of('SaveSports').at(-1)?.body['variables']).toEqual({
        input: { sports: [{ sport: 2, level: 2.5 }] },
      }),
    );
    expect(network.of('FinishWelcome')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Let’s play' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome, Ana' })).not.toBeInTheDocument());
    expect(network.of('FinishWelcome')).toHaveLength(1);
  });

  it('LVL-03 come back after a reload with what was answered, until they are declined', async () => {
    const network = newHere({ sports: [2], levels: [level('2', 4)] });
    const { user } = await visit('/player/account/settings');
    await dialog();
    expect(await screen.findByRole('radio', { name: 'Intermediate' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(network.of('FinishWelcome')).toHaveLength(1));
    expect(network.of('SaveSports')).toEqual([]);
  });

  it('LVL-03 wait while the page of my sports asks the same', async () => {
    const network = newHere();
    const { user } = await visit('/player/sports');
    await screen.findByRole('heading', { name: 'Your sports' });
    await waitFor(() => expect(network.of('DefaultPlace')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'When you play' }));
    await dialog();
  });

  it('LVL-03 are not shown to those who have done or declined them, also without a level', async () => {
    signedInAs({ sports: [1], bestLevel: null, welcomed: true });
    await visit('/player/account/settings');
    await screen.findByRole('heading', { name: 'Language' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
