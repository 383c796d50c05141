import { screen } from '@testing-library/react';
import { LANGUAGE_CODES } from '@setpoint/i18n/browser';
import { expectAccessible } from '../../accessible.js';
import { theNetwork, visit } from '../../visit.js';

const answers = (found: object | null) => {
  theNetwork().operations['MailUnsubscription'] = () => ({
    mailUnsubscription: found && { ...found },
  });
};

describe('the link to unsubscribe of a mail', () => {
  it('NTF-07~ asks before it does anything, without signing in', async () => {
    answers({ topic: 'MATCHES', subscribed: true });
    const { user, network } = await visit('/unsubscribe/what.signature');
    expect(await screen.findByText('Do you want no more mails about this: matches?')).toBeInTheDocument();
    expect(network.of('UnsubscribeFromMail')).toHaveLength(0);
    await expectAccessible();
    network.operations['UnsubscribeFromMail'] = () => ({
      unsubscribeFromMail: { success: true, errorCode: null },
    });
    await user.click(screen.getByRole('button', { name: 'No more of these mails' }));
    expect(await screen.findByText('You get no more mails about this: matches.')).toBeInTheDocument();
    expect(network.of('UnsubscribeFromMail')[0]!.body['variables']).toEqual({ token: 'what.signature' });
  });

  it('NTF-07~ says that it is done already', async () => {
    answers({ topic: null, subscribed: false });
    await visit('/unsubscribe/what.signature');
    expect(await screen.findByText('You get no more mails about this: digests of news.')).toBeInTheDocument();
  });

  it('NTF-07~ says so when it is none of ours, or when it did not work', async () => {
    answers(null);
    await visit('/unsubscribe/forged');
    expect(await screen.findByText('This link doesn’t work')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'No more of these mails' })).not.toBeInTheDocument();
  });

  it.each(LANGUAGE_CODES)('NTF-07~ asks in %s', async (language) => {
    answers({ topic: 'CHAT', subscribed: true });
    await visit('/unsubscribe/what.signature', { language });
    expect(await screen.findByText(/chat/)).toBeInTheDocument();
  });
});
