import { billingConfig } from '../src/config.js';

const keys = { stripeSecretKey: 'sk_test_1', stripePublishableKey: 'pk_test_1', stripeWebhookSecrets: ['whsec_1'] };
const faults = (settings: object) =>
  billingConfig.safeParse(settings).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('the settings of billing', () => {
  it('BIL-01~ are none for the sandbox, and all of Stripe’s or none', () => {
    expect(billingConfig.parse({})).toEqual({ stripeWebhookSecrets: [], paymentSandbox: true });
    expect(faults(keys)).toEqual([]);
    expect(faults({ stripeSecretKey: 'sk_test_1' })).toEqual([
      'stripePublishableKey is needed beside the secret key',
      'stripeWebhookSecrets are needed beside the secret key',
    ]);
    expect(faults({ ...keys, stripeSecretKey: undefined })).toEqual([
      'stripeSecretKey is needed beside the other settings of Stripe',
    ]);
    expect(faults({ ...keys, stripeSecretKey: 'pk_test_1' })).toEqual(['stripeSecretKey is no secret key']);
  });
});
