import { graphql } from '@setpoint/client';
import type { FindTimesPlayersQuery, FindTimesQuery, TimeProposalFragment } from '@setpoint/client/documents';
import { PADEL, TENNIS, type SportId } from '@setpoint/kernel';
import { ratingIn } from '../../../entities/player/level.js';
import type { Minutes } from '../new/draft.js';

/** Up to three; those who are left out stand for the first. */
export const FindTimesPlayers = graphql(`
  query FindTimesPlayers($me: ID!, $one: ID!, $two: ID!, $three: ID!) {
    me: player(id: $me) {
      ...Opponent
    }
    one: player(id: $one) {
      ...Opponent
    }
    two: player(id: $two) {
      ...Opponent
    }
    three: player(id: $three) {
      ...Opponent
    }
  }
`);

export const FindTimes = graphql(`
  query FindTimes($input: FindTimesInput!) {
    findTimes(input: $input) {
      success
      errorCode
      levelGap
      proposals {
        ...TimeProposal
      }
      nearMisses {
        proposal {
          ...TimeProposal
        }
        missing {
          id
          displayName
        }
        couldAt
      }
    }
  }
`);

export const CreateFound = graphql(`
  mutation CreateFoundMatch($input: CreateMatchInput!) {
    createMatch(input: $input) {
      success
      errorCode
      match {
        ...MatchCard
      }
    }
  }
`);

export type Opponent = NonNullable<FindTimesPlayersQuery['one']>;
export type Proposal = TimeProposalFragment;
export type NearMiss = NonNullable<FindTimesQuery['findTimes']>['nearMisses'][number];

/** What is asked for besides the players. */
export interface Wish {
  readonly sport: SportId;
  readonly minutes: Minutes;
}

const DAYS = 14;
/** Besides me. */
export const MOST_OPPONENTS = 3;

/** Ids in `?with=a,b,c`, each once, without me. */
export const opponentsIn = (wanted: string | null, me: string): readonly string[] =>
  [...new Set((wanted ?? '').split(','))].filter((id) => id !== '' && id !== me).slice(0, MOST_OPPONENTS);

/** The next two weeks, from today on the reader's clock. */
export function wishToInput(opponents: readonly Opponent[], { sport, minutes }: Wish, today: string) {
  const last = new Date(`${today}T12:00:00Z`);
  last.setUTCDate(last.getUTCDate() + DAYS - 1);
  const period = { from: today, to: last.toISOString().slice(0, 10) };
  const playerIds = opponents.map(({ id }) => id);
  return { playerIds, sport, numberPlayers: playersIn(sport, opponents), minutes, ...period };
}

/** Two of us play singles, unless the sport is always doubles; then, as for three, places stay open. */
const playersIn = (sport: SportId, opponents: readonly Opponent[]): 1 | 2 =>
  sport === PADEL || opponents.length > 1 ? 2 : 1;

/** Sports that all play; any where none is known. */
export function sharedSports(mine: readonly number[], opponents: readonly Opponent[]): readonly SportId[] {
  const shared = ([TENNIS, PADEL] as const).filter((sport) =>
    [mine, ...opponents.map(({ sports }) => sports)].every((sports) => sports.includes(sport)),
  );
  return shared.length > 0 ? shared : [TENNIS, PADEL];
}

/** Places that nobody of us takes. */
export const openPlaces = (opponents: readonly Opponent[], sport: SportId): number =>
  2 * playersIn(sport, opponents) - 1 - opponents.length;

/** Private is a match without an open place, among players whom I follow (MAT-03). */
export const isPrivate = (opponents: readonly Opponent[], sport: SportId): boolean =>
  opponents.every(({ isFollowedByMe }) => isFollowedByMe) && openPlaces(opponents, sport) === 0;

/** Four play with the partner with whom the sides come closest in level; the first one where somebody has none. */
export function sidesOf(
  me: Opponent,
  opponents: readonly Opponent[],
  sport: SportId,
): { readonly mine: readonly Opponent[]; readonly theirs: readonly Opponent[] } {
  if (opponents.length < MOST_OPPONENTS) return { mine: [], theirs: opponents };
  const level = ({ levels }: Opponent) => ratingIn(levels, sport, 2) ?? NaN;
  const all = [me, ...opponents].reduce((sum, player) => sum + level(player), 0);
  const gap = (partner: Opponent) => Math.abs(all - 2 * (level(me) + level(partner)));
  const partner = opponents.reduce((best, other) => (gap(other) < gap(best) ? other : best));
  return { mine: [partner], theirs: opponents.filter((player) => player !== partner) };
}

/** The wizard with these players, whose places are those of a found match. */
export function newMatchPath(me: Opponent, opponents: readonly Opponent[], { sport }: Wish): string {
  const { mine, theirs } = sidesOf(me, opponents, sport);
  const ids = [...theirs, ...mine].map(({ id }) => encodeURIComponent(id));
  return `/match/new?sport=${sport}&invite=${ids.join(',')}`;
}

/** The match without court and time. */
export function matchToVoteOn(
  requestId: string,
  me: Opponent,
  opponents: readonly Opponent[],
  { sport, minutes }: Wish,
) {
  const { mine, theirs } = sidesOf(me, opponents, sport);
  return {
    ...{ requestId, sport, numberPlayers: playersIn(sport, opponents), minutesPlay: minutes },
    visibility: isPrivate(opponents, sport) ? ('PRIVATE' as const) : ('PUBLIC' as const),
    inviteTeamA: mine.map(({ id }) => id),
    inviteTeamB: theirs.map(({ id }) => id),
  };
}

export const proposalToInput = (
  requestId: string,
  me: Opponent,
  opponents: readonly Opponent[],
  wish: Wish,
  { court, datePlay, timePlay }: Proposal,
) => ({
  ...matchToVoteOn(requestId, me, opponents, wish),
  ...{ courtId: court.id, datePlay, timePlay: timePlay.slice(0, 5) },
});
