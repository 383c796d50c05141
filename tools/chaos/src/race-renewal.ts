import { phaseAfter, timesOf, type Phase } from '@setpoint/league';
import type { CompetitionRace, Contest } from './race-contest.ts';
import { payByCard, payment, type Started } from './race-dues.ts';
import { CANCEL_PHASE, DUE_OF, START_PAYMENT } from './race-operations.ts';
import {
  createLeague,
  passUntilEnrolment,
  PHASE_PRICE,
  subscribe,
  ZONE,
  type RacedLeague,
} from './race-subscriptions.ts';

const MOST_TRIES = 20;
const SECONDS_BETWEEN_TRIES = 30;

/** Leagues that begin a phase together; each one is a round. */
const LEAGUES = 25;

const phaseIdOf = async ({ replicas }: Contest, leagueId: string, { year, number }: Phase) => {
  const [phase] = await replicas.rows<{ id: string; state: string }>(
    'select id, state from leagues.phase where league_id = $1 and year = $2 and number = $3',
    [leagueId, year, number],
  );
  return phase!;
};

/** Everybody subscribes and pays the first phase, which leaves the card that is charged later. */
async function fill(contest: Contest, { id }: RacedLeague): Promise<void> {
  const { replicas } = contest;
  const subscribed = await contest.all(async (who) => ({ who, ...(await subscribe(contest, who, id)) }));
  await replicas.settle();
  await replicas.runTimers('billing');
  await Promise.all(
    subscribed.map(async ({ who, paymentReference }) => {
      const due = await replicas.ask<{ id: string }>('billing', who, DUE_OF, { reference: paymentReference });
      const wish = payment({ ...due, playerId: who }, PHASE_PRICE, { saveMeans: true });
      await payByCard(contest, who, await contest.must<Started>(who, 'billing', START_PAYMENT, wish));
    }),
  );
  await replicas.settle();
}

/** It is not played: everybody gets the money back, and the next one is charged again. */
async function callOff(contest: Contest, leagues: readonly RacedLeague[], phase: Phase): Promise<void> {
  for (const { id } of leagues) {
    const { id: phaseId } = await phaseIdOf(contest, id, phase);
    await contest.support('leagues', CANCEL_PHASE, { phaseId, reason: 'a race is not played' });
  }
  await contest.replicas.settle();
  await settlePayments(contest);
}

/** The phase begins on both replicas at once. */
async function begin(contest: Contest, phase: Phase): Promise<void> {
  const { replicas } = contest;
  const { startsAt } = timesOf(phase, ZONE);
  // Enrolment opens, and players are told, while nothing is charged yet.
  replicas.passUntil(new Date(startsAt.getTime() - 60 * 60_000));
  await replicas.runTimers('leagues');
  await replicas.settle();
  replicas.passUntil(startsAt);
  await replicas.runTimers('leagues');
  await replicas.settle();
  await settlePayments(contest);
}

/** What one replica left to the other, because it was busy with it, it tries again after some seconds. */
async function settlePayments(contest: Contest): Promise<void> {
  const { replicas } = contest;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await replicas.runTimers('billing');
    await replicas.settle();
    const open = await contest.count('billing.subscription_charge where next_step_at is not null');
    if (open === 0) return;
    replicas.passUntil(new Date(replicas.now.getTime() + SECONDS_BETWEEN_TRIES * 1_000));
  }
}

/** Each active subscription is asked for once, charged once, and paid. */
async function chargedOnce(contest: Contest, { id }: RacedLeague, phase: Phase): Promise<void> {
  const found = await phaseIdOf(contest, id, phase);
  const about = `league ${id}, ${phase.year}-${phase.number}`;
  const everybody = contest.crowd.length;
  contest.expect('phase', about, found.state, 'CHARGING');
  const charges = await contest.count(
    `leagues.charge where phase_id = $1 and state = 'PAID' and attempt = 1`,
    found.id,
  );
  contest.expect('charges', about, charges, everybody);
  // By what subscriptions should be asked for, not by what was kept: what was asked for beside it would show.
  const references = `in (select id || $2 from leagues.subscription where league_id = $1)`;
  const of = [id, `:${phase.year}-${phase.number}`] as const;
  const asked = await contest.count(
    `leagues.outbox where type = 'leagues.charge-due.v1' and subject ${references}`,
    ...of,
  );
  contest.expect('asked for', about, asked, everybody);
  const payments = `billing.due d join billing.payment p on p.due_id = d.id`;
  const paid = await contest.count(`${payments} where d.reference ${references}`, ...of);
  contest.expect('payments', about, paid, everybody);
  const [moved] = await contest.replicas.rows<{ charges: number; cents: number }>(
    `select count(*)::int as charges, coalesce(sum(s.cents), 0)::int as cents from ${payments}
     join billing.sandbox_charge s on s.payment_id = p.id where d.reference ${references} and s.status = 'SUCCEEDED'`,
    of,
  );
  contest.expect('charged', about, moved, { charges: everybody, cents: everybody * PHASE_PRICE });
  contest.statistics.won(charges === everybody ? 'everybody charged once' : 'not everybody');
}

export const renewalRace: CompetitionRace = {
  key: 'renewal',
  name: 'a phase that begins on two replicas',
  async run(contest, rounds) {
    let phase: Phase = passUntilEnrolment(contest);
    await contest.replicas.runTimers('leagues');
    const leagues: RacedLeague[] = [];
    while (leagues.length < Math.min(LEAGUES, rounds)) leagues.push(await createLeague(contest, phase.year));
    await contest.replicas.runTimers('leagues');
    for (const league of leagues) await fill(contest, league);
    await callOff(contest, leagues, phase);
    while (contest.statistics.rounds < rounds) {
      phase = phaseAfter(phase);
      await begin(contest, phase);
      for (const league of leagues) await chargedOnce(contest, league, phase);
      await callOff(contest, leagues, phase);
      contest.passed(leagues.length);
    }
  },
};
