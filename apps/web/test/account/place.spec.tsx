import { screen, waitFor } from '@testing-library/react';
import { signedInAs, theNetwork, visit } from '../visit.js';
import { collectWarnings } from '../warnings.js';

const TORINO = {
  __typename: 'Place',
  name: 'Torino',
  fullName: 'Torino, Piemonte, Italia',
  country: 'IT',
  lat: 45.07,
  lng: 7.69,
};
const NOWHERE = { locationName: null, locationLat: null, locationLng: null };

function saving() {
  const saved: unknown[] = [];
  theNetwork().operations['SaveLocation'] = (variables) => {
    saved.push(variables['profilesData']);
    return { updateUser: { __typename: 'UpdateUserPayload', success: true, errorCode: null, user: null } };
  };
  return saved;
}

const ACCOUNT = {
  me: {
    __typename: 'User',
    id: 'ana',
    firstName: 'Ana',
    lastName: 'Rossi',
    sex: null,
    birthDate: null,
    description: null,
    heightCm: null,
    weightKg: null,
    playingHand: null,
    completeness: { __typename: 'ProfileCompleteness', percent: 100, missing: [] },
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
    network.operations['FindPlace'] = () => ({ searchPlaces: [TORINO] });
    const { user } = await visit('/player/account');
    await user.type(await screen.findByRole('combobox', { name: 'Change area' }), 'tor');
    await user.click(await screen.findByRole('option', { name: 'Torino, Piemonte, Italia' }));
    await waitFor(() => expect(saved).toMatchObject([{ locationName: 'Torino' }]));
    expect(await screen.findByRole('link', { name: 'Your area: Torino' })).toBeInTheDocument();
    expect(network.of('FindPlace').at(-1)!.body['variables']).toEqual({ text: 'tor', language: 'en' });
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
    await user.click(await screen.findByRole('button', { name: 'Use my position' }));
    await waitFor(() =>
      expect(saved).toMatchObject([{ locationName: 'Torino', locationLat: 45.0701, locationLng: 7.6868 }]),
    );
  });

  it.each([
    ['is not supported', undefined, /does not know about positions/],
    [
      'is not allowed',
      { getCurrentPosition: (_: unknown, failed: (error: { code: number }) => void) => failed({ code: 1 }) },
      /We were not allowed to see it/,
    ],
    [
      'cannot be had',
      { getCurrentPosition: (_: unknown, failed: (error: { code: number }) => void) => failed({ code: 2 }) },
      /We cannot find your position/,
    ],
  ])('SHL-07 says when the position %s', async (_, answer, text) => {
    signedInAs();
    theNetwork().operations['Account'] = () => ACCOUNT;
    geolocation(answer as Partial<Geolocation> | undefined);
    const { user } = await visit('/player/account');
    await user.click(await screen.findByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('FLT-01~ says how far to look', async () => {
    signedInAs();
    const saved = saving();
    theNetwork().operations['Account'] = () => ACCOUNT;
    const { user } = await visit('/player/account');
    await user.selectOptions(await screen.findByLabelText('How far you go'), '50');
    await waitFor(() => expect(saved).toEqual([{ kmToSearch: 50 }]));
  });
});

describe('first steps', () => {
  it('SHL-07 LVL-03~ welcome the new player, with sports where they are missing', async () => {
    signedInAs({ ...NOWHERE, sports: [], bestLevel: null });
    saving();
    const network = theNetwork();
    network.operations['DefaultPlace'] = () => ({ defaultPlace: TORINO });
    network.operations['SaveSports'] = () => ({
      saveSports: {
        __typename: 'SaveSportsPayload',
        success: true,
        errorCode: null,
        user: { __typename: 'User', id: 'ana', sports: [2], levels: [], bestLevel: null },
      },
    });
    const { user } = await visit('/player/account/settings');
    expect(await screen.findByRole('dialog', { name: 'Welcome, Ana' })).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'I play Padel' }));
    await user.click(screen.getByRole('button', { name: 'Let’s play' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome, Ana' })).not.toBeInTheDocument());
    expect(network.of('SaveSports')[0]!.body['variables']).toEqual({ input: { sports: [{ sport: 2, level: null }] } });
  });

  it('LVL-03~ save the estimates of the registration', async () => {
    window.localStorage.setItem('setpoint.levels', '{"1":4}');
    signedInAs({ sports: [1], bestLevel: null });
    const network = theNetwork();
    network.operations['SaveFirstLevels'] = () => ({
      saveSports: {
        __typename: 'SaveSportsPayload',
        success: true,
        errorCode: null,
        user: {
          __typename: 'User',
          id: 'ana',
          sports: [1],
          bestLevel: { __typename: 'PlayerLevel', rating: 4, name: 'INTERMEDIATE' },
        },
      },
    });
    await visit('/player/account/settings');
    await waitFor(() =>
      expect(network.of('SaveFirstLevels')[0]?.body['variables']).toEqual({
        input: { sports: [{ sport: 1, level: 4 }] },
      }),
    );
    await waitFor(() => expect(window.localStorage.getItem('setpoint.levels')).toBeNull());
  });
});
