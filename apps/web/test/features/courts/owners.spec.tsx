import { screen, waitFor, within } from '@testing-library/react';
import { positionIn } from '../../../src/features/courts/place/map-link.js';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, anaInTheClub, aPage } from '../../club.js';
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

  it('CRT-05~ RTE-08 /court/new asks for name, address and city, shows what is near, and sends it once', async () => {
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
      { name: 'Nuovo', address: 'Via Roma 1', note: null, city, country, lat, lng, timeZone, town: { lat, lng } },
    ]);
  });

  /** The first step, filled in up to the town. */
  async function filledIn() {
    const visited = await visit('/court/new');
    const { user } = visited;
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nuovo');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Via Roma 1');
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'Milano');
    await user.click(await screen.findByRole('option', { name: 'Milano, Lombardia, Italia' }));
    return visited;
  }
  async function sendIt(user: Awaited<ReturnType<typeof visit>>['user']) {
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'No, it is new' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
  }

  it('CRT-05~ stands where a link of a map says, so far from the middle of its town', async () => {
    serve({ similarCourts: [], suggestCourt: answered({ suggestion }) });
    const { user } = await filledIn();
    expect(screen.getByText('It stands in the middle of Milano so far.')).toBeInTheDocument();
    const position = screen.getByRole('textbox', { name: 'Position (optional)' });
    await user.click(position);
    await user.paste('https://maps.app.goo.gl/abc');
    expect(screen.getByText(/Short links hide the position/)).toBeInTheDocument();
    await user.clear(position);
    await user.paste('https://www.openstreetmap.org/#map=17/45.4780/9.2270');
    expect(screen.getByText('3.5 km from the middle of Milano.')).toBeInTheDocument();
    await expectAccessible();
    await sendIt(user);
    await screen.findByText('Thank you for Nuovo!');
    expect(sent('SuggestCourt')).toMatchObject([{ lat: 45.478, lng: 9.227, town: { lat: 45.46, lng: 9.19 } }]);
  });

  it('CRT-05~ goes back to the position where it is too far from the town', async () => {
    const fieldErrors = [{ field: 'lat', code: 'FAR_FROM_CITY' }];
    serve({
      similarCourts: [],
      suggestCourt: { ...answered({ suggestion: null, fieldErrors }), success: false, errorCode: 'SUGGESTION_INVALID' },
    });
    const { user } = await filledIn();
    await user.type(screen.getByRole('textbox', { name: 'Position (optional)' }), '41.9 12.5');
    await sendIt(user);
    expect(await screen.findByText('This is more than 30 km from the city.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nuovo');
  });

  it('CRT-05~ says when the next one may be sent', async () => {
    serve({
      similarCourts: [],
      suggestCourt: {
        ...answered({ suggestion: null, retryAfterSeconds: 82_000 }),
        ...{ success: false, errorCode: 'TOO_MANY_SUGGESTIONS' },
      },
    });
    const { user } = await filledIn();
    await sendIt(user);
    expect(
      await screen.findByText('Five suggestions a day are the most. You can try again in 23 hours.'),
    ).toBeInTheDocument();
  });

  it('CRT-05~ FLT-01~ says that no town is called so, and keeps what was typed', async () => {
    serve({ searchPlaces: [] });
    const { user } = await visit('/court/new');
    const city = await screen.findByRole('combobox', { name: 'City' });
    await user.type(city, 'Qqq');
    expect(await screen.findByText('No place found for “Qqq”.')).toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    expect(city).toHaveValue('Qqq');
  });

  it.each([
    ['45.4642, 9.19', 45.4642, 9.19],
    ['45.4642 9.19', 45.4642, 9.19],
    ['45,4642 9,19', 45.4642, 9.19],
    ['45.4642° ; -9.19°', 45.4642, -9.19],
    ['geo:45.4642,9.19?z=17', 45.4642, 9.19],
    ['https://www.google.com/maps/place/Club/@45.1,9.1,17z/data=!3m1!4b1!4m6!3d45.4642!4d9.19', 45.4642, 9.19],
    ['https://www.google.it/maps/@45.4642,9.19,15z', 45.4642, 9.19],
    ['https://www.google.com/maps/search/45.4642,+9.19?entry=tts', 45.4642, 9.19],
    ['https://www.google.com/maps?q=45.4642,9.19', 45.4642, 9.19],
    ['https://www.google.com/maps/search/?api=1&query=45.4642%2C9.19', 45.4642, 9.19],
    ['maps.apple.com/?ll=45.4642,9.19&q=Club', 45.4642, 9.19],
    ['https://maps.apple.com/place?coordinate=45.4642,9.19&name=Club', 45.4642, 9.19],
    ['https://www.openstreetmap.org/?mlat=45.4642&mlon=9.19#map=15/45.1/9.1', 45.4642, 9.19],
    ['https://www.openstreetmap.org/node/1#map=19/45.4642/9.19', 45.4642, 9.19],
  ])('CRT-05~ finds the position in %s', (pasted, lat, lng) => {
    expect(positionIn(pasted)).toEqual({ lat, lng });
  });

  it.each([
    '',
    'Via Roma 1',
    '95, 9',
    '45, 190',
    'https://maps.app.goo.gl/abc',
    'https://www.google.com/maps/place/Club',
  ])('CRT-05~ finds no position in "%s"', (pasted) => {
    expect(positionIn(pasted)).toBeNull();
  });
});

