import type { Payload } from './race-rounds.ts';
import { requestId, type Contest } from './race-contest.ts';
import { CONFIRM_PAYMENT, DUE_OF, PAY_IN_SANDBOX, REGISTER, START_PAYMENT } from './race-operations.ts';
import { entry, openTournament, PRICE, type Registered } from './race-places.ts';

const CARD = '4242424242424242';
/** Nobody waits for a place there. */
const ROOMY = { teamsToStart: 128, maxTeams: 128 };

export interface Started extends Payload {
  readonly clientSecret: string | null;
  readonly payment: { readonly id: string; readonly status: string } | null;
}

export interface OpenDue {
  readonly id: string;
  readonly playerId: string;
}

/** Players enter tournaments, those who are named often as many of them: something is due for each place. */
export async function openDues(contest: Contest, players: readonly string[]): Promise<OpenDue[]> {
  const { replicas } = contest;
  const taken = new Map<string, number>();
  const turns = players.map((player) => {
    const turn = taken.get(player) ?? 0;
    taken.set(player, turn + 1);
    return turn;
  });
  const tournaments: string[] = [];
  while (tournaments.length < Math.max(...taken.values())) tournaments.push(await openTournament(contest, ROOMY));
  const entered = await Promise.all(
    players.map((who, n) => contest.must<Registered>(who, 'tournaments', REGISTER, entry(tournaments[turns[n]!]!))),
  );
  await replicas.settle();
  const dues = entered.map(({ registration }, n) =>
    replicas.ask<{ readonly id: string }>('billing', players[n]!, DUE_OF, { reference: registration!.id }),
  );
  return (await Promise.all(dues)).map(({ id }, n) => ({ id, playerId: players[n]! }));
}

/** What is asked for with a payment of a due that costs so much. */
export const payment = ({ id: dueId }: OpenDue, cents: number, more: object = {}) => ({
  ...{ dueId, requestId: requestId(), expectedCents: cents, expectedCardCents: cents, useCredit: false, ...more },
});

export async function payByCard(
  contest: Contest,
  who: string,
  { clientSecret, payment: begun }: Started,
): Promise<void> {
  await contest.must(who, 'billing', PAY_IN_SANDBOX, { clientSecret, means: CARD });
  await contest.replicas.ask('billing', who, CONFIRM_PAYMENT, { id: begun!.id });
}

/** Their first tournament, at half price, lies behind them: from then on they pay whole prices. */
export async function payFirstTournaments(contest: Contest, players: readonly string[]): Promise<void> {
  await Promise.all(
    (await openDues(contest, players)).map(async (due) => {
      const started = await contest.must<Started>(due.playerId, 'billing', START_PAYMENT, payment(due, PRICE / 2));
      await payByCard(contest, due.playerId, started);
    }),
  );
}

/** A paid payment moved this, once: account and cents. */
export async function captured(contest: Contest, paymentId: string): Promise<string[]> {
  const rows = await contest.replicas.rows<{ line: string }>(
    `select kind || ' ' || amount as line from billing.ledger_transaction t join billing.ledger_entry e on e.transaction_id = t.id
     join billing.ledger_account a on a.id = e.account_id where t.cause = $1 order by kind`,
    [`payment:${paymentId}:captured`],
  );
  return rows.map(({ line }) => line);
}
