import { billingConfig } from '../src/config.js';

const keys = { stripeSecretKey: 'sk_test_1', stripePublishableKey: 'pk_test_1', stripeWebhookSecrets: ['whsec_1'] };
const errors = (settings: object) =>
  billingConfig.safeParse(settings).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('the settings of billing', () => {
  it('BIL-01~ are none for the sandbox, and all of Stripe’s or none', () => {
    expect(billingConfig.parse({})).toMatchObject({ stripeWebhookSecrets: [], paymentSandbox: true });
    expect(errors(keys)).toEqual([]);
    expect(errors({ stripeSecretKey: 'sk_test_1' })).toEqual([
      'stripePublishableKey is needed beside the secret key',
      'stripeWebhookSecrets are needed beside the secret key',
    ]);
    expect(errors({ ...keys, stripeSecretKey: undefined })).toEqual([
      'stripeSecretKey is needed beside the other settings of Stripe',
    ]);
    expect(errors({ ...keys, stripeSecretKey: 'pk_test_1' })).toEqual(['stripeSecretKey is no secret key']);
  });

  it('BIL-05~ name a seller, and a tax or why there is none', () => {
    expect(billingConfig.parse({})).toMatchObject({ sellerName: 'Setpoint S.r.l.', vatRate: 22 });
    expect(errors({ vatNature: 'N2.2', vatReason: 'Regime forfettario' })).toEqual([]);
    expect(errors({ vatNature: 'N2.2' })).toEqual(['vatNature and vatReason are both needed where there is no tax']);
    expect(errors({ vatNature: 'none', vatReason: 'x' })).toEqual(['vatNature is no nature of a sale without tax']);
  });
});