describe('claiming a centre', () => {
  const claim = (state: string) => ({
    ...{ id: 'k1', state, proof: 'EMAIL', email: 'info@club.example', reason: null },
    ...{ claimedAt: '2026-06-01T10:00:00Z', court: others },
  });

  it('CRT-06~ is proved by a business address and the code of the mail; what the server refuses is said', async () => {
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

describe('a centre that somebody else runs', () => {
  it('CRT-06~ is claimed by a quiet link, and says who decides', async () => {
    const run = aCourt('Club Bovisa', { hasOwner: true });
    serve({ court: () => run, claimCourt: answered({ claim: null }) });
    const { user } = await visit('/court/club-bovisa/club-bovisa');
    await user.click(await screen.findByRole('button', { name: 'This is my centre' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your proof for Club Bovisa' }));
    expect(sheet.getByText(/Somebody runs this centre here already/)).toBeInTheDocument();
    await user.type(sheet.getByRole('textbox', { name: 'Business email' }), 'info@club.example');
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent('ClaimCourt')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'I run this centre' })).not.toBeInTheDocument();
  });
});

describe('editing a centre', () => {
  it('CRT-05~ CRT-06~ moves it on the map, so far from the middle of its town', async () => {
    serve({ editCourt: answered({ court: { ...mine, version: 4 } }) });
    const { user } = await visit('/court/club-affori/edit');
    await user.type(await screen.findByRole('textbox', { name: 'Position (optional)' }), '45.4780, 9.2270');
    expect(await screen.findByText('3.5 km from the middle of Milano.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('EditCourt')).toMatchObject([{ lat: 45.478, lng: 9.227, town: { lat: 45.46, lng: 9.19 } }]),
    );
  });

  it.each([
    ['/court/club-affori/edit', 'Info'],
    ['/court/club-affori/edit/photos', 'Photos'],
    ['/court/club-affori/edit/offers', 'Offers'],
    ['/court/club-affori/edit/fields', 'Courts'],
  ])('CRT-06~ RTE-08 %s is a part of the page', async (path, part) => {
    serve();
    const visited = await visit(path);
    expect(await screen.findByRole('tab', { name: part, selected: true })).toBeInTheDocument();
    expect(visited.path()).toBe(path);
    await expectAccessible();
  });

  it('CRT-06~ is not for who does not run the centre, and says so', async () => {
    serve();
    await visit('/court/club-bovisa/edit');
    expect(await screen.findByText('This is not your centre')).toBeInTheDocument();
    // What only its owner may read would be refused.
    expect(sent('CourtToEdit')).toEqual([]);
  });

  it('CRT-06~ is for support, too', async () => {
    serve({ me: { ...anaInTheClub(), roles: ['SUPPORT'] } });
    await visit('/court/club-bovisa/edit');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Club Bovisa');
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

  it('CRT-06~ keeps what was typed when somebody else has saved, and saves over it only when told', async () => {
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

  it('CRT-06~ CRT-02~ offers and courts are sent as they stand', async () => {
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
