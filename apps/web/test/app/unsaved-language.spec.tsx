import { cleanup, screen, waitFor } from '@testing-library/react';
import { signedInAs, theNetwork, visit } from '../visit.js';

const PAGE = '/player/account/settings';
const answer = { updateUser: { success: true, errorCode: null } };
const choose = async (user: Awaited<ReturnType<typeof visit>>['user'], language: RegExp) =>
  user.click(await screen.findByRole('radio', { name: language }));
const saved = () =>
  theNetwork()
    .of('ChangeLanguage')
    .map(({ body }) => (body['variables'] as { profilesData: { language: string } }).profilesData.language);

/** Chooses Italian, then Spanish, while the server is still busy with the first; the answer to that comes when asked for. */
async function chooseTwice() {
  const { promise, resolve } = Promise.withResolvers<typeof answer>();
  theNetwork().operations['ChangeLanguage'] = () => (saved().length === 1 ? promise : answer);
  const { user } = await visit(PAGE);
  await choose(user, /Italiano/);
  await screen.findByRole('heading', { name: 'Il tuo account' });
  await choose(user, /Español/);
  await screen.findByRole('heading', { name: 'Tu cuenta' });
  return { user, answerFirst: () => resolve(answer) };
}

describe('a language that was chosen', () => {
  beforeEach(() => signedInAs({ language: 'en' }));

  it('I18N-02~ stays after a reload that comes before it is saved, and is saved then', async () => {
    await chooseTwice();
    expect(saved()).toEqual(['it']);
    cleanup();
    await visit(PAGE, { language: 'es' });
    expect(await screen.findByRole('heading', { name: 'Tu cuenta' })).toBeInTheDocument();
    await waitFor(() => expect(saved()).toEqual(['it', 'es']));
    await waitFor(() => expect(window.localStorage.getItem('setpoint.unsavedLanguage')).toBeNull());
  });

  it('I18N-02~ is not sent when another one has overtaken it', async () => {
    const { user, answerFirst } = await chooseTwice();
    await choose(user, /Français/);
    await screen.findByRole('heading', { name: 'Ton compte' });
    answerFirst();
    await waitFor(() => expect(saved()).toEqual(['it', 'fr']));
  });

  it('I18N-02~ is tried once at each visit while the server can’t save it', async () => {
    theNetwork().operations['ChangeLanguage'] = () => ({ errors: [{ message: 'not available' }] });
    const { user } = await visit(PAGE);
    await choose(user, /Español/);
    await screen.findByRole('heading', { name: 'Tu cuenta' });
    await waitFor(() => expect(saved()).toEqual(['es']));
    cleanup();
    await visit(PAGE, { language: 'es' });
    expect(await screen.findByRole('heading', { name: 'Tu cuenta' })).toBeInTheDocument();
    await waitFor(() => expect(saved()).toEqual(['es', 'es']));
  });

  it('I18N-02~ is nobody else’s', async () => {
    await chooseTwice();
    cleanup();
    signedInAs({ id: 'ben', language: 'fr' });
    await visit(PAGE, { language: 'es' });
    expect(await screen.findByRole('heading', { name: 'Ton compte' })).toBeInTheDocument();
    expect(saved()).toEqual(['it']);
  });
});
