import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, holdBack, network, open, sent } from './open.js';

const KEY = {
  ...{ id: 'k1', name: 'Scoreboards', owner: 'TC Navigli', courtId: null, scopes: ['MATCHES_READ'], state: 'ACTIVE' },
  ...{ perMinute: 60, perDay: 10_000, costPerMinute: 20_000, createdAt: '2026-06-01T10:00:00Z', expiresAt: null },
  ...{ revokedAt: null, lastUsedAt: '2026-06-02T10:00:00Z' },
};
const sam = { id: 'sam', displayName: 'Sam Bennett' };
const WHOLE = {
  ...KEY,
  secrets: [{ hint: 'sp_live_ab12…', createdAt: KEY.createdAt, expiresAt: null }],
  usage: [{ day: '2026-06-02', requests: 41, cost: 820, refused: 3 }],
  log: [
    {
      ...{ kind: 'CREATED', by: sam, at: KEY.createdAt, reason: null, before: null, after: '{"perMinute":60}' },
    },
  ],
};
const ENDPOINT = {
  ...{ id: 'w1', url: 'https://tc.example/hook', types: ['match.confirmed.v1'], disabled: null, failingSince: null },
  ...{ createdAt: KEY.createdAt, log: [] },
};
const eventType = (type: string, scope: string, ownCentre = false) => ({
  ...{ type, scope, ownCentre, description: type },
});
const page = (items: readonly object[]) => ({
  totalCount: items.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: items.map((node, at) => ({ cursor: String(at), node })),
});
const payload = (more: object = {}) => ({
  ...{ success: true, errorCode: null, fieldErrors: [], ...more },
});
const DELIVERY = {
  ...{ id: 'd1', endpointId: 'w1', state: 'FAILED', attempts: 25, status: 503, error: null },
  ...{ createdAt: KEY.createdAt, triedAt: KEY.createdAt },
  message: { id: 'msg_1', type: 'match.confirmed.v1', body: '{}' },
};

beforeEach(() => {
  fakeNetwork({
    SupportApiKeys: () => ({ apiKeys: page([KEY]) }),
    SupportApiKeyById: ({ id }) => ({ apiKey: id === 'k1' ? WHOLE : null }),
    SupportWebhookEndpoints: () => ({
      webhookEventTypes: [
        eventType('match.confirmed.v1', 'MATCHES_READ'),
        eventType('league.standings.v1', 'LEAGUES_READ'),
        eventType('match.at-centre.v1', 'MATCHES_READ', true),
      ],
      webhookEndpoints: [ENDPOINT],
    }),
    SupportWebhookDeliveries: () => ({ webhookDeliveries: page([DELIVERY]) }),
    CreateApiKey: () => ({
      createApiKey: payload({ secret: 'sp_live_made', key: { id: 'k1' } }),
    }),
    RotateApiKey: () => ({ rotateApiKey: payload({ secret: 'sp_live_other' }) }),
    RevokeApiKey: () => ({ revokeApiKey: payload() }),
    CreateWebhookEndpoint: () => ({ createWebhookEndpoint: payload({ secret: 'whsec_1' }) }),
    TestWebhookEndpoint: () => ({ testWebhookEndpoint: payload() }),
    SetWebhookEndpointEnabled: () => ({ setWebhookEndpointEnabled: payload() }),
    RotateWebhookSecret: () => ({ rotateWebhookSecret: payload({ secret: 'whsec_2' }) }),
    ReplayWebhooks: () => ({ replayWebhooks: payload({ count: 1 }) }),
  });
});

