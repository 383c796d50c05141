import { setTimeout as wait } from 'node:timers/promises';

/**
 * Races through the public API, for specs and for whoever wants to shake a running stack: `ask` sends one operation as
 * that person and answers its data.
 */
export type Ask = (
  document: string,
  variables: Record<string, unknown>,
  playerId: string,
) => Promise<Record<string, unknown>>;

export interface RaceReport {
  readonly rounds: number;
  /** Rounds with exactly one winner, who is the one that the match shows afterwards. */
  readonly fair: number;
  /** What losers were told, with how often. */
  readonly losers: Readonly<Record<string, number>>;
}

interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string } | null;
}

const CREATE = `mutation ($input: CreateMatchInput!) { done: createMatch(input: $input) { success errorCode match { id } } }`;
const JOIN = `mutation ($input: JoinMatchInput!) { done: joinMatch(input: $input) { success errorCode match { id } } }`;
const ENTER = `mutation ($input: EnterResultInput!) { done: enterResult(input: $input) { success errorCode match { id } } }`;
const CONFIRM = `mutation ($input: ConfirmResultInput!) { done: confirmResult(input: $input) { success errorCode match { id } } }`;
const LOOK = `query ($id: ID!) { match(id: $id) { missing teamB { user { id } } } }`;

const done = async (answer: Promise<Record<string, unknown>>) => (await answer).done as Payload;

/** MAT-10: many press on the last place at once; exactly one gets it, everybody else hears TEAM_FULL. */
export async function raceForLastPlace(
  ask: Ask,
  {
    rounds,
    organiser,
    runners,
    name = 'race',
  }: { rounds: number; organiser: (round: number) => string; runners: readonly string[]; name?: string },
): Promise<RaceReport> {
  const losers: Record<string, number> = {};
  let fair = 0;
  for (let round = 0; round < rounds; round++) {
    const host = organiser(round);
    const input = { requestId: `${name}-${round}`, sport: 1, numberPlayers: 1 };
    const created = await done(ask(CREATE, { input }, host));
    if (!created.match) throw new Error(`round ${round}: no match to race for: ${created.errorCode}`);
    const matchId = created.match.id;
    const answers = await Promise.all(runners.map((runner) => done(ask(JOIN, { input: { matchId } }, runner))));
    const winners = runners.filter((_, i) => answers[i]!.success);
    const { match } = (await ask(LOOK, { id: matchId }, host)) as {
      match: { missing: number; teamB: { user: { id: string } }[] };
    };
    if (
      winners.length === 1 &&
      match.missing === 0 &&
      match.teamB.length === 1 &&
      match.teamB[0]!.user.id === winners[0]
    )
      fair += 1;
    count(losers, answers);
  }
  return { rounds, fair, losers };
}

/** RES-03: everyone of a played doubles enters a result at once, then both of the other side confirm it, over and over. */
export async function raceForResult(
  ask: Ask,
  {
    matchIds,
    teamA,
    teamB,
    presses = 5,
  }: { matchIds: readonly string[]; teamA: readonly string[]; teamB: readonly string[]; presses?: number },
): Promise<RaceReport> {
  const losers: Record<string, number> = {};
  let fair = 0;
  for (const matchId of matchIds) {
    const everyone = [...teamA, ...teamB];
    const entered = await Promise.all(
      everyone.map((player, i) => {
        const sets = [
          { a: 6, b: i },
          { a: 6, b: i },
        ];
        return done(ask(ENTER, { input: { matchId, sets } }, player));
      }),
    );
    const enterers = everyone.filter((_, i) => entered[i]!.success);
    const others = teamA.includes(enterers[0]!) ? teamB : teamA;
    const confirming = Array.from({ length: presses }, () => others).flat();
    const confirmed = await Promise.all(confirming.map((player) => done(ask(CONFIRM, { input: { matchId } }, player))));
    // The one who was first may press again and again; the partner hears that it is done.
    const confirmers = new Set(confirming.filter((_, i) => confirmed[i]!.success));
    if (enterers.length === 1 && confirmers.size === 1) fair += 1;
    count(losers, [...entered, ...confirmed]);
    await wait(0);
  }
  return { rounds: matchIds.length, fair, losers };
}

function count(losers: Record<string, number>, answers: readonly Payload[]): void {
  for (const { errorCode } of answers) if (errorCode) losers[errorCode] = (losers[errorCode] ?? 0) + 1;
}
