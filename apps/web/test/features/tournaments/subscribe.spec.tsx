import { screen, waitFor, within } from '@testing-library/react';
import { platformNow } from '@setpoint/client/time';
import { expectAccessible } from '../../accessible.js';
import { sent } from '../../api.js';
import { aDue, aPrice, euro } from '../../checkout.js';
import { aLevel, aPlayer, ANA } from '../../club.js';
import { aTill } from '../../till.js';
import { signedInAs, visit } from '../../visit.js';

type Made = Record<string, unknown>;
const PAGE = '/tournament/t1/subscribe';

const aTournament = (more: Made = {}): Made => ({
  id: 't1',
  name: 'Spring Open',
  sport: { id: '1', name: 'tennis' },
  numberPlayers: 1,
  isPrivate: false,
  state: 'OPEN',
  startOn: '2027-03-01',
  startsAt: '2027-03-01T08:00:00Z',
  timeZone: 'Europe/Rome',
  levelMin: null,
  levelMax: null,
  price: euro(2_000),
  place: { city: 'Milano' },
  registrationRefusal: null,
  myRegistration: null,
  ...more,
});

const anEntry = (more: Made = {}): Made => ({
  id: 'r1',
  state: 'HELD',
  until: new Date(platformNow().getTime() + 20 * 60_000).toISOString(),
  paymentReference: 'ref-1',
  paymentRefusal: null,
  paid: [],
  endedBecause: null,
  mayCancel: true,
  captain: aPlayer('Ana Rossi', { id: ANA.id }),
  partner: null,
  ...more,
});

/** Ben has entered with Ana and paid. */
const aPartnersPart = (more: Made = {}): Made =>
  anEntry({
    state: 'AWAITING_PARTNER',
    captain: aPlayer('Ben Serra'),
    partner: aPlayer('Ana Rossi', { id: ANA.id }),
    paid: ['ben'],
    ...more,
  });

/** A tournament that players enter, with whatever a test says of it. */
function theTournament(more: Made = {}, root: Made = {}, me: Made = {}) {
  const at = { tournament: aTournament(more), draft: null as Made | null, saved: [] as Made[] };
  const till = aTill({
    tournament: () => at.tournament,
    registrationDraft: () => at.draft,
    saveRegistrationDraft: ({ input }: { input: Made }) => {
      at.saved.push(input);
      return { success: true, errorCode: null, fieldErrors: [], draft: null };
    },
    checkRegistration: () => ({ success: true, errorCode: null, placesLeft: 4 }),
    partnerCandidates: () => [],
    registerForTournament: () => {
      at.tournament = { ...at.tournament, myRegistration: anEntry() };
      return {
        success: true,
        errorCode: null,
        fieldErrors: [],
        registration: { ...anEntry(), tournament: at.tournament },
      };
    },
    me: () => ({
      id: ANA.id,
      phone: { number: '+393331234567', pending: null },
      availability: { noFixedDays: true, slots: [] },
      ...me,
    }),
    saveAvailability: () => ({
      success: true,
      errorCode: null,
      user: { id: ANA.id, availability: { noFixedDays: true, slots: [] } },
    }),
    myBillingData: () => null,
    ...root,
  });
  return { at, till };
}

