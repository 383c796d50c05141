/** By itself: a script that was loaded once stays. */
import { screen, waitFor } from '@testing-library/react';
import { aTillOfStripe, fakeStripe, withoutStripe } from '../../till.js';
import { signedInAs, visit } from '../../visit.js';
import { collectWarnings } from '../../warnings.js';

const PAGE = '/player/account/payments/ref-1';

describe('Stripe’s form', () => {
  afterEach(() => withoutStripe());

  it('BIL-01~ offers to try again when a blocker holds the script back', async () => {
    signedInAs();
    collectWarnings();
    aTillOfStripe();
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    const asked = new Set<Element>();
    // The library itself tries once more.
    for (const attempt of [1, 2]) {
      const script = await waitFor(() => {
        const found = document.querySelector('script[src^="https://js.stripe.com"]');
        if (!found || asked.has(found)) throw new Error(`attempt ${attempt} was not made`);
        return found;
      });
      asked.add(script);
      script.dispatchEvent(new Event('error'));
    }
    expect(await screen.findByText('The payment form didn’t load')).toBeInTheDocument();
    fakeStripe();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay €20' })).toBeInTheDocument();
  });
});
