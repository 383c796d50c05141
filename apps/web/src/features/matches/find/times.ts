import { graphql } from '@setpoint/client';
import type { FindTimesQuery, FindTimesPlayerQuery } from '@setpoint/client/documents';
import { PADEL, TENNIS, type SportId } from '@setpoint/kernel';
import type { Minutes } from '../new/draft.js';

export const FindTimesPlayer = graphql(`
  query FindTimesPlayer($id: ID!) {
    player(id: $id) {
      id
      displayName
      sports
      isFollowedByMe
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
        court {
          id
          name
          city
        }
        datePlay
        timePlay
        favouriteOf {
          id
          displayName
        }
        farthestKm
        uncertain {
          id
          displayName
        }
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

export type Opponent = NonNullable<FindTimesPlayerQuery['player']>;
export type Proposal = FindTimesQuery['findTimes']['proposals'][number];

/** What is asked for besides the player. */
export interface Wish {
  readonly sport: SportId;
  readonly minutes: Minutes;
}

const DAYS = 14;

/** The next two weeks, from today on the reader's clock. */
export function wishToInput(opponent: string, { sport, minutes }: Wish, today: string) {
  const last = new Date(`${today}T12:00:00Z`);
  last.setUTCDate(last.getUTCDate() + DAYS - 1);
  const period = { from: today, to: last.toISOString().slice(0, 10) };
  return { playerIds: [opponent], sport, numberPlayers: playersIn(sport), minutes, ...period };
}

/** Two of us: singles, unless the sport is always doubles; then two places stay open. */
const playersIn = (sport: SportId): 1 | 2 => (sport === PADEL ? 2 : 1);

/** Sports that both play; any where none is known. */
export function sharedSports(mine: readonly number[], theirs: readonly number[]): readonly SportId[] {
  const shared = ([TENNIS, PADEL] as const).filter((sport) => mine.includes(sport) && theirs.includes(sport));
  return shared.length > 0 ? shared : [TENNIS, PADEL];
}

/** Private needs players whom I follow, and as many as there are places on the other side (MAT-03). */
export const isPrivate = ({ isFollowedByMe }: Opponent, sport: SportId): boolean =>
  isFollowedByMe && playersIn(sport) === 1;

export const proposalToInput = (
  requestId: string,
  opponent: Opponent,
  { sport, minutes }: Wish,
  proposal: Proposal,
) => ({
  requestId,
  sport,
  numberPlayers: playersIn(sport),
  visibility: isPrivate(opponent, sport) ? ('PRIVATE' as const) : ('PUBLIC' as const),
  courtId: proposal.court.id,
  datePlay: proposal.datePlay,
  timePlay: proposal.timePlay.slice(0, 5),
  minutesPlay: minutes,
  inviteTeamB: [opponent.id],
});
