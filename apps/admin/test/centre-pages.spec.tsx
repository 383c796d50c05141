/** The pages of centres: what they say and who runs them, as support changes it (CRT-06). */
import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, sent } from './open.js';

const user = (id: string, displayName: string) => ({ id, displayName });
const CENTRE = {
  ...{ id: 'c1', name: 'Centro Isola', city: 'Milano', country: 'IT', sports: [1], favouritesCount: 3, version: 4 },
  ...{ address: 'Via Feltre 33', lat: 45.49, lng: 9.24, timeZone: 'Europe/Rome', prefix: '+39', landline: null },
  ...{ mobile: '333 1234567', email: 'info@isola.example', website: null, facebook: null, instagram: null },
  ...{ bookingUrl: null, description: null, notificationPrefix: null, notificationMobile: null },
  ...{ notificationLanguage: 'it', offers: [] as string[], actions: [] as object[] },
  owner: user('ben', 'Ben Taylor') as object | null,
  fields: [{ id: 'f1', name: 'Court 1', sport: 1, surface: 'CLAY', covered: true }],
};

let centre: typeof CENTRE;

beforeEach(() => {
  centre = CENTRE;
  fakeNetwork({
    SupportCentres: () => ({
      courts: {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [{ cursor: '1', node: centre }],
      },
    }),
    SupportCentreById: ({ id }) => ({ court: id === 'c1' ? centre : null }),
    SupportPeople: () => ({
      accounts: {
        edges: [
          {
            node: {
              id: 'fay',
              firstName: 'Fay',
              lastName: 'Lin',
              email: 'fay@setpoint.example',
            },
          },
        ],
      },
    }),
  });
});

const answers = (name: string, field: string, payload: object) => {
  network.answers[name] = () => ({ [field]: { errorCode: null, ...payload } });
};

describe('centres', () => {
  it('CRT-06~ are listed by name or city and sport, with who runs them', async () => {
    await open('/centres?q=isola&sport=1');
    const row = await screen.findByRole('row', { name: /Centro Isola.*Milano \(IT\).*Tennis.*1.*3.*Ben Taylor/ });
    expect(within(row).getByRole('link', { name: 'Centro Isola' })).toHaveAttribute('href', '/centres/c1');
    expect(sent('SupportCentres')[0]).toMatchObject({ filter: { text: 'isola', sport: 1 } });
  });

  it('CRT-06~ what the page says is edited on the version that was read, wrong fields are named', async () => {
    const browser = await open('/centres/c1');
    await browser.click(await screen.findByRole('button', { name: 'Edit details' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await browser.clear(name);
    await browser.type(name, 'Isola Tennis');
    answers('SupportEditCentre', 'editCourt', {
      ...{ success: false, errorCode: 'COURT_INVALID', court: null },
      fieldErrors: [
        { field: 'mobile', code: 'NOT_A_NUMBER' },
        { field: 'timeZone', code: 'NOT_A_TIME_ZONE' },
      ],
    });
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('5 to 12 digits')).toBeInTheDocument();
    expect(dialog.getByText('Choose the city from the list: its time zone is not known')).toBeInTheDocument();
    expect(name).toHaveValue('Isola Tennis');
    answers('SupportEditCentre', 'editCourt', {
      ...{ success: false, errorCode: 'COURT_CHANGED', fieldErrors: [] },
      court: { ...CENTRE, version: 5 },
    });
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else has just changed it');
    expect(name).toHaveValue('Isola Tennis');
    answers('SupportEditCentre', 'editCourt', { success: true, fieldErrors: [], court: { ...CENTRE, version: 6 } });
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('SupportEditCentre').map(({ input }) => input)).toMatchObject([
      { courtId: 'c1', version: 4, name: 'Isola Tennis', lat: 45.49 },
      { version: 4 },
      { version: 5, name: 'Isola Tennis', notificationLanguage: 'it' },
    ]);
  });

  it('CRT-06~ an empty position is not sent', async () => {
    const browser = await open('/centres/c1');
    await browser.click(await screen.findByRole('button', { name: 'Edit details' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.clear(dialog.getByRole('textbox', { name: /Latitude/ }));
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Needed')).toBeInTheDocument();
    expect(sent('SupportEditCentre')).toEqual([]);
  });

  it('CRT-06~ get another owner, whoever ran them before is named, and somebody is to be chosen', async () => {
    const browser = await open('/centres/c1');
    await browser.click(await screen.findByRole('button', { name: 'Assign an owner' }));
    const question = await screen.findByRole('dialog', { name: 'Who runs Centro Isola?' });
    expect(question).toHaveTextContent('Ben Taylor runs it now and will not any more.');
    const dialog = within(question);
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sold');
    await browser.click(dialog.getByRole('button', { name: 'Assign an owner' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose who runs it.');
    await browser.type(dialog.getByRole('combobox', { name: /New owner/ }), 'fay');
    await browser.click(await screen.findByRole('option', { name: /Fay Lin/ }));
    answers('AssignCourtOwner', 'assignCourtOwner', { success: true });
    centre = { ...CENTRE, owner: user('fay', 'Fay Lin') };
    await browser.click(dialog.getByRole('button', { name: 'Assign an owner' }));
    expect(await screen.findByRole('link', { name: 'Fay Lin' })).toBeInTheDocument();
    expect(sent('AssignCourtOwner')).toEqual([{ input: { courtId: 'c1', ownerId: 'fay', reason: 'Sold' } }]);
  });

  it('CRT-06~ lose their owner, with a reason; without one there is nothing to remove', async () => {
    const browser = await open('/centres/c1');
    await browser.click(await screen.findByRole('button', { name: 'Remove the owner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the owner of Centro Isola?' }));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Left');
    answers('AssignCourtOwner', 'assignCourtOwner', { success: true });
    centre = { ...CENTRE, owner: null };
    await browser.click(dialog.getByRole('button', { name: 'Remove the owner' }));
    expect(await screen.findByText('Nobody')).toBeInTheDocument();
    expect(sent('AssignCourtOwner')).toEqual([{ input: { courtId: 'c1', ownerId: null, reason: 'Left' } }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the owner' })).not.toBeInTheDocument());
  });

  it('CRT-06~ one that is not there says so', async () => {
    await open('/centres/nothing');
    expect(await screen.findByText('Not here')).toBeInTheDocument();
  });
});
