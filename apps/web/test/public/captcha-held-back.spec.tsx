/** By itself: a script that was loaded once stays. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { captchaScript, loadScript, withCaptcha } from '../captcha.js';
import { visit } from '../visit.js';
import { collectWarnings } from '../warnings.js';

describe('a captcha whose script is blocked', () => {
  it('PUB-05 says so, and offers to try again', async () => {
    const captcha = withCaptcha();
    collectWarnings();
    const { user } = await visit('/support');
    await waitFor(() => expect(captchaScript()).not.toBeNull());
    fireEvent.error(captchaScript()!);
    expect(await screen.findByText(/The security check didn’t load/)).toBeInTheDocument();
    expect(captchaScript()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loadScript();
    await waitFor(() => expect(captcha.rendered).toHaveLength(1));
    expect(captcha.rendered[0]).toMatchObject({ sitekey: 'public', language: 'en', size: 'compact' });
  });
});
