import { screen, waitFor } from '@testing-library/react';
import { arrivalAt, placeOf } from '../../src/features/landing/arrival.js';
import { collectWarnings } from '../warnings.js';
import { theNetwork, visit } from '../visit.js';

const NOTHING = { totalCount: 0, edges: [] };
const nothingNear = () => ({ matches: NOTHING, players: NOTHING, tournaments: NOTHING });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the address of a landing page', () => {
  const at = (path: string, params: Record<string, string> = {}) => arrivalAt(path, params);

  it.each([
    ['/lp/join', { lead: 'matches', language: null, referralCode: '' }],
    ['/lp/join/tournaments', { lead: 'tournaments' }],
    ['/lp/join/01/ANA12345', { lead: 'matches', language: null }],
    ['/lp/join/01es/ANA12345', { language: 'es' }],
    ['/lp/join/01fr/ANA12345', { language: 'fr' }],
    ['/lp/join/02/ANA12345', { lead: 'players' }],
  ])('RTE-09~ %s', (path, wanted) => {
    expect(at(path)).toMatchObject(wanted);
  });

  it('PUB-03~ keeps a position to about five kilometres', () => {
    const place = placeOf(at('/lp/join/01/X', { lat: '45.46427', lng: '9.18951', city: 'Milano' }));
    expect(place).toEqual({ name: 'Milano', lat: 45.45, lng: 9.2 });
  });

  it.each([
    ['91', '9'],
    ['NaN', '9'],
    ['1e999', '9'],
    ['45.4', '181'],
    ['45,4', '9'],
    ['', ''],
    ['0x10', '9'],
  ])('PUB-03~ %s, %s is nowhere', (lat, lng) => {
    expect(at('/lp/join/01/X', { lat, lng, city: 'Milano' }).position).toBeNull();
  });

  it.each(['<script>alert(1)</script>', '$&', '"><img src=x>', 'x'.repeat(61), '\u202eMilano', '', '   '])(
    'PUB-03~ %s is no town',
    (city) => {
      expect(at('/lp/join/01/X', { city }).city).toBe('');
    },
  );

  it.each(['L’Aquila', 'Saint-Étienne', 'Forlì', 'A Coruña', 'St. Gallen (SG)'])('PUB-03~ %s is one', (city) => {
    expect(at('/lp/join/01/X', { city }).city).toBe(city);
  });
});

describe('landing pages', () => {
  it.each(['/lp', '/lp/join', '/lp/join/tournaments', '/lp/join/02/ANA12345/45.46/9.19/Milano'])(
    'RTE-09 %s shows a screen',
    async (path) => {
      theNetwork().operations['Landing'] = nothingNear;
      const { path: at } = await visit(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
      await waitFor(() => expect(at()).toBe(path === '/lp' ? '/lp/join' : path));
    },
  );

  it('PUB-03 looks around the place of the address, and carries code and place into registration', async () => {
    const network = theNetwork();
    network.operations['Landing'] = nothingNear;
    const { user, path } = await visit('/lp/join/01es/ANA12345/45.46427/9.18951/Milano', { language: 'es' });
    expect(await screen.findByRole('heading', { level: 1, name: /Milano/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(network.of('Landing').at(-1)!.body['variables']).toMatchObject({
        matches: { near: { lat: 45.45, lng: 9.2, km: 30 } },
      }),
    );
    await user.click(screen.getAllByRole('link', { name: 'Únete gratis' })[0]!);
    await waitFor(() => expect(path()).toBe('/auth/register/ANA12345'));
    expect(JSON.parse(window.localStorage.getItem('setpoint.place')!)).toMatchObject({ name: 'Milano', lat: 45.45 });
  });

  it('PUB-03~ a position without a town begins in its municipality', async () => {
    const network = theNetwork();
    network.operations['Landing'] = nothingNear;
    network.operations['LandingPlace'] = () => ({ placeAt: { name: 'Forlì' } });
    await visit('/lp/join/02/ANA12345/44.2/12.05');
    expect(await screen.findByRole('heading', { level: 1, name: /Forlì/ })).toBeInTheDocument();
  });

  it('PUB-03~ the code is still there when one registers from another page', async () => {
    theNetwork().operations['Landing'] = nothingNear;
    window.sessionStorage.setItem('setpoint.referral', 'ANA12345');
    await visit('/auth/register');
    expect(await screen.findByLabelText(/[Ii]nvit|[Rr]eferral|code/)).toHaveValue('ANA12345');
  });

  it('PUB-03~ stands without an answer', async () => {
    const warnings = collectWarnings();
    await visit('/lp/join');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(warnings).not.toEqual([]));
  });
});
