/** Suggested centres and claims, as support decides on them (ADM-02). */
import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, holdBack, network, open, sent } from './open.js';

const user = (id: string, displayName: string) => ({ id, displayName });
const page = (items: readonly object[]) => ({
  totalCount: items.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: items.map((node, at) => ({ cursor: String(at), node })),
});
const court = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, address: 'Via Feltre 33', city: 'Milano', lat: 45.49, lng: 9.24 },
  ...{ email: 'info@isola.example', website: 'https://isola.example', owner: null },
  ...more,
});
const action = (kind: string, reason: string | null) => ({
  ...{ kind, at: '2026-06-03T09:00:00Z', reason, before: null, after: null, by: user('kim', 'Kim Ross') },
});
const SUGGESTION = {
  ...{ id: 's1', name: 'Padel Officina', address: 'Via del Lavoro 12', city: 'Milano', country: 'IT' },
  ...{ lat: 45.4852, lng: 9.173, note: 'Behind the station', state: 'PENDING', reason: null, decidedAt: null },
  ...{ suggestedAt: '2026-06-01T09:00:00Z', suggestedBy: user('ana', 'Ana Moretti'), court: null },
  similar: [
    { metres: 120, court: court('c1', 'Officina Padel') },
    { metres: 3_698, court: court('c2', 'Padel Barona', { lat: 45.45 }) },
  ],
  actions: [] as object[],
};
const CLAIM = {
  ...{ id: 'k1', proof: 'EMAIL', state: 'PENDING', email: 'sport@isola.example', emailProved: true },
  ...{ emailMatchesPage: true, documentUrl: null as string | null, claimedAt: '2026-06-01T09:00:00Z' },
  ...{ decidedAt: null, reason: null, note: 'With my sister', claimant: user('ana', 'Ana Moretti') },
  court: court('c1', 'Centro Isola', { owner: user('ben', 'Ben Taylor') }),
  actions: [] as object[],
};

let suggestion: typeof SUGGESTION;
let claim: typeof CLAIM;
const SUGGESTION_FIELDS = {
  ApproveCourtSuggestion: 'approveCourtSuggestion',
  MergeCourtSuggestion: 'mergeCourtSuggestion',
  RejectCourtSuggestion: 'rejectCourtSuggestion',
} as const;

/** What the server answers to a mutation, after which the record may be another. */
function answers(name: string, field: string, errorCode: string | null, then: () => void = () => {}) {
  network.answers[name] = () => {
    then();
    return { [field]: { success: errorCode === null, errorCode } };
  };
}

const decided = (state: string, kind: string, reason: string | null) => () => {
  suggestion = { ...SUGGESTION, state, actions: [action(kind, reason)] };
};

