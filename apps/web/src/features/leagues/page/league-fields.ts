import { graphql } from '@setpoint/client';

export const MemberFields = graphql(`
  fragment LeagueMemberParts on LeagueMember {
    id
    isOut
    players {
      ...MatchPlayer
    }
  }
`);

export const FixtureFields = graphql(`
  fragment LeagueFixtureParts on LeagueFixture {
    id
    round
    isChallenge
    stage
    state
    sideA {
      ...LeagueMemberParts
    }
    sideB {
      ...LeagueMemberParts
    }
    closesAt
    how
    winner
    sets {
      ...SetParts
    }
    rule
    decidedAt
    chanceA
    match {
      ...FixtureMatch
    }
  }
`);

export const PreferenceFields = graphql(`
  fragment SubscriptionPreferenceParts on SubscriptionPreferences {
    absenceFrom
    absenceTo
    notificationMobile
    courtIds
  }
`);

export const SubscriptionFields = graphql(`
  fragment MyLeagueSubscription on LeagueSubscription {
    id
    state
    cause
    endedBecause
    createdAt
    nextChargeOn
    nextPrice {
      cents
      currency
    }
    paymentReference
    isCharging
    until
    phasesPlayed
    endsAfter {
      id
      number
      year
    }
    subscriber {
      id
      displayName
    }
    partner {
      id
      displayName
    }
    reserve {
      id
      displayName
    }
    pending {
      id
    }
    preferences {
      ...SubscriptionPreferenceParts
    }
    next {
      preferences {
        ...SubscriptionPreferenceParts
      }
      partner {
        id
        displayName
      }
      reserve {
        id
        displayName
      }
      pending {
        id
      }
      from {
        id
        number
        year
      }
    }
    myActions
  }
`);

/** What a command about a subscription answers. */
export const ChangedSubscriptionFields = graphql(`
  fragment ChangedSubscription on SubscriptionPayload {
    success
    errorCode
    subscription {
      ...MyLeagueSubscription
    }
  }
`);

export const TaskFields = graphql(`
  fragment LeagueTaskParts on LeagueTask {
    kind
    until
    fixture {
      ...LeagueFixtureParts
      match {
        ...TaskMatch
      }
    }
    award {
      id
      placing
    }
  }
`);

/** Header of all league pages. */
export const LeagueHeadFields = graphql(`
  fragment LeagueHead on League {
    ...LeagueCard
    gameMode
    timeZone
    rules
    rankingYears
    phases {
      id
      number
      year
      state
      startsOn
      endsOn
      enrolmentOpensOn
      finalsOn
      members
      leastMembers
      groupsBy
      groupCount
    }
    prizes {
      placing
      choices {
        ...PrizeChoiceParts
      }
    }
    awards {
      id
      placing
      player {
        id
        displayName
      }
    }
    inForce: terms {
      price {
        cents
        currency
      }
      terms
      from {
        id
        number
        year
      }
    }
    announcedTerms {
      price {
        cents
        currency
      }
      terms
      from {
        id
        number
        year
      }
    }
    mySubscription {
      ...MyLeagueSubscription
    }
    myGroup {
      id
      number
      phase {
        id
      }
    }
    myTasks {
      ...LeagueTaskParts
    }
  }
`);

export const GroupFields = graphql(`
  fragment LeagueGroupParts on LeagueGroup {
    id
    number
    state
    table {
      rank
      member {
        ...LeagueMemberParts
      }
      points
      played
      won
      drawn
      lost
      forfeited
      gamesWon
      gamesLost
      gameDifference
      pct
      ptp
      appw
      form
      rankedBy
      chance
    }
    tableOfLastNight {
      rank
      member {
        id
      }
    }
    fixtures {
      ...LeagueFixtureParts
    }
    final {
      ...LeagueFixtureParts
    }
  }
`);
