import { userId } from '@setpoint/kernel';
import { player, startTestService, support, VISITOR, type TestService } from '@setpoint/testkit';
import { BillingDataOfPlayers } from '../../src/application/ports/billing-data-of-players.js';
import { saved } from '../../src/domain/billing-data.js';
import { issueDocument, type DocumentRequest } from '../../src/persistence/issue-document.js';
import { billingService } from '../../src/service.js';
import { ana, anasData, aRefund, aSale, ben, seller } from '../builders.js';

const WHOLE = `type status number year issuedOn playerId
  seller { name address vatNumber rea }
  buyer { firstName lastName address municipality postalCode province country taxCode }
  lines { what name amount { cents currency } }
  taxes { rate nature reason net { cents } vat { cents } }
  total { cents } stampDuty { cents } means { kind label amount { cents } }
  original { type number year } creditNotes { type number year }`;
const ONE = `query One($number: String!, $year: Int!) { billingDocument(number: $number, year: $year) { ${WHOLE} } }`;
const PAGE = `totalCount years pageInfo { hasNextPage endCursor } edges { node { number year status } }`;
const MINE = `query Mine($filter: BillingDocumentFilter, $first: Int, $after: String) {
  myDocuments(filter: $filter, first: $first, after: $after) { ${PAGE} }
}`;
const OF = `query Of($playerId: ID!) { documentsOf(filter: { playerId: $playerId }) { ${PAGE} } }`;

interface Listed {
  readonly totalCount: number;
  readonly years: number[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: { readonly number: string; readonly year: number } }[];
}

describe('documents in the billing subgraph', () => {
  let service: TestService;
  const issue = (request: DocumentRequest) => service.manager.transaction((manager) => issueDocument(manager, request));

  beforeAll(async () => {
    service = await startTestService(billingService);
    await service.app.get(BillingDataOfPlayers).change(ana, (kept) => saved(kept, anasData, null));
    await issue(aSale('payment:0', { at: new Date('2025-05-05T10:00:00Z') }));
    await issue(aSale('payment:1'));
    await issue(aSale('payment:2', { cents: 999 }));
    await issue(aSale('payment:3', { buyerId: ben }));
    await issue(aRefund('refund:1', 'payment:1', { cents: 1_000 }));
  });
  afterAll(() => service?.stop());

  const one = async (who: Parameters<TestService['query']>[2], number: string, year = 2026) =>
    (await service.query(ONE, { number, year }, who)).data!['billingDocument'] as Record<string, unknown> | null;
  const mine = async (who: string, variables: Record<string, unknown> = {}) =>
    (await service.query(MINE, variables, player(who))).data!['myDocuments'] as Listed;
  const numbersIn = ({ edges }: Listed) => edges.map(({ node }) => `${node.number}/${node.year}`);

  it('BIL-05~ say all that is on them', async () => {
    const { taxCode, ...address } = anasData;
    expect(await one(player('ana'), '2')).toEqual({
      type: 'INVOICE',
      status: 'COMPLETED',
      number: '2',
      year: 2026,
      issuedOn: '2026-06-01',
      playerId: 'ana',
      seller,
      buyer: { ...address, taxCode },
      lines: [{ what: 'TOURNAMENT_ENTRY', name: 'Torneo di Primavera', amount: { cents: 999, currency: 'EUR' } }],
      taxes: [{ rate: 22, nature: null, reason: null, net: { cents: 819 }, vat: { cents: 180 } }],
      total: { cents: 999 },
      stampDuty: null,
      means: [{ kind: 'CARD', label: '4242', amount: { cents: 999 } }],
      original: null,
      creditNotes: [],
    });
  });

  it('BIL-05 are refunded once a credit note names them', async () => {
    expect(await one(player('ana'), '1')).toMatchObject({
      status: 'REFUND',
      total: { cents: 2_500 },
      creditNotes: [{ type: 'CREDIT_NOTE', number: 'C1', year: 2026 }],
    });
    expect(await one(player('ana'), 'C1')).toMatchObject({
      status: 'COMPLETED',
      type: 'CREDIT_NOTE',
      buyer: anasData,
      total: { cents: 1_000 },
      original: { type: 'INVOICE', number: '1', year: 2026 },
    });
  });

  it('BIL-05 API-13 are for their player and for support', async () => {
    expect(await one(player('ben'), '1')).toBeNull();
    expect(await one(player('ana'), 'R1')).toBeNull();
    expect(await one(player('ben'), 'R1')).toMatchObject({ type: 'RECEIPT', buyer: null });
    expect(await one(support('sam'), '1')).toMatchObject({ playerId: 'ana' });
    for (const [number, year] of [
      ['99', 2026],
      ['1', 2024],
      ['C1 ', 2026],
      ['x', 2026],
    ] as const)
      expect(await one(support('sam'), number, year)).toBeNull();
    const { data } = await service.query(OF, { playerId: 'ana' }, support('sam'));
    expect(data!['documentsOf']).toMatchObject({ totalCount: 4 });
    for (const [query, variables] of [
      [ONE, { number: '1', year: 2026 }],
      [MINE, {}],
      [OF, { playerId: 'ana' }],
    ] as const)
      expect((await service.query(query, variables, VISITOR)).errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    expect((await service.query(OF, { playerId: 'ana' }, player('ana'))).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it('BIL-05~ are listed newest first, by type and year, page by page', async () => {
    const all = await mine('ana');
    expect(numbersIn(all)).toEqual(['2/2026', '1/2026', 'C1/2026', '1/2025']);
    expect(all).toMatchObject({ totalCount: 4, years: [2026, 2025], pageInfo: { hasNextPage: false } });
    expect(numbersIn(await mine('ana', { filter: { type: 'CREDIT_NOTE' } }))).toEqual(['C1/2026']);
    expect(await mine('ana', { filter: { year: 2025 } })).toMatchObject({ totalCount: 1, years: [2026, 2025] });
    const first = await mine('ana', { first: 3 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await mine('ana', { first: 3, after: first.pageInfo.endCursor });
    expect([...numbersIn(first), ...numbersIn(second)]).toEqual(numbersIn(all));
    expect(await mine(userId('carla'))).toMatchObject({ totalCount: 0, years: [], edges: [] });
  });
});