/** Writes why and sends it. */
async function giveReason(browser: Awaited<ReturnType<typeof open>>, button: string, reason: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
  await browser.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

beforeEach(() => {
  suggestion = SUGGESTION;
  claim = CLAIM;
  fakeNetwork({
    SupportSuggestions: () => ({ courtSuggestions: page([suggestion]) }),
    SupportSuggestionById: ({ id }) => ({ courtSuggestion: id === 's1' ? suggestion : null }),
    SupportClaims: () => ({ courtClaims: page([claim]) }),
    SupportClaimById: ({ id }) => ({ courtClaim: id === 'k1' ? claim : null }),
  });
});

describe('suggested centres', () => {
  it('ADM-02~ CRT-05~ are listed by name or city and state, as the address says', async () => {
    await open('/suggestions?state=PENDING&q=milano');
    const row = await screen.findByRole('row', { name: /Padel Officina.*Milano.*Ana Moretti.*Waiting/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/suggestions/s1');
    expect(screen.getByText('1 suggestion')).toBeInTheDocument();
    expect(sent('SupportSuggestions')[0]).toMatchObject({ filter: { state: 'PENDING', text: 'milano' } });
  });

  it('ADM-02~ CRT-05~ are shown with those near or of a similar name, numbered on a sketch as in the list', async () => {
    await open('/suggestions/s1');
    const similar = within(await screen.findByRole('region', { name: 'Near or of a similar name' }));
    expect(similar.getByText(/1\. Officina Padel, Via Feltre 33, Milano · 120 m/)).toBeInTheDocument();
    expect(similar.getByText(/2\. Padel Barona.*3698 m/)).toBeInTheDocument();
    expect(similar.getByRole('img', { name: 'Sketch of the positions, north is up' })).toHaveTextContent('12');
    const facts = screen.getByRole('region', { name: 'Suggested centre' });
    expect(facts).toHaveTextContent(/Via del Lavoro 12, Milano \(IT\).*45\.48520, 9\.17300.*Behind the station/);
  });

  it('ADM-02~ become a centre, once, however often somebody presses', async () => {
    const browser = await open('/suggestions/s1');
    const release = holdBack('ApproveCourtSuggestion');
    answers('ApproveCourtSuggestion', 'approveCourtSuggestion', null, decided('APPROVED', 'SUGGESTION_APPROVED', null));
    const button = await screen.findByRole('button', { name: 'Add the centre' });
    await browser.dblClick(button);
    release();
    expect(await screen.findByText('The centre is there now.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn down' })).not.toBeInTheDocument());
    expect(sent('ApproveCourtSuggestion')).toEqual([{ input: { suggestionId: 's1' } }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ADM-02~ are merged with the one that is meant, with a reason', async () => {
    const browser = await open('/suggestions/s1');
    await browser.click(await screen.findByRole('button', { name: 'Is this one: Padel Barona' }));
    answers('MergeCourtSuggestion', 'mergeCourtSuggestion', null, decided('MERGED', 'SUGGESTION_MERGED', 'Moved'));
    await giveReason(browser, 'Is this one', 'Moved');
    const log = await screen.findByRole('region', { name: 'What support did' });
    await waitFor(() => expect(log).toHaveTextContent(/Merged.*Kim Ross.*Moved/));
    expect(sent('MergeCourtSuggestion')).toEqual([{ input: { suggestionId: 's1', courtId: 'c2', reason: 'Moved' } }]);
  });

  it('ADM-02~ are turned down with a reason that the player reads', async () => {
    const browser = await open('/suggestions/s1');
    await browser.click(await screen.findByRole('button', { name: 'Turn down' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('The player reads this reason.');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Kept for colleagues');
    answers('RejectCourtSuggestion', 'rejectCourtSuggestion', 'REASON_REQUIRED');
    const dialog = await giveReason(browser, 'Turn down', 'A garage');
    expect(await dialog.findByRole('alert')).toHaveTextContent('A reason is needed.');
    answers(
      'RejectCourtSuggestion',
      'rejectCourtSuggestion',
      null,
      decided('REJECTED', 'SUGGESTION_REJECTED', 'A garage'),
    );
    await browser.click(dialog.getByRole('button', { name: 'Turn down' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('RejectCourtSuggestion').at(-1)).toEqual({ input: { suggestionId: 's1', reason: 'A garage' } });
  });

  it.each([
    ['ApproveCourtSuggestion', 'Add the centre'],
    ['MergeCourtSuggestion', 'Is this one: Officina Padel'],
    ['RejectCourtSuggestion', 'Turn down'],
  ] as const)(
    'ADM-02~ %s: when a colleague was faster it says so, and shows what they decided',
    async (name, button) => {
      const browser = await open('/suggestions/s1');
      answers(
        name,
        SUGGESTION_FIELDS[name],
        'SUGGESTION_DECIDED',
        decided('REJECTED', 'SUGGESTION_REJECTED', 'A garage'),
      );
      await browser.click(await screen.findByRole('button', { name: button }));
      if (name !== 'ApproveCourtSuggestion') await giveReason(browser, button.split(':')[0]!, 'Mine');
      expect(await screen.findByRole('alert')).toHaveTextContent('It was decided before.');
      await waitFor(() => expect(screen.queryByText('Add the centre')).not.toBeInTheDocument());
      expect(screen.getByText('A garage')).toBeInTheDocument();
    },
  );

  it('ADM-02~ one that is not there says so', async () => {
    await open('/suggestions/nothing');
    expect(await screen.findByText('Not here')).toBeInTheDocument();
  });
});

describe('claims', () => {
  it('ADM-02~ CRT-06~ are listed by state and proof, as the address says', async () => {
    await open('/claims?state=PENDING&proof=EMAIL');
    const row = await screen.findByRole('row', { name: /Centro Isola.*Ana Moretti.*Business email.*Waiting/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/claims/k1');
    expect(sent('SupportClaims')[0]).toMatchObject({ filter: { state: 'PENDING', proof: 'EMAIL' } });
  });

  it('ADM-02~ CRT-06~ are granted with a reason, knowing whose centre it was', async () => {
    const browser = await open('/claims/k1');
    expect(await screen.findByRole('region', { name: 'Claim' })).toHaveTextContent(
      /sport@isola\.example.*Reads its mail.*Yes.*Matches the page.*Yes.*With my sister/,
    );
    await browser.click(screen.getByRole('button', { name: 'Grant' }));
    const question = await screen.findByRole('dialog', { name: 'Give the centre to Ana Moretti?' });
    expect(question).toHaveTextContent('Ben Taylor runs it now and will not any more.');
    answers('GrantCourtClaim', 'grantCourtClaim', null, () => {
      claim = { ...CLAIM, state: 'GRANTED', actions: [action('CLAIM_GRANTED', 'Their site')] };
    });
    await giveReason(browser, 'Grant', 'Their site');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Grant' })).not.toBeInTheDocument());
    expect(sent('GrantCourtClaim')).toEqual([{ input: { claimId: 'k1', reason: 'Their site' } }]);
    expect(screen.getByRole('region', { name: 'What support did' })).toHaveTextContent(/Claim granted.*Their site/);
  });

  it('ADM-02~ what was not proved can only be turned down', async () => {
    claim = { ...CLAIM, state: 'AWAITING_CODE', emailProved: false };
    const browser = await open('/claims/k1');
    await browser.click(await screen.findByRole('button', { name: 'Turn down' }));
    expect(screen.queryByRole('button', { name: 'Grant' })).not.toBeInTheDocument();
    answers('RejectCourtClaim', 'rejectCourtClaim', null);
    await giveReason(browser, 'Turn down', 'No answer');
    await waitFor(() => expect(sent('RejectCourtClaim')).toEqual([{ input: { claimId: 'k1', reason: 'No answer' } }]));
  });

  it('ADM-02~ two of support press different things: the later one reads it, and sees what was decided', async () => {
    const browser = await open('/claims/k1');
    await browser.click(await screen.findByRole('button', { name: 'Turn down' }));
    answers('RejectCourtClaim', 'rejectCourtClaim', 'CLAIM_DECIDED', () => {
      claim = { ...CLAIM, state: 'GRANTED', actions: [action('CLAIM_GRANTED', 'Their site')] };
    });
    const dialog = await giveReason(browser, 'Turn down', 'Forged');
    expect(await dialog.findByRole('alert')).toHaveTextContent('It was decided before.');
    await browser.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn down' })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'What support did' })).toHaveTextContent('Claim granted');
  });

  it('ADM-02~ CRT-06~ a document that cannot be read says so', async () => {
    claim = { ...CLAIM, proof: 'DOCUMENT', email: null, documentUrl: '/uploads/claim/k1' } as never;
    network.takesPicture = () => new Response(null, { status: 404 });
    const browser = await open('/claims/k1');
    await browser.click(await screen.findByRole('button', { name: 'Save the document' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The document could not be read.');
    expect(network.uploads).toEqual([{ path: '/uploads/claim/k1', authorization: 'JWT token' }]);
  });
});

describe('suggestions and claims, several at once', () => {
  it.each([
    ['/suggestions', 'Choose: Padel Officina', 'rejectCourtSuggestion', { suggestionId: 's1' }],
    ['/claims', 'Choose: Centro Isola', 'rejectCourtClaim', { claimId: 'k1' }],
  ])('ADM-02~ the chosen of %s are turned down, and a refused one says why', async (path, row, field, about) => {
    const operation = `R${field.slice(1)}`;
    answers(operation, field, 'REASON_REQUIRED');
    const browser = await open(path);
    await browser.click(await screen.findByRole('checkbox', { name: row }));
    await browser.click(screen.getByRole('button', { name: 'Turn down' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('The player reads this reason.');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Kept for colleagues');
    await giveReason(browser, 'Turn down', 'A garage');
    expect(await screen.findByText('A reason is needed.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: row })).toBeChecked();
    expect(sent(operation)).toEqual([{ input: { ...about, reason: 'A garage' } }]);
  });
});