describe('subscribing to a tournament', () => {
  beforeEach(() => signedInAs());

  it('TRN-05 TRN-08~ leads from preferences over data to the payment, keeping each step', async () => {
    const { at, till } = theTournament();
    till.due = aDue({
      price: aPrice(2_000, {
        lines: [
          { what: 'BASE', amount: euro(2_000) },
          { what: 'FIRST_TOURNAMENT', amount: euro(-1_000) },
        ],
        total: euro(1_000),
        card: euro(1_000),
      }),
    });
    const { user, path } = await visit(PAGE);
    expect(await screen.findByRole('heading', { name: 'When can you play?' })).toBeInTheDocument();
    expect(screen.getByText(/€20 each/)).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(`${PAGE}?step=preferences`));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('+393331234567')).toBeInTheDocument();
    expect(path()).toBe(`${PAGE}?step=data`);
    await expectAccessible();
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText('−€10')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(`${PAGE}?step=payment`));
    expect(sent('RegisterForTournament')).toMatchObject([
      { tournamentId: 't1', partnerId: null, inviteCode: null, expectedCents: 2_000 },
    ]);
    expect(at.saved.map(({ activeStep }) => activeStep)).toEqual([2, 3]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    await user.click(await screen.findByRole('button', { name: 'Pay €20' }));
    at.tournament = {
      ...at.tournament,
      myRegistration: anEntry({ state: 'CONFIRMED', paymentReference: null, paid: [ANA.id], until: null }),
    };
    expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeInTheDocument();
    expect(path()).toBe(`${PAGE}/confirmed`);
    expect(screen.getByRole('link', { name: 'My invoices' })).toHaveAttribute('href', '/player/account/invoices');
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument();
    await expectAccessible();
  });

  it('TRN-05 goes on where it was left, and each step is a place in the history', async () => {
    const { at } = theTournament();
    at.draft = {
      tournamentId: 't1',
      activeStep: 2,
      isComplete: false,
      partnerId: null,
      inviteCode: null,
      payment: null,
    };
    const { user } = await visit(PAGE);
    expect(await screen.findByRole('heading', { name: 'How do we reach you?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'When can you play?' })).toBeInTheDocument();
  });

  it('TRN-06~ names in doubles whom one follows, and says who cannot enter and why', async () => {
    theTournament(
      { numberPlayers: 2 },
      {
        partnerCandidates: () => [
          { user: aPlayer('Ben Serra'), refusal: null },
          { user: aPlayer('Carla Neri'), refusal: 'PARTNER_IN_ANOTHER_TEAM' },
        ],
      },
    );
    const { user } = await visit(PAGE);
    expect(await screen.findByRole('radio', { name: 'Ben Serra' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'Carla Neri. Already in another team.' })).toBeDisabled();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/Choose a partner/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Ben Serra' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'When can you play?' })).toBeInTheDocument();
    expect(sent('CheckRegistration')).toMatchObject([{ tournamentId: 't1', partnerId: 'ben' }]);
  });

  it('TRN-06~ shows the level that candidates have in the sport of the tournament, and in doubles', async () => {
    const levels = [aLevel(1, 1, 4.5), aLevel(1, 2, 2.5), aLevel(2, 2, 6)];
    theTournament(
      { numberPlayers: 2, levelMin: 3 },
      {
        partnerCandidates: () => [
          { user: aPlayer('Ben Serra', { levels, bestLevel: levels[2] }), refusal: 'PARTNER_NOT_ELIGIBLE' },
          { user: aPlayer('Carla Neri', { levels: [aLevel(2, 2, 6)], bestLevel: aLevel(2, 2, 6) }), refusal: null },
        ],
      },
    );
    await visit(PAGE);
    const [ben, carla] = await screen.findAllByRole('radio').then((all) => all.map((one) => one.closest('label')!));
    expect(within(ben!).getByText('2.5')).toBeInTheDocument();
    expect(within(carla!).queryByText('6.0')).not.toBeInTheDocument();
  });

  it('TRN-06~ says of a partner without a level what is missing, and leads to them', async () => {
    theTournament(
      { numberPlayers: 2 },
      { partnerCandidates: () => [{ user: aPlayer('Ben Serra'), refusal: 'PARTNER_LEVEL_REQUIRED' }] },
    );
    await visit(PAGE);
    expect(await screen.findByRole('radio', { name: /Ben Serra. No level in this sport yet/ })).toBeDisabled();
  });

  it('TRN-05 RTE-06~ begins with the partner whom the address names', async () => {
    theTournament({ numberPlayers: 2 }, { player: () => aPlayer('Ben Serra') });
    await visit(`${PAGE}/ben`);
    expect(await screen.findByRole('radio', { name: 'Ben Serra' })).toBeChecked();
  });

  it('TRN-06~ says of a named partner why one cannot enter together', async () => {
    theTournament(
      { numberPlayers: 2 },
      {
        player: () => aPlayer('Ben Serra'),
        checkRegistration: () => ({ success: false, errorCode: 'PARTNER_NOT_FOLLOWED', placesLeft: 4 }),
      },
    );
    await visit(`${PAGE}/ben`);
    expect(await screen.findByRole('radio', { name: /^Ben Serra\. You enter with someone you follow/ })).toBeDisabled();
  });

  it('TRN-06~ asks for the invite code of a private tournament, and says when it is wrong', async () => {
    let code = '';
    theTournament(
      { isPrivate: true, registrationRefusal: 'INVITE_CODE_REQUIRED' },
      {
        checkRegistration: ({ input }: { input: { inviteCode: string } }) => {
          code = input.inviteCode;
          return code === 'CLUB'
            ? { success: true, errorCode: null, placesLeft: 4 }
            : { success: false, errorCode: 'WRONG_INVITE_CODE', placesLeft: 4 };
        },
      },
    );
    const { user } = await visit(PAGE);
    const field = await screen.findByLabelText('Invite code');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/enter the invite code/)).toBeInTheDocument();
    await user.type(field, 'NOPE');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/This invite code is wrong/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'CLUB');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'When can you play?' })).toBeInTheDocument();
  });

  it('TRN-06~ asks for a mobile number before a place is held', async () => {
    theTournament({ registrationRefusal: 'MOBILE_REQUIRED' }, {}, { phone: { number: null, pending: null } });
    const { user } = await visit(`${PAGE}?step=data`);
    expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText(/Verify your mobile number first/)).toBeInTheDocument();
    expect(sent('RegisterForTournament')).toEqual([]);
  });

  it('BIL-02~ takes the data of an invoice on the way', async () => {
    const kept = {
      firstName: 'Ana',
      lastName: 'Rossi',
      address: 'Via Roma 1',
      municipality: 'Milano',
      postalCode: '20121',
      province: 'MI',
      country: 'IT',
      taxCode: 'RSSMRA85T10A562S',
      version: 1,
    };
    theTournament(
      {},
      { saveBillingData: () => ({ success: true, errorCode: null, fieldErrors: [], billingData: kept }) },
    );
    const { user } = await visit(`${PAGE}?step=data`);
    await user.click(await screen.findByLabelText('I want an invoice'));
    await user.type(await screen.findByLabelText('Street and number'), 'Via Roma 1');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByRole('table', { name: 'Price and how it is paid' })).toBeInTheDocument();
    expect(sent('SaveBillingData')).toMatchObject([{ address: 'Via Roma 1', version: null }]);
  });

  it.each([
    ['TOURNAMENT_FULL', /All places are taken/, 'Find another tournament', '/tournament/list'],
    ['LEVEL_REQUIRED', /You have no level/, 'Estimate my level', '/player/sports'],
    ['AGE_NOT_ALLOWED', /date of birth/, 'Check my details', '/player/account'],
    ['PAID_REGISTRATIONS_BLOCKED', /paid tournaments/, 'To the tournament', '/tournament/t1'],
  ])('TRN-06~ BIL-09~ has a screen for %s, with the way on', async (code, text, label, to) => {
    theTournament({ registrationRefusal: code });
    const { path } = await visit(PAGE);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(path()).toBe(`${PAGE}/error?why=${code}`);
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    await expectAccessible();
  });

  it('TRN-06~ leads a refusal that came meanwhile to its screen', async () => {
    theTournament(
      {},
      {
        registerForTournament: () => ({
          success: false,
          errorCode: 'TOURNAMENT_FULL',
          fieldErrors: [],
          registration: null,
        }),
      },
    );
    const { user, path } = await visit(`${PAGE}?step=data`);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText(/All places are taken/)).toBeInTheDocument();
    expect(path()).toBe(`${PAGE}/error?why=TOURNAMENT_FULL`);
  });

  it('API-14~ TRN-06~ says when to try again after too many codes or registrations', async () => {
    const limited = { success: false, errorCode: 'TOO_MANY_REQUESTS', fieldErrors: [] };
    const at = { check: { ...limited, retryAfterSeconds: 540, placesLeft: 0 } as Made };
    theTournament(
      { isPrivate: true },
      {
        checkRegistration: () => at.check,
        registerForTournament: () => ({ ...limited, retryAfterSeconds: 80, registration: null }),
      },
    );
    const { user } = await visit(`${PAGE}?step=entry`);
    await user.type(await screen.findByLabelText('Invite code'), 'SPRING');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('Too many tries for now. You can try again in 9 minutes.');
    at.check = { success: true, errorCode: null, placesLeft: 4 };
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'When can you play?' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText(/You can try again in 80 seconds/)).toBeInTheDocument();
  });

  it('BIL-04~ shows a changed price again before a place is held', async () => {
    const { at } = theTournament(
      {},
      {
        registerForTournament: () => {
          at.tournament = aTournament({ price: euro(2_500) });
          return { success: false, errorCode: 'WRONG_PRICE', fieldErrors: [], registration: null };
        },
      },
    );
    const { user } = await visit(`${PAGE}?step=data`);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText(/The price has changed/)).toBeInTheDocument();
    expect(await screen.findByText(/€25 each/)).toBeInTheDocument();
  });

  it('TRN-07~ lets the partner pay their part at the same address', async () => {
    const { at } = theTournament({ numberPlayers: 2, myRegistration: aPartnersPart() });
    const { user } = await visit(PAGE);
    expect(await screen.findByText(/Ben Serra has entered with you and paid/)).toBeInTheDocument();
    expect(await screen.findByText('+393331234567')).toBeInTheDocument();
    expect(await screen.findByLabelText('I want an invoice')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByRole('table', { name: 'Price and how it is paid' })).toBeInTheDocument();
    expect(at.saved).toMatchObject([{ activeStep: 3, partnerId: null }]);
  });

  it('TRN-06~ asks the partner for a mobile number before the payment, which waits until the tournament knows it', async () => {
    const phone = { number: null as string | null, pending: null };
    const { at } = theTournament(
      { myRegistration: aPartnersPart({ paymentReference: null, paymentRefusal: 'MOBILE_REQUIRED' }) },
      {},
      { phone },
    );
    const { user } = await visit(PAGE);
    expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Give up the place' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText(/Verify your mobile number first/)).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Price and how it is paid' })).not.toBeInTheDocument();
    expect(at.saved).toEqual([]);
  });

  it('TRN-05~ TRN-06~ goes on to pay once the tournament knows the number, also after a reload', async () => {
    const { at } = theTournament({
      myRegistration: aPartnersPart({ paymentReference: null, paymentRefusal: 'MOBILE_REQUIRED' }),
    });
    const { user } = await visit(PAGE);
    expect(await screen.findByText('+393331234567')).toBeInTheDocument();
    at.tournament = aTournament({ numberPlayers: 2, myRegistration: aPartnersPart() });
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByRole('table', { name: 'Price and how it is paid' })).toBeInTheDocument();
  });

  it('TRN-07~ tells the captain until when the partner has time', async () => {
    theTournament({
      numberPlayers: 2,
      myRegistration: anEntry({
        state: 'AWAITING_PARTNER',
        partner: aPlayer('Ben Serra'),
        paymentReference: null,
        paid: [ANA.id],
        until: new Date(platformNow().getTime() + 23 * 3_600_000).toISOString(),
      }),
    });
    const { path } = await visit(PAGE);
    expect(await screen.findByText('Now it’s up to Ben Serra.')).toBeInTheDocument();
    expect(path()).toBe(`${PAGE}/confirmed`);
    expect(screen.getByText(/Ben Serra has 24 hours to pay/)).toBeInTheDocument();
    expect(screen.getByText(/Your place is held until/)).toBeInTheDocument();
    await expectAccessible();
  });

  it('TRN-07~ BIL-10~ says of a registration that has ended why, and that the money goes back', async () => {
    theTournament({
      myRegistration: anEntry({
        state: 'RELEASED',
        endedBecause: 'PARTNER_NOT_PAID',
        paymentReference: null,
        paid: [ANA.id],
      }),
    });
    await visit(`${PAGE}/confirmed`);
    expect(
      await screen.findByText(/Your partner didn’t pay within 24 hours\. What you paid goes back/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', PAGE);
  });

  it('TRN-05 gives a held place up', async () => {
    const { at } = theTournament(
      { myRegistration: anEntry() },
      {
        cancelRegistration: () => {
          const registration = anEntry({ state: 'CANCELLED', paymentReference: null });
          at.tournament = aTournament({ myRegistration: registration });
          return {
            success: true,
            errorCode: null,
            fieldErrors: [],
            registration: { ...registration, tournament: at.tournament },
          };
        },
      },
    );
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Give up the place' }));
    const sheet = await screen.findByRole('dialog');
    await user.click(sheet.querySelector<HTMLElement>('[data-autofocus]')!);
    await waitFor(() => expect(sent('CancelHeldEntry')).toEqual([{ registrationId: 'r1' }]));
    expect(await screen.findByText('You’ve given up the place')).toBeInTheDocument();
  });

  it('TRN-12~ takes a place of a slam that is offered, or says that it is too late', async () => {
    theTournament(
      { myRegistration: anEntry({ state: 'OFFERED', paymentReference: null }) },
      {
        takeOfferedPlace: () => ({
          success: false,
          errorCode: 'OFFER_EXPIRED',
          fieldErrors: [],
          registration: null,
        }),
      },
    );
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Take the place' }));
    expect(await screen.findByText(/The offer has run out/)).toBeInTheDocument();
  });

  it('RTE-13~ says when there is no such tournament', async () => {
    theTournament({}, { tournament: () => null });
    await visit(PAGE);
    expect(await screen.findByText('We can’t find this tournament')).toBeInTheDocument();
  });
});
