import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { aCourt, anaInTheClub, aPage, sent, theApiKnows } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

const owned = {
  ...{ isMine: true, hasOwner: true, version: 3, notificationLanguage: 'en', prefix: '+39' },
  ...{ fields: [{ id: 'f1', name: 'Court 1', sport: 1, surface: 'CLAY', covered: false, notes: null }] },
};
const mine = aCourt('Club Affori', owned);
const others = aCourt('Club Bovisa');
const CITY = {
  ...{ name: 'Milano', fullName: 'Milano, Lombardia, Italia', country: 'IT' },
  ...{ lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome' },
};
const answered = (more: object) => ({ success: true, errorCode: null, fieldErrors: [], ...more });

beforeEach(() => {
  window.localStorage.clear();
  signedInAs();
});

/** The API with these mutations besides. */
const serve = (more: Record<string, unknown> = {}) =>
  theApiKnows({
    ...{ player: anaInTheClub(), matches: aPage([]), searchPlaces: [CITY], myCourtSuggestions: [], myCourtClaims: [] },
    court: ({ id }: { id: string }) => [mine, others].find((one) => one.id === id) ?? null,
    ...more,
  });

describe('suggesting a centre', () => {
  const suggestion = {
    ...{ id: 's1', name: 'Nuovo', city: 'Milano', state: 'PENDING' },
    ...{ suggestedAt: '2026-06-01T10:00:00Z', reason: null, court: null },
  };

  it('CRT-05 RTE-08 /court/new asks for name, address and city, shows what is near, and sends it once', async () => {
    serve({
      similarCourts: [{ metres: 120, court: others }],
      suggestCourt: answered({ suggestion }),
    });
    const { user } = await visit('/court/new');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findAllByText('Needed')).toHaveLength(3);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nuovo');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Via Roma 1');
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'Milano');
    await user.click(await screen.findByRole('option', { name: 'Milano, Lombardia, Italia' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Club Bovisa' })).toBeInTheDocument();
    expect(screen.getByText(/120 m away/)).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'No, it is new' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you for Nuovo!')).toBeInTheDocument();
    const { name: city, country, lat, lng, timeZone } = CITY;
    expect(sent('SuggestCourt')).toEqual([
      { name: 'Nuovo', address: 'Via Roma 1', note: null, city, country, lat, lng, timeZone },
    ]);
  });
});

describe('claiming a centre', () => {
  const claim = (state: string) => ({
    ...{ id: 'k1', state, proof: 'EMAIL', email: 'info@club.example', reason: null },
    ...{ claimedAt: '2026-06-01T10:00:00Z', court: others },
  });

  it('CRT-06 is proved by a business address and the code of the mail; what the server refuses is said', async () => {
    let claims: object[] = [];
    serve({
      myCourtClaims: () => claims,
      claimCourt: ({ input }: { input: { email: string } }) => {
        if (input.email.endsWith('gmail.com'))
          return answered({ success: false, errorCode: 'NOT_A_BUSINESS_ADDRESS', claim: null });
        claims = [claim('AWAITING_CODE')];
        return answered({ claim: claims[0] });
      },
      confirmCourtClaim: ({ input }: { input: { code: string } }) => {
        if (input.code !== '123456') return answered({ success: false, errorCode: 'CODE_WRONG', claim: null });
        claims = [claim('PENDING')];
        return answered({ claim: claims[0] });
      },
    });
    const { user } = await visit('/court/club-bovisa/club-bovisa');
    await user.click(await screen.findByRole('button', { name: 'I run this centre' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your proof for Club Bovisa' }));
    const email = sheet.getByRole('textbox', { name: 'Business email' });
    await user.type(email, 'me@gmail.com');
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Anybody can have such an address/)).toBeInTheDocument();
    expect(email).toHaveValue('me@gmail.com');
    await user.clear(email);
    await user.type(email, 'info@club.example');
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/We sent a code to info@club.example/)).toBeInTheDocument();
    const code = screen.getByRole('textbox', { name: 'Code from the mail' });
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This is not the code in the mail.')).toBeInTheDocument();
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Support looks at your request.')).toBeInTheDocument();
  });
});

describe('editing a centre', () => {
  it.each([
    ['/court/club-affori/edit', 'Info'],
    ['/court/club-affori/edit/photos', 'Photos'],
    ['/court/club-affori/edit/offers', 'Offers'],
    ['/court/club-affori/edit/fields', 'Courts'],
  ])('CRT-06 RTE-08 %s is a part of the page', async (path, part) => {
    serve();
    const visited = await visit(path);
    expect(await screen.findByRole('tab', { name: part, selected: true })).toBeInTheDocument();
    expect(visited.path()).toBe(path);
    await expectAccessible();
  });

  it('CRT-06 is not for who does not run the centre, and says so', async () => {
    serve();
    await visit('/court/club-bovisa/edit');
    expect(await screen.findByText('This is not your centre')).toBeInTheDocument();
  });

  it('RTE-08~ leads to the first part where there is no such one', async () => {
    serve();
    const visited = await visit('/court/club-affori/edit/prices');
    expect(await screen.findByRole('tab', { name: 'Info', selected: true })).toBeInTheDocument();
    expect(visited.path()).toBe('/court/club-affori/edit');
  });

  it('RTE-08~ knows no centre that there is not', async () => {
    serve();
    await visit('/court/nowhere/edit');
    expect(await screen.findByRole('heading', { name: 'We don’t know this centre' })).toBeInTheDocument();
  });

  it('CRT-06 keeps what was typed when somebody else has saved, and saves over it only when told', async () => {
    let version = 4;
    serve({
      editCourt: ({ input }: { input: { version: number; name: string } }) =>
        input.version === version
          ? answered({ court: { ...mine, name: input.name, version: ++version } })
          : answered({ success: false, errorCode: 'COURT_CHANGED', court: { ...mine, name: 'Theirs', version } }),
    });
    const { user } = await visit('/court/club-affori/edit');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody else has just saved this page')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(sent('EditCourt')).toMatchObject([
      { version: 3, name: 'Mine' },
      { version: 4, name: 'Mine' },
    ]);
  });

  it('CRT-06 CRT-02~ offers and courts are sent as they stand', async () => {
    serve({
      editCourtOffers: answered({ court: { ...mine, offers: ['BALL_TUBE_RENTAL'], version: 4 } }),
      editCourtFields: answered({ court: { ...mine, version: 4 } }),
    });
    const { user } = await visit('/court/club-affori/edit/offers');
    await user.click(await screen.findByRole('checkbox', { name: 'Balls to rent' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('EditCourtOffers')).toEqual([{ courtId: mine.id, version: 3, offers: ['BALL_TUBE_RENTAL'] }]),
    );
    await user.click(screen.getByRole('tab', { name: 'Courts' }));
    await user.click(await screen.findByRole('button', { name: 'Add a court' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('EditCourtFields')).toMatchObject([
        {
          courtId: mine.id,
          fields: [
            { id: 'f1', name: 'Court 1' },
            { id: null, name: 'Court 2' },
          ],
        },
      ]),
    );
  });
});
