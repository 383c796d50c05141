import { screen, waitFor, within } from '@testing-library/react';
import { signedInAs, theNetwork, visit } from '../visit.js';

const me = (more: object) => ({ me: { id: 'ana', email: 'ana@setpoint.example', ...more } });
const answer = (name: string, more: object) => ({
  [name]: { success: true, errorCode: null, user: null, ...more },
});
const DELETION = {
  requestedAt: '2026-06-01T12:00:00Z',
  executesAt: '2026-06-02T00:00:00Z',
};

beforeEach(() => signedInAs());

describe('deleting my account', () => {
  it('ACC-06 wants my address, says what goes wrong, then says until when I can keep it, everywhere', async () => {
    const network = theNetwork();
    let asked = 0;
    network.operations['MyDeletion'] = () => me({ deletion: asked > 1 ? DELETION : null });
    network.operations['RequestDeletion'] = () => {
      asked += 1;
      return asked === 1
        ? answer('requestAccountDeletion', { success: false, errorCode: 'CONFIRMATION_WRONG' })
        : answer('requestAccountDeletion', { user: me({ deletion: DELETION }).me });
    };
    network.operations['CancelDeletion'] = () => answer('cancelAccountDeletion', { user: me({ deletion: null }).me });
    const { user } = await visit('/player/account/delete-account');
    await user.type(await screen.findByLabelText('Type your email address to confirm'), 'ben@x');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('That is not the email address of your account.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Type your email address to confirm'));
    await user.type(screen.getByLabelText('Type your email address to confirm'), 'ana@setpoint.example');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const banner = (await screen.findByRole('link', { name: 'Keep my account' })).closest('[role=status]');
    expect(banner).toHaveTextContent('Your account will be deleted');
    expect(network.of('RequestDeletion').at(-1)!.body['variables']).toEqual({
      input: { confirmation: 'ana@setpoint.example' },
    });

    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Your account stays.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Keep my account' })).not.toBeInTheDocument());
  });
});

