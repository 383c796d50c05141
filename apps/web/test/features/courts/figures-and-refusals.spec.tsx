import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, anaInTheClub, aPage, aPlayer } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

const mine = aCourt('Club Affori', { isMine: true, hasOwner: true, version: 3, notificationLanguage: 'en' });

beforeEach(() => {
  window.localStorage.clear();
  signedInAs();
});

const serve = (more: Record<string, unknown>) =>
  theApiKnows({
    ...{ player: anaInTheClub(), matches: aPage([]), myCourtSuggestions: [], myCourtClaims: [], court: mine },
    ...more,
  });

it.each([
  ['city', 'REQUIRED', 'Needed'],
  ['country', 'NOT_A_COUNTRY', 'Choose the city from the list: its country is not known'],
  ['timeZone', 'NOT_A_TIME_ZONE', 'Choose the city from the list: its time zone is not known'],
])('CRT-06~ what is wrong with the place (%s) is said at the city', async (field, code, words) => {
  serve({ editCourt: { success: false, errorCode: 'COURT_INVALID', fieldErrors: [{ field, code }], court: mine } });
  const { user } = await visit('/court/club-affori/edit');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /City/ })).toHaveAccessibleDescription(words));
});

it('CRT-06~ one court too many is said at the button that adds courts', async () => {
  const fieldErrors = [{ field: 'fields', code: 'TOO_MANY' }];
  serve({ editCourtFields: { success: false, errorCode: 'COURT_INVALID', fieldErrors, court: mine } });
  const { user } = await visit('/court/club-affori/edit/fields');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const add = screen.getByRole('button', { name: 'Add a court' });
  await waitFor(() => expect(add).toHaveAccessibleDescription('60 courts are the most'));
});

it('CRT-06~ what the server refuses stands at its field, and what was typed stays', async () => {
  const fieldErrors = [
    { field: 'address', code: 'REQUIRED' },
    { field: 'website', code: 'NOT_A_WEB_ADDRESS' },
    { field: 'email', code: 'NOT_AN_EMAIL' },
    { field: 'notificationMobile', code: 'NOT_A_NUMBER' },
  ];
  serve({ editCourt: { success: false, errorCode: 'COURT_INVALID', fieldErrors, court: mine } });
  const { user } = await visit('/court/club-affori/edit');
  const website = await screen.findByRole('textbox', { name: 'Website' });
  await user.type(website, 'affori');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Begins with http:// or https://')).toBeInTheDocument();
  expect(website).toHaveValue('affori');
  expect(website).toHaveAccessibleDescription('Begins with http:// or https://');
  const described = (name: string) => expect(screen.getByRole('textbox', { name }));
  described('Address').toHaveAccessibleDescription('Needed');
  described('Email').toHaveAccessibleDescription('Not an email address');
  described('Mobile for bookings').toHaveAccessibleDescription('5 to 12 digits');
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  await expectAccessible();
});

it('CRT-11~ the overview shows matches and players per week, offers used and what the page lacks', async () => {
  const overview = {
    weeks: [
      { from: '2026-05-18', matches: 2, players: 4 },
      { from: '2026-05-25', matches: 5, players: 9 },
    ],
    ...{ players: 11, upcoming: 1, completeness: 60, missing: ['LOGO', 'DESCRIPTION'] },
    offers: [{ offer: 'BALL_TUBE_RENTAL', uses: 3, players: 1 }],
  };
  serve({ court: { ...mine, overview } });
  await visit('/court/club-affori/edit/overview');
  expect(await screen.findByText('11 players · 1 match to come')).toBeInTheDocument();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['May 25', '5', '9'],
    ['May 18', '2', '4'],
  ]);
  expect(screen.getByText('Balls to rent: 3 uses, 1 player')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Your page is 60 % complete' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  );
  expect(screen.getByRole('link', { name: 'A logo' })).toHaveAttribute('href', '/court/club-affori/edit/photos');
  expect(screen.getByRole('link', { name: 'A description' })).toHaveAttribute('href', '/court/club-affori/edit');
  await expectAccessible();
});

it('CRT-10~ CRT-03~ the page names the local legend and how often they played there', async () => {
  serve({ court: { ...mine, localLegend: { user: aPlayer('Ben Serra'), matches: 7 } } });
  await visit('/court/club-affori/club-affori');
  expect(await screen.findByText('7 matches here in 90 days')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ben Serra' })).toHaveAttribute('href', '/player/ben/ben');
});

it('CRT-05~ one’s own suggestions stand with what became of them', async () => {
  const suggested = (name: string, state: string, more: object = {}) => ({
    ...{ id: name, name, city: 'Milano', state, suggestedAt: '2026-06-01T10:00:00Z', reason: null, court: null },
    ...more,
  });
  serve({
    myCourtSuggestions: [
      suggested('Uno', 'PENDING'),
      suggested('Due', 'APPROVED', { court: mine }),
      suggested('Tre', 'REJECTED', { reason: 'A garage' }),
    ],
  });
  await visit('/court/new');
  const list = within(await screen.findByRole('region', { name: 'Your suggestions' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Uno, MilanoSupport looks at it',
    'Due, MilanoAdded',
    'Tre, MilanoNot addedA garage',
  ]);
  expect(list.getByRole('link', { name: 'Due' })).toHaveAttribute('href', '/court/club-affori/club-affori');
  expect(sent('SuggestCourt')).toEqual([]);
});