describe('API keys in the support app', () => {
  it('API-22 are listed by the filters in the address, and made: the secret is shown once', async () => {
    const browser = await open('/api-keys?state=ACTIVE');
    expect(await screen.findByRole('link', { name: 'Scoreboards' })).toHaveAttribute('href', '/api-keys/k1');
    expect(sent('SupportApiKeys')[0]).toMatchObject({ filter: { state: 'ACTIVE' } });
    await browser.click(screen.getByRole('button', { name: 'New key' }));
    const form = within(await screen.findByRole('dialog'));
    await browser.type(form.getByRole('textbox', { name: /Name/ }), 'Boards');
    await browser.type(form.getByRole('textbox', { name: /Owner/ }), 'TC');
    await browser.click(form.getByRole('checkbox', { name: 'Tournaments' }));
    await browser.click(form.getByRole('button', { name: 'Make the key' }));
    expect(await screen.findByDisplayValue('sp_live_made')).toBeInTheDocument();
    expect(sent('CreateApiKey')).toEqual([
      {
        input: {
          ...{ name: 'Boards', owner: 'TC', scopes: ['TOURNAMENTS_READ'], courtId: null, expiresAt: null },
          ...{ perMinute: 60, perDay: 10_000, costPerMinute: 20_000 },
        },
      },
    ]);
    await browser.click(screen.getByRole('button', { name: 'I have it' }));
    expect(await screen.findByRole('heading', { name: 'Scoreboards', level: 2 })).toBeInTheDocument();
    expect(screen.queryByDisplayValue('sp_live_made')).not.toBeInTheDocument();
  });

  it('API-22 are not made with wrong data: what is wrong stands beside the fields', async () => {
    const fieldErrors = [
      { field: 'name', code: 'LENGTH' },
      { field: 'scopes', code: 'REQUIRED' },
    ];
    network.answers['CreateApiKey'] = () => ({
      createApiKey: payload({
        ...{ success: false, errorCode: 'INVALID_DATA', fieldErrors, secret: null, key: null },
      }),
    });
    const browser = await open('/api-keys');
    await browser.click(await screen.findByRole('button', { name: 'New key' }));
    await browser.click(await screen.findByRole('button', { name: 'Make the key' }));
    expect(await screen.findByText('Too short or too long')).toBeInTheDocument();
    expect(screen.getByText('Needed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Check the fields');
  });

  it('API-22 ADM-01~ show their use and who did what, get another secret, and are revoked with a reason', async () => {
    const browser = await open('/api-keys/k1');
    expect(await screen.findByRole('region', { name: 'Use' })).toHaveTextContent(/41.*820.*3/);
    expect(screen.getByRole('region', { name: 'Key' })).toHaveTextContent('sp_live_ab12…');
    const [log] = screen.getAllByRole('region', { name: 'What support did' });
    expect(log).toHaveTextContent('Sam Bennett');
    await browser.click(screen.getByRole('button', { name: 'New secret' }));
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New secret' }));
    expect(await screen.findByDisplayValue('sp_live_other')).toBeInTheDocument();
    expect(sent('RotateApiKey')).toEqual([{ input: { id: 'k1', overlapHours: 24 } }]);
    await browser.click(screen.getByRole('button', { name: 'I have it' }));
    await browser.click(screen.getByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Scoreboards' }));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'leaked');
    await browser.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(sent('RevokeApiKey')).toEqual([{ input: { id: 'k1', reason: 'leaked' } }]));
  });
});

describe('webhooks in the support app', () => {
  it('BYD-11 are added with events that the key may be told of; the secret is shown once', async () => {
    const browser = await open('/api-keys/k1');
    await browser.click(await screen.findByRole('button', { name: 'Add an address' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getAllByRole('checkbox')).toHaveLength(1);
    await browser.type(form.getByRole('textbox', { name: /Address/ }), 'https://tc.example/hook');
    await browser.click(form.getByRole('checkbox', { name: 'match.confirmed.v1' }));
    await browser.click(form.getByRole('button', { name: 'Add an address' }));
    expect(await screen.findByDisplayValue('whsec_1')).toBeInTheDocument();
    expect(sent('CreateWebhookEndpoint')).toEqual([
      { input: { keyId: 'k1', url: 'https://tc.example/hook', types: ['match.confirmed.v1'] } },
    ]);
  });

  it('BYD-11 are tried, get another secret, and are turned off; a refusal is said', async () => {
    const browser = await open('/api-keys/k1');
    await browser.click(await screen.findByRole('button', { name: 'Send a test' }));
    await waitFor(() => expect(sent('TestWebhookEndpoint')).toEqual([{ id: 'w1' }]));
    await browser.click(screen.getByRole('button', { name: 'New signing secret' }));
    const question = within(await screen.findByRole('dialog', { name: 'New signing secret' }));
    expect(sent('RotateWebhookSecret')).toEqual([]);
    await browser.dblClick(question.getByRole('button', { name: 'New signing secret' }));
    expect(await screen.findByDisplayValue('whsec_2')).toBeInTheDocument();
    expect(sent('RotateWebhookSecret')).toEqual([{ id: 'w1' }]);
    await browser.click(screen.getByRole('button', { name: 'I have it' }));
    await browser.click(screen.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(sent('SetWebhookEndpointEnabled')).toEqual([{ input: { id: 'w1', enabled: false } }]));
    network.answers['TestWebhookEndpoint'] = () => ({
      testWebhookEndpoint: payload({ success: false, errorCode: 'ENDPOINT_DISABLED' }),
    });
    await browser.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('The address is off. Turn it on first.')).toBeInTheDocument();
  });

  it.each([
    ['/api-keys/k1', 'Send a test', 'TestWebhookEndpoint'],
    ['/api-keys/k1', 'Turn off', 'SetWebhookEndpointEnabled'],
    ['/webhooks', 'Send again', 'ReplayWebhooks'],
  ])('BYD-11~ on %s a second press on “%s” before the answer does nothing', async (path, button, name) => {
    const browser = await open(path);
    const release = holdBack(name);
    await browser.dblClick(await screen.findByRole('button', { name: button }));
    release();
    await waitFor(() => expect(sent(name)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: button, hidden: true })).toBeEnabled());
    expect(sent(name)).toHaveLength(1);
  });

  it('BYD-11~ of one endpoint lead back to those of all', async () => {
    const browser = await open('/webhooks?endpoint=w1&state=FAILED');
    await browser.click(await screen.findByRole('button', { name: 'Show every address’s' }));
    await waitFor(() => expect(sent('SupportWebhookDeliveries').at(-1)!['filter']).toEqual({ state: 'FAILED' }));
    expect(screen.queryByRole('button', { name: 'Send a time again' })).not.toBeInTheDocument();
  });

  it('BYD-11 are looked through by endpoint, state and event, and sent again, one or a time', async () => {
    const browser = await open('/webhooks?endpoint=w1&state=FAILED&q=match.confirmed.v1');
    expect(await screen.findByText('msg_1')).toBeInTheDocument();
    const filter = { endpointId: 'w1', state: 'FAILED', type: 'match.confirmed.v1' };
    expect(sent('SupportWebhookDeliveries')[0]).toMatchObject({ filter });
    await browser.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sent('ReplayWebhooks')).toEqual([{ input: { endpointId: 'w1', deliveryIds: ['d1'] } }]));
    await browser.click(screen.getByRole('button', { name: 'Send a time again' }));
    const form = within(await screen.findByRole('dialog'));
    await browser.type(form.getByLabelText(/From/), '2026-06-01T10:00');
    await browser.type(form.getByLabelText(/To/), '2026-06-02T10:00');
    await browser.click(form.getByRole('button', { name: 'Send again' }));
    const instant = (text: string) => new Date(text).toISOString();
    await waitFor(() =>
      expect(sent('ReplayWebhooks')[1]).toEqual({
        input: {
          ...{ endpointId: 'w1', state: 'FAILED' },
          ...{ from: instant('2026-06-01T10:00'), to: instant('2026-06-02T10:00') },
        },
      }),
    );
  });
});
