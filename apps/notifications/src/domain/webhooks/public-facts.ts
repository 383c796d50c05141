import {
  groupClosed,
  matchCancelled,
  matchOrganised,
  matchReady,
  published,
  rankingPublished,
  resultConfirmed,
  tournamentCancelled,
  tournamentCompleted,
  tournamentStarted,
  type DataOf,
  type EventContract,
  type EventEnvelope,
} from '@setpoint/events';

/** Webhook content of an event. */
export interface PublicFact {
  readonly event: published.PublicEvent;
  /** What it is about: of two about the same, the later timestamp tells the newer state. */
  readonly subject: string;
  /** The centre it is about, where only that one is told. */
  readonly courtId: string | null;
  readonly data: unknown;
}

type Match = DataOf<typeof matchReady>['match'];

interface Rule {
  readonly contract: EventContract;
  readonly facts: (data: never) => readonly PublicFact[];
}

const rule = <C extends EventContract>(contract: C, facts: (data: DataOf<C>) => readonly PublicFact[]): Rule => ({
  contract,
  facts,
});

const fact = (
  event: published.PublicEvent,
  subject: string,
  data: unknown,
  courtId: string | null = null,
): PublicFact => ({
  ...{ event, subject, courtId },
  // strips fields that are not in the contract
  data: event.schema.parse(data),
});

const matchOf = ({ matchId, sport, numberPlayers, courtId, startsAt, timeZone, minutesPlay }: Match) => ({
  ...{ id: matchId, sport, numberPlayers, courtId, startsAt, timeZone, minutesPlay },
});

const publicMatch = (match: Match, event: published.PublicEvent, more: object = {}): PublicFact[] =>
  match.visibility === 'PUBLIC'
    ? [fact(event, match.matchId, { match: matchOf(match), teamA: match.teamA, teamB: match.teamB, ...more })]
    : [];

/** Private matches are bookings too: without who plays, and without a way to the match. */
function booking(match: Match, event: published.PublicEvent): PublicFact[] {
  const { matchId, courtId, startsAt, visibility, ...rest } = match;
  if (!courtId || !startsAt) return [];
  const data = { ...rest, courtId, startsAt, matchId: visibility === 'PUBLIC' ? matchId : null };
  return [fact(event, matchId, { booking: data }, courtId)];
}

const leagueOf = ({ id, name, sport, numberPlayers }: DataOf<typeof groupClosed>['league']) => ({
  ...{ id, name, sport, numberPlayers },
});

/** Old events lack the flag and are treated as private. */
const isPublic = ({ isPrivate }: { readonly isPrivate?: boolean | undefined }) => isPrivate === false;

const RULES: readonly Rule[] = [
  rule(matchReady, ({ match }) => publicMatch(match, published.matchScheduled)),
  rule(matchOrganised, ({ match }) => booking(match, published.courtMatchBooked)),
  rule(matchCancelled, ({ match }) => booking(match, published.courtMatchCancelled)),
  rule(resultConfirmed, ({ match, result }) => publicMatch(match, published.matchConfirmed, { result })),
  rule(tournamentStarted, (data) =>
    isPublic(data) ? [fact(published.tournamentStarted, data.tournament.id, { tournament: data.tournament })] : [],
  ),
  rule(tournamentCancelled, (data) =>
    isPublic(data)
      ? [fact(published.tournamentCancelled, data.tournament.id, { tournament: data.tournament, reason: data.reason })]
      : [],
  ),
  rule(tournamentCompleted, (data) => {
    const { tournamentId: id, sport, numberPlayers, entrants } = data;
    const who = (reached: string) => entrants.filter((one) => one.reached === reached).flatMap((one) => one.playerIds);
    const told = { tournament: { id, sport, numberPlayers }, winners: who('WON'), finalists: who('FINAL') };
    return isPublic(data) ? [fact(published.tournamentCompleted, id, told)] : [];
  }),
  rule(groupClosed, ({ league, groupId, phase, winnerIds: winners, secondIds: seconds }) => [
    fact(published.leagueGroupClosed, groupId, { league: leagueOf(league), groupId, ...phase, winners, seconds }),
  ]),
  rule(rankingPublished, ({ league, year, positions }) => [
    fact(published.leagueStandings, league.id, { league: leagueOf(league), year, positions }),
  ]),
];

/** Events that tell partners something. */
export const publishedContracts: readonly EventContract[] = RULES.map(({ contract }) => contract);

/** Webhook content of an event; none if visitors cannot see its subject. */
export function publicFacts({ type, data }: EventEnvelope): readonly PublicFact[] {
  return RULES.find(({ contract }) => contract.type === type)?.facts(data as never) ?? [];
}
