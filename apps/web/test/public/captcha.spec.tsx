import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { withCaptcha, type FakeCaptcha } from '../captcha.js';
import { theNetwork, visit, type Visit } from '../visit.js';

const EMAIL = 'carla@setpoint.example';

interface Form {
  readonly path: string;
  readonly button: string;
  /** What is typed, by label. */
  readonly values: readonly (readonly [RegExp, string])[];
  refuse(code: string): void;
  accept(): void;
  readonly done: RegExp;
  /** Tokens that were sent, in order. */
  tokens(): unknown[];
}

const ticket = (path: string, button: string, subject: RegExp, message: RegExp): Form => ({
  path,
  button,
  values: [
    [/Your name/, 'Carla'],
    [/^Email/, EMAIL],
    [subject, 'Tennis Club Navigli'],
    [message, 'When can we talk?'],
  ],
  refuse: (errorCode) => answerTickets({ success: false, errorCode, number: null }),
  accept: () => answerTickets({ success: true, errorCode: null, number: 1001 }),
  done: /We have your message #1001/,
  tokens: () => theNetwork().of('OpenTicket').map(tokenOfTicket),
});
const answerTickets = (answer: object) => {
  theNetwork().operations['OpenTicket'] = () => ({
    openTicket: { retryAfterSeconds: null, fieldErrors: [], ...answer },
  });
};
const tokenOfTicket = ({ body }: { body: Record<string, unknown> }) =>
  (body['variables'] as { input: { captchaToken?: string } }).input.captchaToken;
const endpoint = (path: string, answer: { status?: number; body: unknown }) => {
  theNetwork().endpoints[path] = () => answer;
};
const refusedAt = (path: string) => (code: string) =>
  endpoint(path, { status: code === 'CAPTCHA_UNAVAILABLE' ? 503 : 400, body: { error: { code, fields: [] } } });

const FORMS: Record<string, Form> = {
  'the form of support': ticket('/support', 'Send', /What is it about/, /Your message/),
  'the form of court partnership': ticket(
    '/court-partnership',
    'Send the request',
    /Centre and town/,
    /How many courts/,
  ),
  registration: {
    path: '/auth/register',
    button: 'Create my account',
    values: [
      [/First name/, 'Carla'],
      [/Last name/, 'Rossi'],
      [/^Email/, EMAIL],
      [/^Password/, 'serve-and-volley'],
    ],
    refuse: refusedAt('/auth/signup'),
    accept: () => endpoint('/auth/signup', { body: { data: { token: null, refresh_token: null, user: {} } } }),
    done: /We’ve sent a link to/,
    tokens: () =>
      theNetwork()
        .of('/auth/signup')
        .map(({ body }) => body['captchaToken']),
  },
  'asking for a new password': {
    path: '/auth/reset-password',
    button: 'Send me the link',
    values: [[/^Email/, EMAIL]],
    refuse: refusedAt('/auth/reset-password'),
    accept: () => endpoint('/auth/reset-password', { body: { data: { success: true } } }),
    done: /Email on its way/,
    tokens: () =>
      theNetwork()
        .of('/auth/reset-password')
        .map(({ body }) => body['captchaToken']),
  },
};

async function fill(form: Form, { user }: Visit) {
  for (const [label, text] of form.values) {
    fireEvent.change(await screen.findByLabelText(label, { selector: 'input, textarea' }), { target: { value: text } });
  }
  const tennis = screen.queryByRole('checkbox', { name: 'Tennis' });
  if (tennis) await user.click(tennis);
}
const press = ({ user }: Visit, form: Form) => user.click(screen.getByRole('button', { name: form.button }));

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  describe('with a captcha', () => {
    let captcha: FakeCaptcha;
    beforeEach(() => {
      captcha = withCaptcha();
      form.accept();
    });

    it('PUB-05 sends its token, and nothing before it was passed', async () => {
      const visited = await visit(form.path);
      await fill(form, visited);
      await press(visited, form);
      expect(await screen.findByText(/Do the security check first/)).toBeInTheDocument();
      const group = screen.getByRole('group', { name: 'Security check' });
      expect(group).toHaveFocus();
      expect(group).toHaveAccessibleDescription(/Do the security check first/);
      expect(form.tokens()).toEqual([]);
      await expectAccessible();
      await captcha.pass('first');
      await captcha.expire();
      await press(visited, form);
      expect(form.tokens()).toEqual([]);
      await captcha.pass('second');
      await press(visited, form);
      expect((await screen.findAllByText(form.done))[0]).toBeInTheDocument();
      expect(form.tokens()).toEqual(['second']);
    });

    it.each([
      ['CAPTCHA_FAILED', /Do it once more/],
      ['CAPTCHA_UNAVAILABLE', /try again in half a minute/],
    ])('PUB-05 keeps what was typed after %s, and sends another token', async (code, words) => {
      form.refuse(code);
      const visited = await visit(form.path);
      await fill(form, visited);
      await captcha.pass('first');
      await press(visited, form);
      expect(await screen.findByText(words)).toBeInTheDocument();
      for (const [label, text] of form.values) {
        expect(screen.getByLabelText(label, { selector: 'input, textarea' })).toHaveValue(text);
      }
      await press(visited, form);
      expect(form.tokens()).toEqual(['first']);
      form.accept();
      await captcha.pass('second');
      await press(visited, form);
      expect((await screen.findAllByText(form.done))[0]).toBeInTheDocument();
      expect(form.tokens()).toEqual(['first', 'second']);
    });
  });

  it('PUB-05 has none where none is configured, as on one’s own machine', async () => {
    form.accept();
    const visited = await visit(form.path);
    await fill(form, visited);
    await press(visited, form);
    expect((await screen.findAllByText(form.done))[0]).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull();
    expect(form.tokens()).toEqual([undefined]);
  });
});
