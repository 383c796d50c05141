import type { Payload } from './race-rounds.ts';
import { accepted, type CompetitionRace, type Contest } from './race-contest.ts';
import { DECIDE_FIXTURE, REGISTER, START_TOURNAMENT, TAKE_AWARD } from './race-operations.ts';
import { entry, openTournament } from './race-places.ts';

const CHOICES = ['VOUCHER', 'POINTS', 'CREDIT'] as const;
type Choice = (typeof CHOICES)[number];

interface Taken extends Payload {
  readonly award: { readonly claimed: Choice } | null;
}

/** Somebody has won a tournament that costs nothing. */
async function wonAward(contest: Contest): Promise<{ readonly awardId: string; readonly winner: string }> {
  const prizes = [{ placing: 'WINNER', voucherCents: 500, points: 50, creditCents: 1_000 }];
  const id = await openTournament(contest, { priceCents: 0, prizes });
  for (const host of contest.hosts) await contest.must(host, 'tournaments', REGISTER, entry(id, { expectedCents: 0 }));
  await contest.support('tournaments', START_TOURNAMENT, { id });
  await contest.replicas.runTimers('tournaments');
  const [final] = await contest.replicas.rows<{ id: string }>(
    `select id from tournaments.fixture where tournament_id = $1`,
    [id],
  );
  const decision = { fixtureId: final!.id, winner: 'A', reason: 'a race needs a winner' };
  await contest.support('tournaments', DECIDE_FIXTURE, decision);
  const [award] = await contest.replicas.rows<{ id: string; player_id: string }>(
    `select id, player_id from tournaments.award where tournament_id = $1 and placed_as = 'WINNER'`,
    [id],
  );
  return { awardId: award!.id, winner: award!.player_id };
}

/** The winner takes the prize in many tabs, as something else in each; somebody else tries, too. */
async function prize(contest: Contest): Promise<void> {
  const { awardId, winner } = await wonAward(contest);
  const other = contest.hosts.find((host) => host !== winner)!;
  const answers = await contest.all((_, n) =>
    contest.press<Taken>(n % 10 === 9 ? other : winner, 'tournaments', TAKE_AWARD, {
      awardId,
      choice: CHOICES[n % CHOICES.length],
    }),
  );
  contest.expect('accepted', awardId, accepted(answers).length, 1);
  const choice = accepted(answers)[0]?.award?.claimed;
  const position = answers.findIndex(({ success }) => success);
  contest.expect('as it was chosen', awardId, choice, CHOICES[position % CHOICES.length]);
  await contest.replicas.settle();
  const [cause, request] = [`award:${awardId}`, `award ${awardId}`];
  const given: Record<Choice, number> = {
    VOUCHER: await contest.count('billing.voucher where request_id = $1 and player_id = $2', request, winner),
    POINTS: await contest.count('billing.points_entry where cause = $1 and player_id = $2', cause, winner),
    CREDIT: await contest.count('billing.ledger_transaction where cause = $1', cause),
  };
  const wanted = Object.fromEntries(CHOICES.map((each) => [each, each === choice ? 1 : 0]));
  contest.expect('given', awardId, given, wanted);
  contest.statistics.won(choice ?? 'nobody');
}

export const prizeRace: CompetitionRace = {
  key: 'prize',
  name: 'a prize that is taken as different things',
  async run(contest, rounds) {
    await contest.eachRound(rounds, () => prize(contest));
  },
};
