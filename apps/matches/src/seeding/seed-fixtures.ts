import type { DataOf, leagueFixtureReady } from '@setpoint/events';
import { courtId, matchId, type Random } from '@setpoint/kernel';
import type { SetScore } from '@setpoint/scoring';
import type { RunningService } from '@setpoint/service-kit';
import { DateTime } from 'luxon';
import type { MatchCommand } from '../domain/commands.js';
import { fixtureMatch } from '../domain/competition/fixture.js';
import { decide, evolve, passTime } from '../domain/match-machine.js';
import type { Match, Minutes } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { latestResult } from '../domain/results.js';
import { ruleContextOf, type RuleContext } from '../domain/rule-context.js';
import { isFieldError, whenOf } from '../domain/rules/schedule.js';
import { readyFixtureOf } from '../events/incoming-fixtures.js';
import { insertHistory } from '../persistence/insert-history.js';
import type { SeededMatches } from './seed-matches.js';
import type { CourtSeed, PastEvent } from './seeds.js';
import { pastEventsOf } from './past-events.js';

/** A match that was played for a tournament or a league. */
export interface PlayedFixture {
  readonly matchId: string;
  /** As its competition announced it. */
  readonly ready: DataOf<typeof leagueFixtureReady>;
  readonly courtId: string;
  readonly sets: readonly SetScore[];
  /** When both sides had agreed on the result. */
  readonly at: Date;
}

export interface FixturesSeed {
  readonly fixtures: readonly PlayedFixture[];
  readonly courts: readonly CourtSeed[];
  readonly random: Random;
  readonly now: Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MINUTES_PLAY: Minutes = 90;
/** Between the last ball and the answer of the other side. */
const TO_AGREE = 40 * MINUTE;
const STARTS = ['20:30', '19:00', '17:30', '15:30', '12:30', '11:00', '09:30'];

/** Matches of competitions, played by the real rules in virtual time; what is there already stays. */
export async function seedFixtures(
  service: Pick<RunningService, 'storage'>,
  { fixtures, courts, random, now }: FixturesSeed,
): Promise<SeededMatches> {
  const context = ruleContextOf({
    ...{ people: [], blocks: [], follows: [] },
    courts: courts.map(({ id, timeZone }) => ({ id: courtId(id), timeZone })),
  });
  const played = fixtures.map((fixture) => play(fixture, context, now));
  const matches = played.map(({ match }) => match);
  const seed = { players: [], courts, follows: [], random, now };
  await service.storage.transaction((manager) =>
    insertHistory(manager, seed, { matches, evaluations: [], events: [], cases: [] }),
  );
  const events = played.flatMap((each) => each.events).sort((one, other) => +one.at - +other.at);
  return { matches: matches.length, events };
}

function play({ matchId: id, ready, courtId: where, sets, at }: PlayedFixture, context: RuleContext, now: Date) {
  const fixture = readyFixtureOf(ready);
  const { timeZone } = context.court(courtId(where))!;
  const start = startBefore(at, fixture.opensAt, timeZone);
  const plan = { courtId: courtId(where), booked: true, ...start, minutesPlay: MINUTES_PLAY };
  const { match: created, events: creation } = fixtureMatch(fixture, matchId(id), fixture.opensAt);
  const past: PastEvent[] = creation.flatMap((event) => pastEventsOf(event, created, now.getTime()));
  let match: Match = created;
  const happened = (events: readonly MatchEvent[]) => {
    for (const event of events) {
      match = evolve(match, event);
      past.push(...pastEventsOf(event, match, now.getTime()));
    }
  };
  const command = (asked: (match: Match) => MatchCommand, instant: Date) => {
    happened(passTime(match, instant).events);
    const decision = decide(asked(match), match, context, instant);
    if (!decision.ok) throw new Error(`${fixture.name}, fixture ${fixture.fixtureId}: ${decision.code}`);
    happened(decision.value);
  };
  const [who, other] = [fixture.sideA[0]!, fixture.sideB[0]!];
  const result = { sets, outcome: 'COMPLETED', winner: null, comment: null } as const;
  const agreedBy = [...fixture.sideA, ...fixture.sideB];
  command(() => ({ type: 'ORGANISE', who, plan, agreedBy, proposalId: `${id} plan` }), fixture.opensAt);
  command(() => ({ type: 'ENTER_RESULT', who, result, evaluations: [] }), new Date(+at - TO_AGREE / 2));
  command(
    (entered) => ({
      ...{ type: 'CONFIRM_RESULT', who: other, evaluations: [] },
      resultVersion: latestResult(entered)?.version ?? null,
    }),
    at,
  );
  happened(passTime(match, now).events);
  return { match, events: past };
}

/** The last usual time of day at which they can have begun; an odd one where there is none since the match was known. */
function startBefore(
  at: Date,
  opensAt: Date,
  timeZone: string,
): { readonly datePlay: string; readonly timePlay: string } {
  const latest = +at - TO_AGREE - MINUTES_PLAY * MINUTE;
  for (let day = DateTime.fromJSDate(at, { zone: timeZone }); +day > +opensAt - 24 * HOUR; day = day.minus({ days: 1 }))
    for (const timePlay of STARTS) {
      const datePlay = day.toISODate()!;
      const when = whenOf(datePlay, timePlay, MINUTES_PLAY, timeZone);
      if (!isFieldError(when) && +when.startsAt > +opensAt + HOUR && +when.startsAt <= latest)
        return { datePlay, timePlay };
    }
  const start = DateTime.fromMillis(latest - (latest % (5 * MINUTE)), { zone: timeZone });
  return { datePlay: start.toISODate()!, timePlay: start.toFormat('HH:mm') };
}
