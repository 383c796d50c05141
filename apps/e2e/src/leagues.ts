import { randomUUID } from 'node:crypto';
import { eventually } from '@setpoint/testkit';
import type { FixturePlay } from './fixtures.js';
import { pay } from './paying.js';
import type { Person } from './person.js';

interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
}

/** First days of the phases of a year (LEA-01). */
const STARTS = ['01-02', '04-01', '09-01'];

/** The first days of coming phases, the earliest so many days from now at least. */
export function comingPhases(now: Date, leastDays: number): readonly Date[] {
  const year = now.getUTCFullYear();
  const from = now.getTime() + leastDays * 86_400_000;
  return [year, year + 1, year + 2]
    .flatMap((each) => STARTS.map((day) => new Date(`${each}-${day}T00:00:00Z`)))
    .filter((start) => start.getTime() >= from);
}

/** Of singles in tennis in Milano, for everybody. */
export async function createLeague(support: Person, name: string, year: number): Promise<string> {
  const details = {
    ...{ name, provinceCode: 'MI', sport: 1, numberPlayers: 1, sex: 'ALL', year, gameMode: 'ONE_SET_9_GAMES' },
    ...{ priceCents: 1_200, rules: 'Bring new balls.' },
    prizes: [{ placing: 'WINNER', voucherCents: 2_000, creditCents: 1_500 }],
  };
  const { league, fieldErrors, errorCode } = await support.command<
    Answer & { fieldErrors: object[]; league: { id: string } | null }
  >('createLeague', { requestId: randomUUID(), details }, 'fieldErrors { field code } league { id }');
  if (!league) throw new Error(`the league was refused: ${errorCode} ${JSON.stringify(fieldErrors)}`);
  return league.id;
}

/** All subscribe, then each pays the first phase with a card that is kept for those to come. */
export async function subscribeAll(
  players: readonly Person[],
  leagueId: string,
  cardOf: (at: number) => string = () => '4242424242424242',
): Promise<void> {
  const references: string[] = [];
  for (const [at, who] of players.entries()) references.push(await subscribe(who, leagueId, `+3933398765${20 + at}`));
  for (const [at, who] of players.entries()) await pay(who, references[at]!, cardOf(at), { saveMeans: true });
}

/** Answers the reference of what is to be paid. */
async function subscribe(who: Person, leagueId: string, mobile: string): Promise<string> {
  const wish = { leagueId, requestId: randomUUID(), preferences: { notificationMobile: mobile }, expectedCents: 1_200 };
  return eventually(
    async () => {
      const { subscription, errorCode } = await who.command<
        Answer & { subscription: { paymentReference: string } | null }
      >('subscribeToLeague', wish, 'subscription { paymentReference }');
      if (!subscription) throw new Error(errorCode ?? 'no reason was given');
      return subscription.paymentReference;
    },
    'not subscribed',
    { everyMs: 500 },
  );
}

/** A public match of two, on a day at noon: without one there is no level to be grouped by (LEA-03). */
export async function agreeOnPublicMatch(one: Person, other: Person, play: FixturePlay, day: string): Promise<string> {
  const plan = { courtId: await play.court(one), datePlay: day, timePlay: '12:00' };
  const who = {
    sport: 1,
    numberPlayers: 1,
    gameMode: 'ONE_SET_9_GAMES',
    visibility: 'PUBLIC',
    inviteTeamB: [other.id],
  };
  const { match, errorCode } = await one.command<Answer & { match: { id: string } | null }>(
    'createMatch',
    { requestId: randomUUID(), ...who, ...plan },
    'match { id }',
  );
  if (!match) throw new Error(`the match was refused: ${errorCode}`);
  await other.command('answerInvitation', { matchId: match.id, accept: true });
  return match.id;
}