describe('my ways to log in', () => {
  const password = { method: 'PASSWORD', email: 'ana@setpoint.example' };
  const google = { method: 'GOOGLE', email: 'ana@gmail.example' };

  it('ACC-04 ACC-09~ are unlinked once I have said so', async () => {
    const network = theNetwork();
    network.operations['MySignInMethods'] = () => me({ signInMethods: [password, google] });
    network.operations['UnlinkMethod'] = () =>
      answer('unlinkSignInMethod', { user: me({ signInMethods: [password] }).me });
    const { user } = await visit('/player/account/social-links');
    expect(await screen.findByText('Linked as ana@gmail.example')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unlink Google' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText('Google is no longer linked.')).toBeInTheDocument();
    expect(network.of('UnlinkMethod')[0]!.body['variables']).toEqual({ method: 'GOOGLE' });
    expect(await screen.findByRole('button', { name: 'Link Google' })).toBeInTheDocument();
  });

  it.each([
    ['en', 'Unlink Google', 'This is your only way to log in. Add another one first.'],
    ['it', 'Scollega Google', 'È il tuo unico modo di accedere. Prima aggiungine un altro.'],
    ['es', 'Desvincular Google', 'Es tu única forma de entrar. Añade otra antes.'],
    ['fr', 'Délier Google', 'C’est ton seul moyen de te connecter. Ajoutes-en un autre d’abord.'],
  ] as const)('ACC-04 keep the last one, and say so in %s', async (language, unlink, text) => {
    signedInAs({ language });
    const network = theNetwork();
    network.operations['MySignInMethods'] = () => me({ signInMethods: [google] });
    network.operations['UnlinkMethod'] = () =>
      answer('unlinkSignInMethod', { success: false, errorCode: 'LAST_SIGN_IN_METHOD' });
    const { user } = await visit('/player/account/social-links', { language });
    await user.click(await screen.findByRole('button', { name: unlink }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: unlink }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('my devices', () => {
  const signIn = (id: string, more: object = {}) => ({
    ...{ id, browser: 'FIREFOX', system: 'LINUX', openedAt: '2026-06-01T10:00:00Z' },
    ...{ lastUsedAt: '2026-06-01T11:00:00Z', isCurrent: false, endedAt: null, endReason: null, ...more },
  });

  it('AUTH-24 are logged out one by one or all others at once; ended ones say why', async () => {
    const network = theNetwork();
    network.operations['MySignIns'] = () =>
      me({
        signIns: [
          signIn('here', { isCurrent: true }),
          signIn('phone', { browser: 'SAFARI', system: 'IOS' }),
          signIn('old', { browser: null, system: null, endedAt: '2026-06-01T11:30:00Z', endReason: 'REUSED' }),
        ],
      });
    network.operations['EndSession'] = () => answer('endSession', {});
    network.operations['EndOtherSessions'] = () => answer('endOtherSessions', {});
    const { user } = await visit('/player/account/sessions');
    expect(await screen.findByText('This device')).toBeInTheDocument();
    expect(screen.getByText(/ended for safety: an old key was used again/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log out Safari on iOS' }));
    await waitFor(() => expect(network.of('EndSession')[0]!.body['variables']).toEqual({ id: 'phone' }));
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(network.of('EndOtherSessions')).toHaveLength(1));
  });
});

describe('all of my data', () => {
  const bundle = (state: string, partsDone: number) => ({
    dataBundle: {
      ...{ id: 'b1', state, requestedAt: '2026-06-01T10:00:00Z', partsDone, partsAll: 9 },
      ...{ bytes: state === 'READY' ? 12_345 : null, expiresAt: state === 'READY' ? '2026-06-08T10:00:00Z' : null },
    },
  });

  it('BYD-08 is prepared with progress, then there to download', async () => {
    const network = theNetwork();
    let looks = 0;
    network.operations['RequestDataBundle'] = () => answer('requestDataBundle', {});
    network.operations['MyDataBundle'] = () => {
      if (network.of('RequestDataBundle').length === 0) return me({ dataBundle: null });
      looks += 1;
      return me(looks === 1 ? bundle('COLLECTING', 4) : bundle('READY', 9));
    };
    const { user } = await visit('/player/account/data');
    await user.click(await screen.findByRole('button', { name: 'Prepare my data' }));
    expect(await screen.findByText('Being prepared: 4 of 9 parts')).toBeInTheDocument();
    expect(await screen.findByText(/^Ready · 12 kB · until/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download' })).toBeInTheDocument();
  });
});

describe('my holiday', () => {
  it('ACC-07 is kept, refused beside its field, and over when I am back', async () => {
    const network = theNetwork();
    network.operations['MyAvailability'] = () => me({ availability: { noFixedDays: true, slots: [] } });
    network.operations['MyAbsence'] = () => me({ absence: null });
    const absence = { from: '2026-08-01', to: '2026-08-15' };
    network.operations['SaveAbsence'] = ({ input }, nth) => {
      const fieldErrors = [{ field: 'to', code: 'BEFORE_FROM' }];
      if (nth === 1) return answer('saveAbsence', { success: false, errorCode: 'INVALID_DATA', fieldErrors });
      const kept = (input as { absence: object | null }).absence && absence;
      return answer('saveAbsence', { fieldErrors: [], user: me({ absence: kept }).me });
    };
    const { user } = await visit('/player/sports/availability');
    const card = within((await screen.findByRole('heading', { name: 'Holiday' })).closest('section')!);
    await user.type(await card.findByLabelText('First day'), '2026-08-01');
    await user.type(card.getByLabelText('Last day'), '2026-08-15');
    await user.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('It ends before it begins.')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Save' }));
    await user.click(await card.findByRole('button', { name: 'I’m back' }));
    await waitFor(() =>
      expect(network.of('SaveAbsence').at(-1)!.body['variables']).toEqual({ input: { absence: null } }),
    );
  });
});

describe('tabs of the account', () => {
  it.each([
    ['/player/account', 'Details'],
    ['/player/account/settings', 'Settings'],
    ['/player/account/notifications', 'Notifications'],
    ['/player/account/invite', 'Invite friends'],
    ['/player/account/awards', 'Prizes'],
    ['/player/account/smash', 'Smash points'],
    ['/player/account/smash/2', 'Smash points'],
    ['/player/account/payments', 'Payments'],
    ['/player/account/invoices', 'Invoices'],
    ['/player/account/change-password', 'Password'],
    ['/player/account/social-links', 'Ways to log in'],
    ['/player/account/sessions', 'Devices'],
    ['/player/account/data', 'My data'],
    ['/player/account/delete-account', 'Delete account'],
    ['/player/sports', 'Sports and levels'],
    ['/player/sports/availability', 'When you play'],
    ['/player/sports/courts', 'My courts'],
  ])('ACC-09 RTE-04 %s is the tab %s', async (path, name) => {
    const page = await visit(path);
    const tabs = within(await screen.findByRole('navigation', { name: 'Sections' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(name);
    expect(page.path()).toBe(path);
  });
});
