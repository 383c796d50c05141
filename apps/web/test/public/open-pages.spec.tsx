import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const RULES = {
  pointsRules: [
    { kind: 'MATCH_PLAYED', points: 2 },
    { kind: 'TOURNAMENT_WON', points: 31 },
  ],
  voucherOffers: [{ points: 100, value: { cents: 500, currency: 'EUR' } }],
};

describe('smash points explained', () => {
  it('PUB-01~ SMS-01~ shows what the server counts', async () => {
    theNetwork().operations['SmashRules'] = () => RULES;
    await visit('/smash');
    const table = await screen.findByRole('table', { name: 'How you earn points' });
    expect(within(table).getByRole('row', { name: 'Tournament won +31' })).toBeInTheDocument();
    expect(screen.getByText('100 points')).toBeInTheDocument();
    await expectAccessible();
  });
});

describe('coupons', () => {
  it('PUB-01~ SMS-03~ leads visitors through sign-in and back with their code', async () => {
    const { user, path } = await visit('/coupon?code=welcome10<script>');
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveValue('WELCOME10SCRIPT');
    await user.clear(field);
    await user.type(field, 'welcome10');
    await user.click(screen.getByRole('button', { name: 'Log in and check' }));
    await waitFor(() => expect(path()).toBe(`/auth/login?redirectTo=${encodeURIComponent('/coupon?code=WELCOME10')}`));
  });

  it('PUB-01~ SMS-03~ tells the signed-in at once what the code of the address is worth', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['CouponCheck'] = ({ code }) => ({
      couponCheck: {
        ...{ success: true, errorCode: null, retryAfterSeconds: null, code, validUntil: null },
        discount: { percent: 10, amount: null },
      },
    });
    await visit('/coupon?code=WELCOME10');
    expect(await screen.findByText('WELCOME10: 10% off')).toBeInTheDocument();
    expect(network.of('CouponCheck')).toHaveLength(1);
  });

  it('SMS-03~ API-14~ says when to try again after too many codes', async () => {
    signedInAs();
    const refused = { success: false, errorCode: 'TOO_MANY_REQUESTS', retryAfterSeconds: 240 };
    theNetwork().operations['CouponCheck'] = () => ({
      couponCheck: { ...refused, code: null, validUntil: null, discount: null },
    });
    await visit('/coupon?code=WELCOME10');
    expect(await screen.findByText(/You can try again in 4 minutes/)).toBeInTheDocument();
  });
});

describe('support', () => {
  it('PUB-02~ finds answers by their words, without regard to case and accents', async () => {
    const { user } = await visit('/support', { language: 'fr' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Aide' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Chercher dans les réponses'), 'REMBOURSE debite');
    await waitFor(() => expect(screen.getByText('1 réponse')).toBeInTheDocument());
    expect(screen.getByText('Comment mettre fin à mon abonnement ?')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Chercher dans les réponses'), ' xyz');
    expect(await screen.findByText('Aucune réponse avec ces mots')).toBeInTheDocument();
    await expectAccessible();
  });

  it('PUB-02~ sends the form once under one request, in the language of the page', async () => {
    const network = theNetwork();
    network.operations['OpenTicket'] = (_input, nth) =>
      nth === 1
        ? { errors: [{ message: 'no answer' }] }
        : { openTicket: { success: true, errorCode: null, number: 1001, retryAfterSeconds: null, fieldErrors: [] } };
    const { user } = await visit('/support', { language: 'it' });
    const send = await screen.findByRole('button', { name: 'Invia' });
    await user.click(send);
    expect(screen.getAllByText('Serve')).toHaveLength(4);
    expect(network.of('OpenTicket')).toHaveLength(0);
    fireEvent.change(screen.getByLabelText(/Il tuo nome/), { target: { value: 'Carla' } });
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'carla@setpoint.example' } });
    fireEvent.change(screen.getByLabelText(/Di cosa si tratta/), { target: { value: 'Rimborso' } });
    fireEvent.change(screen.getByLabelText(/Il tuo messaggio/), { target: { value: 'Quando?' } });
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('Non è partito');
    await user.click(screen.getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText('Abbiamo ricevuto il tuo messaggio #1001')).toBeInTheDocument();
    const [first, second] = network.of('OpenTicket').map(({ body }) => (body['variables'] as { input: object }).input);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ kind: 'SUPPORT', language: 'it', email: 'carla@setpoint.example', website: '' });
  });

  it('PUB-01~ asks as a centre that wants to be a partner, and shows what the server finds wrong', async () => {
    const network = theNetwork();
    network.operations['OpenTicket'] = () => ({
      openTicket: {
        ...{ success: false, errorCode: 'INVALID_DATA', number: null, retryAfterSeconds: null },
        fieldErrors: [{ field: 'phone', code: 'NOT_VALID' }],
      },
    });
    const { user } = await visit('/court-partnership');
    const fill = async (label: RegExp, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await fill(/Your name/, 'Carla');
    await fill(/^Email/, 'carla@setpoint.example');
    await fill(/Phone/, 'call me');
    await fill(/Centre and town/, 'TC Navigli, Milano');
    await fill(/How many courts/, 'Six.');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('Check this: it doesn’t look right')).toBeInTheDocument();
    expect(network.of('OpenTicket')[0]!.body['variables']).toMatchObject({ input: { kind: 'COURT_PARTNERSHIP' } });
    await expectAccessible();
  });
});

describe('press', () => {
  it('PUB-01 offers files that are there', async () => {
    const { existsSync } = await import('node:fs');
    await visit('/press');
    await screen.findByRole('heading', { level: 1, name: 'Press' });
    const files = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map((a) => a.getAttribute('href')!);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(new URL(`../../public${file}`, import.meta.url)))).toEqual([]);
    await expectAccessible();
  });
});
