import { screen, waitFor, within } from '@testing-library/react';
import { ANA } from '../club.js';
import { signedInAs, theNetwork, visit, type Visit } from '../visit.js';
import { collectWarnings } from '../warnings.js';

const EMAIL = 'ana@setpoint.example';

interface Filled {
  firstName?: string;
  lastName?: string;
  email?: string;
  password?: string;
  sports?: string[];
}

async function fill({ user }: Visit, given: Filled = {}) {
  const {
    firstName = 'Ana',
    lastName = 'Rossi',
    email = EMAIL,
    password = 'serve-and-volley',
    sports = ['Tennis'],
  } = given;
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  await type('First name', firstName);
  await type('Last name', lastName);
  await type('Email', email);
  await type('Password', password);
  for (const sport of sports) await user.click(screen.getByRole('checkbox', { name: sport }));
}

const send = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Create my account' }));

describe('registration', () => {
  beforeEach(() => {
    theNetwork().endpoints['/auth/signup'] = () => ({
      body: { data: { token: null, refresh_token: null, language: 'en', user: { id: 'ana', email: EMAIL } } },
    });
  });

  it('AUTH-01 AUTH-02 AUTH-05 makes an account that waits for its email, and saves no token', async () => {
    const visited = await visit('/auth/register?redirectTo=%2Fmatch%2Fnew');
    await fill(visited, { sports: ['Tennis', 'Padel'] });
    await send(visited);
    expect(await screen.findByText(/We’ve sent a link to ana@setpoint.example/)).toBeInTheDocument();
    expect(visited.path()).toBe('/auth/send-verify?redirectTo=%2Fmatch%2Fnew');
    const [signup] = visited.network.of('/auth/signup');
    expect(signup!.body).toMatchObject({
      actionSource: 'website',
      emailVerified: false,
      first_name: 'Ana',
      last_name: 'Rossi',
      sports: [1, 2],
      language: 'en',
      redirectTo: '/match/new',
      source_url: 'http://localhost/auth/register',
    });
    expect(window.localStorage.getItem('setpoint.session')).toBeNull();
  });

  it.each([
    ['a name without a letter', { firstName: '.' }, /^Names have at least one letter/],
    ['a name that is too long', { lastName: 'x'.repeat(51) }, 'At most 50 characters'],
    ['an email that is none', { email: 'ana@' }, 'That doesn’t look like an email address'],
    ['a weak password', { password: '1234567' }, 'Too short: at least 8 characters'],
    ['no sport', { sports: [] }, 'Choose at least one sport'],
  ] as const)('AUTH-01 has a message of its own for %s', async (_, given, message) => {
    const visited = await visit('/auth/register');
    await fill(visited, given as Filled);
    await send(visited);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(visited.network.of('/auth/signup')).toEqual([]);
    expect(visited.network.accounts.size).toBe(0);
  });

  it('AUTH-03 says that nobody has the referral code, and leaves no half-made account behind', async () => {
    theNetwork().endpoints['/auth/signup'] = () => ({
      status: 400,
      body: {
        error: { code: 'INVITE_CODE_USER_NOT_FOUND', fields: [{ field: 'referralCode', code: 'UNKNOWN' }] },
      },
    });
    const visited = await visit('/auth/register/NEMO2345');
    await fill(visited);
    await send(visited);
    expect(await screen.findByText('We couldn’t find a player with this invite code.')).toBeInTheDocument();
    expect(screen.getByText('No player has this code')).toBeInTheDocument();
    expect(screen.getByLabelText('Invite code (optional)')).toHaveFocus();
    expect(visited.network.accounts.size).toBe(0);
  });

  it('AUTH-01 does not take a password that everybody uses', async () => {
    const visited = await visit('/auth/register');
    await fill(visited, { password: 'Password1' });
    await send(visited);
    expect(await screen.findByText('Too easy to guess: many people use it')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(visited.network.accounts.size).toBe(0);
  });

  it('AUTH-01 takes referral and invited code from the address', async () => {
    const visited = await visit('/auth/register/BENBEN22/CARLA234');
    expect(await screen.findByLabelText('Invite code (optional)')).toHaveValue('BENBEN22');
    await fill(visited);
    await send(visited);
    await waitFor(() => expect(visited.network.of('/auth/signup')).toHaveLength(1));
    expect(visited.network.of('/auth/signup')[0]!.body).toMatchObject({
      referralCode: 'BENBEN22',
      invitedCode: 'CARLA234',
    });
  });

  it.each(['/auth/register/BENB', '/auth/register/BENBEN22/CAR'])(
    'AUTH-01 AUTH-03~ says that the invite link %s is not complete, and lets people join without it',
    async (address) => {
      const visited = await visit(address);
      expect(await screen.findByText('This invite link is not complete')).toBeInTheDocument();
      expect(screen.getByLabelText('Invite code (optional)')).toHaveValue('');
      await fill(visited);
      await send(visited);
      await waitFor(() => expect(visited.network.of('/auth/signup')).toHaveLength(1));
      expect(visited.network.of('/auth/signup')[0]!.body).not.toHaveProperty('invitedCode');
    },
  );

  it('AUTH-01 goes on with the same account after an outage', async () => {
    const network = theNetwork();
    const registered = network.endpoints['/auth/signup']!;
    network.endpoints['/auth/signup'] = () => ({ status: 503, body: { error: { code: 'SUBGRAPH_UNAVAILABLE' } } });
    const visited = await visit('/auth/register');
    await fill(visited);
    await send(visited);
    expect(await screen.findByText(/We can’t log you in right now/)).toBeInTheDocument();
    // Nobody knows whether our side has made the account: taking it back could part the two.
    expect(network.accounts.size).toBe(1);
    network.endpoints['/auth/signup'] = registered;
    await send(visited);
    expect(await screen.findByText(/We’ve sent a link to/)).toBeInTheDocument();
    expect(network.providerCalls.filter((call) => call === 'signUp')).toHaveLength(1);
  });

  it('AUTH-04 says that the email is in use, with a way to log in', async () => {
    theNetwork().accounts.set(EMAIL, { password: 'something-else' });
    const visited = await visit('/auth/register');
    await fill(visited);
    await send(visited);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This email already has an account.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/auth/login');
  });

  it('AUTH-17 cannot be sent twice', async () => {
    const visited = await visit('/auth/register');
    await fill(visited);
    const button = screen.getByRole('button', { name: 'Create my account' });
    await Promise.all([visited.user.click(button), visited.user.click(button)]);
    await screen.findByText(/We’ve sent a link to/);
    expect(visited.network.of('/auth/signup')).toHaveLength(1);
  });

  it('LVL-03 sends the own estimate with the registration: nothing is lost before the first sign-in', async () => {
    const visited = await visit('/auth/register');
    await fill(visited);
    await visited.user.selectOptions(screen.getByLabelText('Your level, roughly'), '4');
    await send(visited);
    await screen.findByText(/We’ve sent a link to/);
    expect(visited.network.of('/auth/signup')[0]!.body).toMatchObject({ levels: [{ sport: 1, level: 4 }] });
  });

  it('AUTH-15 AUTH-28 follows by invitation when the signed-in open an invitation, whatever comes of it', async () => {
    const warnings = collectWarnings();
    signedInAs();
    const followed: unknown[] = [];
    theNetwork().operations['InvitedFollow'] = (variables) => {
      followed.push(variables);
      return { errors: [{ message: 'the court is flooded' }] };
    };
    const { path } = await visit('/auth/register/BENBEN22/CARLA234');
    await waitFor(() => expect(path()).toBe('/dashboard/app'));
    expect(followed).toEqual([{ invitedCode: 'CARLA234' }]);
    expect(warnings).toEqual(['Error: the court is flooded']);
  });

  it('AUTH-05 finishes a registration that was broken off', async () => {
    const network = theNetwork();
    network.accounts.set(EMAIL, { password: 'serve-and-volley', emailVerified: true });
    network.operations['Me'] = () => ({ me: ANA });
    network.endpoints['/auth/signup'] = ({ body }) =>
      body['first_name']
        ? { body: { data: { token: 'token', refresh_token: 'refresh', language: 'en', user: ANA } } }
        : { status: 400, body: { error: { code: 'USER_NOT_FOUND', fields: [] } } };
    const { user, path } = await visit('/auth/login');
    await user.type(await screen.findByLabelText('Email'), EMAIL);
    await user.type(screen.getByLabelText('Password'), 'serve-and-volley');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('First name'), 'Ana');
    await user.type(screen.getByLabelText('Last name'), 'Rossi');
    await user.click(screen.getByRole('checkbox', { name: 'Padel' }));
    await user.click(screen.getByRole('button', { name: 'Finish joining' }));
    await waitFor(() => expect(path()).toBe('/dashboard/app'));
    expect(network.of('/auth/signup').at(-1)!.body).toMatchObject({
      first_name: 'Ana',
      last_name: 'Rossi',
      sports: [2],
    });
  });
});
