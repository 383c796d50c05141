import { rowsOf, sql } from '@setpoint/service-kit';
import { RefundPayment } from '../../src/application/refund-payment.js';
import type { DocumentContent } from '../../src/domain/documents.js';
import { CARD, type Paying, startPaying } from './paying.js';

describe('documents of payments', () => {
  let p: Paying;
  beforeAll(async () => {
    p = await startPaying();
  });
  afterAll(() => p?.service.stop());

  const issuedTo = (player: string) =>
    rowsOf<{ type: string; cause: string; content: DocumentContent; original_number: number | null }>(
      p.service.manager,
      sql`select type, cause, content, original_number from document where player_id = ${player} order by type desc, number`,
    );
  /** A first tournament, paid with 250 cents of credit and the rest by a means. */
  const paid = async (means = CARD) => {
    const player = p.newPlayer();
    await p.grant(player, 250);
    const due = await p.firstDueOf(player);
    const { id, secret } = await p.begin(due, { useCredit: true, expectedCents: 750, expectedCardCents: 500 });
    expect(await issuedTo(player)).toEqual([]);
    await p.payer.pay(secret, means);
    if (means === 'paypal') await p.payer.answer(secret, true);
    await p.follow.confirm(id, player);
    return { id, player };
  };

  it('BIL-05~ are issued when it is paid, with lines of stable kinds, and credit and card as means', async () => {
    const { id, player } = await paid();
    await p.follow.confirm(id, player);
    const [receipt, ...others] = await issuedTo(player);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      ...{ type: 'RECEIPT', cause: `payment:${id}` },
      content: {
        ...{ totalCents: 750, seller: { name: 'Setpoint S.r.l.' } },
        taxes: [{ rate: 22, netCents: 615, vatCents: 135 }],
        means: [
          { kind: 'CARD', label: '4242', cents: 500 },
          { kind: 'CREDIT', label: null, cents: 250 },
        ],
      },
    });
    expect(receipt!.content.lines.map(({ what, name, cents }) => ({ what, name, cents }))).toEqual([
      { what: 'TOURNAMENT_ENTRY', name: 'Spring Open', cents: 1_500 },
      { what: 'FIRST_TOURNAMENT', name: '', cents: -750 },
    ]);
  });

  it('BIL-05~ name PayPal where that has paid', async () => {
    const { player } = await paid('paypal');
    expect((await issuedTo(player))[0]!.content.means[0]).toEqual({ kind: 'PAYPAL', label: null, cents: 500 });
  });

  it('BIL-06~ BIL-05~ take back what is refunded, once for each refund', async () => {
    const { id, player } = await paid();
    const refunds = p.service.app.get(RefundPayment);
    await refunds.execute(id, { to: 'CREDIT', cause: 'a', cents: 100 });
    await refunds.execute(id, { to: 'CREDIT', cause: 'a', cents: 100 });
    await refunds.execute(id, { to: 'MEANS', cause: 'b' });
    const notes = (await issuedTo(player)).filter(({ type }) => type === 'CREDIT_NOTE');
    expect(notes.map(({ content }) => ({ cents: content.totalCents, means: content.means }))).toEqual([
      { cents: 100, means: [{ kind: 'CREDIT', label: null, cents: 100 }] },
      {
        cents: 650,
        means: [
          { kind: 'CARD', label: '4242', cents: 500 },
          { kind: 'CREDIT', label: null, cents: 150 },
        ],
      },
    ]);
    expect(new Set(notes.map(({ original_number }) => original_number)).size).toBe(1);
  });

  it('BIL-05~ BIL-07~ are none where nothing was paid', async () => {
    const player = p.newPlayer();
    await p.begin(await p.dueOf(player, { baseCents: 0 }));
    expect(await issuedTo(player)).toEqual([]);
  });
});
