import { graphql } from '@setpoint/client';
import type { MatchViewFragment } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import { guestsIn, held } from '../../../entities/match/match-names.js';

/** Everything that the match page shows. */
export const MatchViewFields = graphql(`
  fragment MatchView on Match {
    ...MatchCard
    ...MatchShare
    ...Audience
    ...MatchPhoto
    ...WaitingList
    ...Poll
    ...ProposedTimes
    ...MatchProposal
    gameMode
    resultRules {
      setsToWin
      games
      tieBreakAt
      superTieBreak
      outcomes
      drawAllowed
    }
    booked
    endsAt
    message
    mayReportMisconduct
    teamA {
      user {
        ...PlayerChip
      }
    }
    teamB {
      user {
        ...PlayerChip
      }
    }
    organiser {
      ...PlayerChip
    }
    court {
      id
      slug
      address
      lat
      lng
      bookingUrl
      phone
    }
    noShow {
      agreements {
        at
        user {
          id
          displayName
        }
      }
    }
    result {
      version
      comment
      enteredBy {
        ...PlayerChip
      }
      enteredAt
      confirmsItselfAt
      confirmedAt
      confirmedByItself
      disputeNote
    }
  }
`);

type Place = MatchViewFragment['teamA'][number];

const team = (side: Side) => (side === 'A' ? 'teamA' : 'teamB');

/** Whether a side has a seat that nobody holds. */
export const hasRoom = (
  match: Pick<MatchViewFragment, 'teamA' | 'teamB' | 'guests' | 'numberPlayers'>,
  side: Side,
): boolean => held(match[team(side)]).length + guestsIn(match, side).length < match.numberPlayers;

/** Optimistic state after joining. */
export function asJoined(match: MatchViewFragment, me: Place['user'], wanted: Side | null): MatchViewFragment {
  const side = wanted ?? (hasRoom(match, 'A') ? 'A' : 'B');
  const place = { __typename: 'MatchPlace', badge: 'ACCEPTED' as const, level: null, user: me };
  return {
    ...match,
    missing: Math.max(0, match.missing - 1),
    mySide: side,
    joinRefusal: null,
    myActions: [],
    [team(side)]: [...match[team(side)], place],
  };
}

/** Optimistic state after leaving, while it can be undone. */
export function asLeft(match: MatchViewFragment, me: string): MatchViewFragment {
  const without = (places: MatchViewFragment['teamA']) => places.filter((place) => place.user.id !== me);
  return {
    ...match,
    state: match.state === 'READY' ? 'ORGANIZING' : match.state,
    teamA: without(match.teamA),
    teamB: without(match.teamB),
    mySide: null,
    joinRefusal: null,
    myActions: [],
    missing:
      match.missing +
      [...match.teamA, ...match.teamB].filter(({ user, badge }) => user.id === me && badge === 'ACCEPTED').length,
  };
}

/** Whether all sides are known to a reader who plays or could take the last place, in a match that will count. */
export const canBePreviewed = (
  match: Pick<MatchViewFragment, 'state' | 'isFriendly' | 'missing' | 'mySide' | 'myActions'>,
): boolean =>
  !match.isFriendly &&
  (match.state === 'ORGANIZING' || match.state === 'READY') &&
  (match.mySide ? match.missing === 0 : match.missing === 1 && match.myActions.includes('JOIN'));

/** The opponents of a player who plays on a side. */
export const opponents = (match: Pick<MatchViewFragment, 'teamA' | 'teamB'>, mySide: Side) =>
  (mySide === 'A' ? match.teamB : match.teamA).filter((place) => place.badge === 'ACCEPTED').map((place) => place.user);
