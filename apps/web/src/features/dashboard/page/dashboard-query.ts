import { graphql } from '@setpoint/client';
import type { DashboardQueryVariables } from '@setpoint/client/documents';
import type { SessionUser } from '@setpoint/client/session';
import type { LevelName } from '@setpoint/kernel';
import type { HomePlace } from '../../../entities/place/own-place.js';
import { ASKED } from './arrange.js';

export const WaitingFields = graphql(`
  fragment Waiting on WaitingItem {
    kind
    until
    match {
      ...MatchRow
      ...MatchPlan
      ...MatchFaces
      competition {
        timeZone
      }
      result {
        version
        ...Score
      }
    }
  }
`);

export const TaskFields = graphql(`
  fragment ShownTask on PlayerTask {
    id
    kind
    until
    amount {
      cents
      currency
    }
    about {
      kind
      id
      name
    }
  }
`);

export const UpcomingFields = graphql(`
  fragment Upcoming on Match {
    ...MatchRow
    ...MatchPlan
    myActions
  }
`);

export const FriendsMatchFields = graphql(`
  fragment FriendsMatch on Match {
    ...MatchRow
    ...MatchFaces
    result {
      sets {
        a
        b
      }
    }
  }
`);

/** All that the dashboard shows, in one request. */
export const DashboardQuery = graphql(`
  query Dashboard(
    $me: ID!
    $near: NearInput!
    $sports: [Int!]
    $levels: [LevelName!]
    $waiting: Int!
    $cards: Int!
    $people: Int!
    $open: Int!
    $friends: Int!
  ) {
    player(id: $me) {
      ...MyCorner
    }
    players(filter: { near: $near, sports: $sports, levels: $levels }, orderBy: LATEST_LOGIN, first: $people) {
      edges {
        node {
          ...PlayerRow
          distanceKm
        }
      }
    }
    waitingForMe(first: $waiting) {
      ...Waiting
    }
    myTasks(first: $waiting) {
      ...ShownTask
    }
    myMatches(when: UPCOMING, first: $cards) {
      edges {
        node {
          ...Upcoming
        }
      }
    }
    matches(filter: { near: $near, sports: $sports, joinable: true, withoutMine: true }, orderBy: DATE, first: $open) {
      edges {
        node {
          ...MatchCard
          distanceKm
        }
      }
    }
    friendsMatches(first: $friends, withoutMine: true) {
      edges {
        node {
          ...FriendsMatch
        }
      }
    }
  }
`);

export function variablesFor(me: SessionUser, { lat, lng, km }: HomePlace): DashboardQueryVariables {
  return {
    me: me.id,
    near: { lat, lng, km },
    sports: me.sports.length > 0 ? [...me.sports] : null,
    levels: me.bestLevel ? [me.bestLevel.name as LevelName] : null,
    ...ASKED,
  };
}
