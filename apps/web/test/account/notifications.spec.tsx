import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const PENDING = {
  __typename: 'PendingPhone',
  number: '+44 7400 123456',
  resendAt: '2026-05-04T10:01:00.000Z',
};
const phoneOf = (phone: object) => ({
  __typename: 'User',
  id: 'me',
  phone: { __typename: 'Phone', number: null, pending: null, ...phone },
});
const answer = (phone: object, more: object = {}) => ({
  ...{ __typename: 'PhonePayload', success: true, errorCode: null, triesLeft: null },
  ...{ user: phoneOf(phone), ...more },
});
const settings = (sms = true) => ({
  ...{ __typename: 'NotificationSettings', id: 'me', pushKey: 'key', pushHere: false },
  preferences: [
    { __typename: 'NotificationPreference', topic: 'REMINDERS', channel: 'SMS', enabled: sms },
    { __typename: 'NotificationPreference', topic: 'REMINDERS', channel: 'PUSH', enabled: true },
  ],
});

async function openPage(phone: object, query = '') {
  signedInAs();
  theNetwork().operations['MyPhone'] = () => ({ me: phoneOf(phone) });
  theNetwork().operations['MyNotificationSettings'] = () => ({ notificationSettings: settings() });
  const { user, network } = await visit(`/player/account/notifications${query}`);
  const cardOf = async (name: string) =>
    within((await screen.findByRole('heading', { name, level: 2 })).closest('section')!);
  return { user, network, phone: await cardOf('Mobile number'), reminders: await cardOf('Reminders') };
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
      removePhone: { __typename: 'RemovePhonePayload', success: true, user: phoneOf({}) },
    });
    await user.click(await phone.findByRole('button', { name: 'Remove number' }));
    expect(network.of('RemovePhone')).toHaveLength(0);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove number' }));
    expect(await phone.findByRole('button', { name: 'Add a mobile number' })).toBeInTheDocument();
  });
});

describe('reminders', () => {
  it('REP-05~ by SMS need a number', async () => {
    const { reminders } = await openPage({});
    expect(await reminders.findByRole('switch', { name: /^SMS an hour before/ })).toBeDisabled();
    expect(reminders.getByText('Add your mobile number first.')).toBeInTheDocument();
  });

  it('REP-05~ by SMS are turned off', async () => {
    const { user, network, reminders } = await openPage({ number: PENDING.number });
    network.operations['SetNotificationPreference'] = () => ({
      setNotificationPreference: {
        ...{ __typename: 'NotificationSettingsPayload', success: true, settings: settings(false) },
      },
    });
    const control = await reminders.findByRole('switch', { name: /^SMS an hour before/ });
    expect(control).toBeChecked();
    await user.click(control);
    expect(network.of('SetNotificationPreference')[0]!.body['variables']).toEqual({
      input: { topic: 'REMINDERS', channel: 'SMS', enabled: false },
    });
    expect(await reminders.findByRole('switch', { name: /^SMS an hour before/, checked: false })).toBeInTheDocument();
  });

  it('REP-05~ in a browser that has no notifications say so, and nobody is asked for permission', async () => {
    const { reminders } = await openPage({});
    expect(await reminders.findByRole('switch', { name: /^Notification the day before/ })).toBeDisabled();
    expect(reminders.getByText('This browser can’t show notifications from Setpoint.')).toBeInTheDocument();
  });

  it('SHL-08~ REP-05~ offer to try again where they can’t be loaded', async () => {
    signedInAs();
    theNetwork().operations['MyPhone'] = () => ({ me: phoneOf({}) });
    theNetwork().operations['MyNotificationSettings'] = (_, nth) =>
      nth === 1 ? { errors: [{ message: 'out of order' }] } : { notificationSettings: settings() };
    const { user } = await visit('/player/account/notifications');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: /^SMS an hour before/ })).toBeInTheDocument();
  });
});
