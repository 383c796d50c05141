import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const PENDING = {
  number: '+44 7400 123456',
  resendAt: '2026-05-04T10:01:00.000Z',
};
const phoneOf = (phone: object) => ({
  id: 'me',
  phone: { number: null, pending: null, ...phone },
});
const answer = (phone: object, more: object = {}) => ({
  ...{ success: true, errorCode: null, triesLeft: null },
  ...{ user: phoneOf(phone), ...more },
});
const TOPICS = ['MATCHES', 'REMINDERS', 'PAYMENTS'] as const;
const settings = (change: Record<string, unknown> = {}, off: readonly string[] = []) => ({
  ...{ id: 'me', pushKey: 'key', pushHere: false, pushDevices: 1 },
  ...{ whatsAppAvailable: true, digest: 'WEEKLY' },
  quietHours: { enabled: true, from: '22:00', until: '08:00', timeZone: 'Europe/Rome' },
  preferences: TOPICS.flatMap((topic) =>
    (['EMAIL', 'PUSH', 'WHATSAPP', 'SMS'] as const)
      .filter((channel) => channel !== 'SMS' || topic === 'REMINDERS')
      .map((channel) => ({
        ...{ topic, channel },
        enabled: channel !== 'WHATSAPP' && !off.includes(`${topic} ${channel}`),
        essential: topic === 'PAYMENTS' && channel === 'EMAIL',
      })),
  ),
  ...change,
});
const saved = (more: Record<string, unknown> = {}, ...args: Parameters<typeof settings>) => ({
  ...{ success: true, errorCode: null, settings: settings(...args) },
  ...more,
});

async function openPage(phone: object, query = '', change: Record<string, unknown> = {}) {
  signedInAs();
  theNetwork().operations['MyPhone'] = () => ({ me: phoneOf(phone) });
  theNetwork().operations['MyNotificationSettings'] = () => ({ notificationSettings: settings(change) });
  const { user, network } = await visit(`/player/account/notifications${query}`);
  const cardOf = async (name: string) =>
    within((await screen.findByRole('heading', { name, level: 2 })).closest('section')!);
  await screen.findByRole('group', { name: 'Matches' });
  const topic = (name: string) => within(screen.getByRole('group', { name }));
  return { user, network, topic, cardOf, phone: await cardOf('Mobile number') };
}

describe('my mobile number', () => {
  it('ACC-02~ is sent a code and saved with it', async () => {
    const { user, network, phone } = await openPage({});
    network.operations['SendPhoneCode'] = () => ({ sendPhoneCode: answer({ pending: PENDING }) });
    network.operations['ConfirmPhone'] = (_, nth) => ({
      confirmPhone:
        nth === 1
          ? answer({ pending: PENDING }, { success: false, errorCode: 'PHONE_CODE_UNKNOWN', triesLeft: 4 })
          : answer({ number: PENDING.number }),
    });
    await user.click(await phone.findByRole('button', { name: 'Add a mobile number' }));
    await user.selectOptions(phone.getByLabelText('Country'), '+44');
    await user.type(phone.getByLabelText('Mobile number'), '07400 123456');
    await user.click(phone.getByRole('button', { name: 'Send code' }));
    expect(await phone.findByText(/code to \+44 7400 123456/)).toBeInTheDocument();
    expect(network.of('SendPhoneCode')[0]!.body['variables']).toEqual({
      input: { prefix: '+44', number: '07400 123456' },
    });
    await user.type(phone.getByLabelText('Code'), '12345');
    await user.click(phone.getByRole('button', { name: 'Save number' }));
    expect(await phone.findByText('This isn’t the code of the SMS. 4 tries left.')).toBeInTheDocument();
    await expectAccessible();
    await user.click(phone.getByRole('button', { name: 'Save number' }));
    expect(await phone.findByText('+44 7400 123456')).toBeInTheDocument();
    expect(await screen.findByText('Your number is saved')).toBeInTheDocument();
  });

  it.each([
    ['PHONE_NUMBER_NOT_VALID', 'This isn’t a mobile number of that country'],
    ['SMS_LIMIT_REACHED', 'Too many SMS for now. Try again later.'],
    ['TOO_MANY_REQUESTS', 'No more SMS can be sent for now. Try again later.'],
  ])('ACC-02~ says why no code is sent: %s', async (errorCode, text) => {
    const { user, network, phone } = await openPage({}, '?step=number');
    network.operations['SendPhoneCode'] = () => ({ sendPhoneCode: answer({}, { success: false, errorCode }) });
    await user.click(await phone.findByRole('button', { name: 'Send code' }));
    expect(await phone.findByText(text)).toBeInTheDocument();
  });

  it('ACC-02~ a code that is of no use any more leads to another one', async () => {
    const { phone } = await openPage({}, '?step=code');
    expect(await phone.findByText(/doesn’t work any more/)).toBeInTheDocument();
    expect(phone.getByRole('button', { name: 'Send code' })).toBeInTheDocument();
  });

  it('ACC-02~ is removed after asking', async () => {
    const { user, network, phone } = await openPage({ number: PENDING.number });
    network.operations['RemovePhone'] = () => ({
      removePhone: { success: true, user: phoneOf({}) },
    });
    await user.click(await phone.findByRole('button', { name: 'Remove number' }));
    expect(network.of('RemovePhone')).toHaveLength(0);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove number' }));
    expect(await phone.findByRole('button', { name: 'Add a mobile number' })).toBeInTheDocument();
  });
});

