import { graphql } from '@setpoint/client';

export const LEAGUES = graphql(`
  query SupportLeagues($filter: SupportLeaguesFilter!, $first: Int!, $after: String) {
    supportLeagues(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportLeagueRow
        }
      }
    }
  }
`);

export const LEAGUE = graphql(`
  query SupportLeagueById($id: ID!) {
    league(id: $id) {
      ...SupportLeagueDetails
      phases {
        id
        number
        year
        state
        startsOn
        endsOn
        members
        isImported
        groupCount
      }
      awards {
        id
        placing
        wonAt
        claimedAt
        player {
          id
          displayName
        }
      }
      history {
        kind
        at
        reason
        before
        after
        by {
          id
          displayName
        }
      }
    }
  }
`);

/** So many at once: the next ones are asked for after the last. */
export const SUBSCRIPTIONS_AT_ONCE = 50;

export const LEAGUE_SUBSCRIPTIONS = graphql(`
  query SupportLeagueSubscriptions($id: ID!, $first: Int!, $after: ID) {
    league(id: $id) {
      id
      subscriptions(first: $first, after: $after) {
        id
        state
        cause
        endedBecause
        createdAt
        phasesPlayed
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
      }
    }
  }
`);

/** One group of a phase, and which others there are. */
export const LEAGUE_GROUP_AT = graphql(`
  query SupportLeagueGroupAt($phaseId: ID!, $number: Int!) {
    leagueGroupAt(phaseId: $phaseId, number: $number) {
      ...SupportLeagueGroup
      phase {
        id
        groups {
          id
          number
          needsDecision
        }
      }
    }
  }
`);

export const CREATE_LEAGUE = graphql(`
  mutation CreateLeague($input: CreateLeagueInput!) {
    createLeague(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      league {
        id
      }
    }
  }
`);

export const EDIT_LEAGUE = graphql(`
  mutation EditLeague($input: EditLeagueInput!) {
    editLeague(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      league {
        ...SupportLeagueDetails
      }
    }
  }
`);

export const ANNOUNCE_TERMS = graphql(`
  mutation AnnounceTerms($input: AnnounceTermsInput!) {
    announceTerms(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      league {
        ...SupportLeagueDetails
      }
    }
  }
`);

export const EXPORT_PHASE = graphql(`
  query ExportLeaguePhase($id: ID!) {
    record: exportLeaguePhase(id: $id)
  }
`);

export const IMPORT_PHASE = graphql(`
  mutation ImportLeaguePhase($input: ImportLeaguePhaseInput!) {
    importLeaguePhase(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      league {
        id
      }
    }
  }
`);

export const CANCEL_PHASE = graphql(`
  mutation CancelLeaguePhase($input: LeaguePhaseActionInput!) {
    cancelLeaguePhase(input: $input) {
      success
      errorCode
    }
  }
`);

export const MOVE_MEMBER = graphql(`
  mutation MoveLeagueMember($input: MoveLeagueMemberInput!) {
    moveLeagueMember(input: $input) {
      success
      errorCode
    }
  }
`);

export const EXCLUDE_MEMBER = graphql(`
  mutation ExcludeLeagueMember($input: ExcludeLeagueMemberInput!) {
    excludeLeagueMember(input: $input) {
      success
      errorCode
    }
  }
`);

export const EXTEND_LEAGUE_FIXTURE = graphql(`
  mutation ExtendLeagueFixture($input: ExtendLeagueFixtureInput!) {
    extendLeagueFixture(input: $input) {
      success
      errorCode
    }
  }
`);

export const DECIDE_LEAGUE_FIXTURE = graphql(`
  mutation DecideLeagueFixture($input: DecideLeagueFixtureInput!) {
    decideLeagueFixture(input: $input) {
      success
      errorCode
    }
  }
`);