describe('what I am told of', () => {
  it('ACC-03 stands as a switch for each topic and channel; mails about money stay on', async () => {
    const { topic } = await openPage({ number: PENDING.number });
    expect(
      topic('Matches')
        .getAllByRole('switch')
        .map((one) => one.getAttribute('aria-checked') ?? one),
    ).toHaveLength(3);
    expect(topic('Matches').getByRole('switch', { name: 'Email' })).toBeChecked();
    expect(topic('Matches').getByRole('switch', { name: 'WhatsApp' })).not.toBeChecked();
    expect(topic('Reminders').getByRole('switch', { name: 'SMS' })).toBeChecked();
    expect(topic('Payments').queryByRole('switch', { name: 'Email' })).not.toBeInTheDocument();
    expect(topic('Payments').getByText('always')).toBeInTheDocument();
    expect(topic('Matches').getByText('For example: Ben Smith has joined your match on Saturday.')).toBeInTheDocument();
    expect(screen.getByText(/Mails about money and your account can’t be turned off/)).toBeInTheDocument();
    await expectAccessible();
  });

  it('ACC-03 shows a change at once, and saves it', async () => {
    const { user, network, topic } = await openPage({ number: PENDING.number });
    let answer = (_: object) => {};
    network.operations['SetNotificationPreference'] = () =>
      new Promise((resolve) => (answer = resolve)) as unknown as object;
    await user.click(topic('Matches').getByRole('switch', { name: 'Email' }));
    expect(topic('Matches').getByRole('switch', { name: 'Email' })).not.toBeChecked();
    expect(network.of('SetNotificationPreference')[0]!.body['variables']).toEqual({
      input: { topic: 'MATCHES', channel: 'EMAIL', enabled: false },
    });
    await act(() => Promise.resolve(answer({ setNotificationPreference: saved({}, {}, ['MATCHES EMAIL']) })));
    expect(topic('Matches').getByRole('switch', { name: 'Email' })).not.toBeChecked();
  });

  it('ACC-03 goes back and says why when a change is refused, or could not be saved', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, network, topic } = await openPage({ number: PENDING.number });
    network.operations['SetNotificationPreference'] = (_, nth) =>
      nth === 1
        ? { setNotificationPreference: saved({ success: false, errorCode: 'PREFERENCE_ESSENTIAL' }) }
        : { errors: [{ message: 'down' }] };
    for (const _ of [1, 2]) {
      await user.click(topic('Matches').getByRole('switch', { name: 'Email' }));
      await waitFor(() => expect(topic('Matches').getByRole('switch', { name: 'Email' })).toBeChecked());
    }
    expect(await screen.findByText('Mails about money and your account can’t be turned off.')).toBeInTheDocument();
    logged.mockRestore();
  });

  it('ACC-03 REP-05~ says what a channel needs that does not reach me, and leads there', async () => {
    const { topic } = await openPage({}, '', { pushDevices: 0 });
    for (const [group, channel] of [
      ['Matches', 'Push'],
      ['Matches', 'WhatsApp'],
      ['Reminders', 'SMS'],
    ] as const)
      expect(topic(group).getByRole('switch', { name: channel })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Turn them on for this device' })).toHaveAttribute(
      'href',
      '/player/account/notifications#push',
    );
    expect(screen.getByRole('link', { name: 'Add your mobile number' })).toHaveAttribute(
      'href',
      '/player/account/notifications?step=number',
    );
  });

  it('ACC-03 has no WhatsApp where the platform has none', async () => {
    const { topic } = await openPage({ number: PENDING.number }, '', { whatsAppAvailable: false });
    expect(topic('Matches').queryByRole('switch', { name: 'WhatsApp' })).not.toBeInTheDocument();
  });

  it('REP-05~ ACC-03~ in a browser that has no notifications says so, and nobody is asked for permission', async () => {
    const { cardOf } = await openPage({});
    const here = await cardOf('On this device');
    expect(here.getByRole('switch', { name: /^Show notifications here/ })).toBeDisabled();
    expect(here.getByText('This browser can’t show notifications from Setpoint.')).toBeInTheDocument();
    expect(here.getByText('They also arrive on another device of yours.')).toBeInTheDocument();
  });

  it('NTF-07~ keeps quiet hours, and refuses two times that are the same', async () => {
    const { user, network, cardOf } = await openPage({});
    const quiet = await cardOf('Quiet hours and digests');
    network.operations['SetQuietHours'] = () => ({ setQuietHours: saved() });
    const from = quiet.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '08:00');
    await user.tab();
    expect(quiet.getByText('Choose two different times of day.')).toBeInTheDocument();
    await user.clear(from);
    await user.type(from, '23:30');
    await user.tab();
    await user.click(quiet.getByRole('switch', { name: /^Quiet hours/ }));
    await waitFor(() =>
      expect(network.of('SetQuietHours').map(({ body }) => body['variables'])).toEqual([
        { input: { enabled: true, from: '23:30', until: '08:00' } },
        { input: expect.objectContaining({ enabled: false, until: '08:00' }) },
      ]),
    );
    expect(quiet.getByText('Times of Europe/Rome, where you play.')).toBeInTheDocument();
  });

  it('NTF-07~ gathers news in a digest as often as I like', async () => {
    const { user, network, cardOf } = await openPage({});
    const quiet = await cardOf('Quiet hours and digests');
    network.operations['SetDigest'] = () => ({ setDigest: saved({}, { digest: 'NONE' }) });
    await user.click(quiet.getByRole('radio', { name: 'Never' }));
    expect(await quiet.findByRole('radio', { name: 'Never', checked: true })).toBeInTheDocument();
    expect(network.of('SetDigest')[0]!.body['variables']).toEqual({ digest: 'NONE' });
  });

  it('SHL-08~ offers to try again where it can’t be loaded', async () => {
    signedInAs();
    theNetwork().operations['MyPhone'] = () => ({ me: phoneOf({}) });
    theNetwork().operations['MyNotificationSettings'] = (_, nth) =>
      nth === 1 ? { errors: [{ message: 'out of order' }] } : { notificationSettings: settings() };
    const { user } = await visit('/player/account/notifications');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Matches' })).toBeInTheDocument();
  });
});
