import { graphql } from '@setpoint/client';

export const TOURNAMENTS = graphql(`
  query SupportTournaments($filter: SupportTournamentsFilter!, $first: Int!, $after: String) {
    supportTournaments(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportTournamentRow
        }
      }
    }
  }
`);

export const TOURNAMENT = graphql(`
  query SupportTournamentById($id: ID!) {
    tournament(id: $id) {
      ...SupportTournamentDetails
      ...SupportTournamentPhotos
      registrations {
        id
        state
        until
        createdAt
        endedBecause
        captain {
          id
          displayName
        }
        partner {
          id
          displayName
        }
      }
      entries {
        ...SupportEntry
      }
      seeding {
        number
        isByHand
        entry {
          ...SupportEntry
          level
        }
      }
      groups {
        id
        number
        table {
          entry {
            ...SupportEntry
          }
        }
      }
      fixtures {
        ...SupportFixture
      }
      priorityList {
        position
        entryId
        matches
        players {
          id
          displayName
        }
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
      draw {
        seed
        version
        drawnAt
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

export const CREATE_TOURNAMENT = graphql(`
  mutation CreateTournament($input: CreateTournamentInput!) {
    createTournament(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      tournament {
        id
      }
    }
  }
`);

export const EDIT_TOURNAMENT = graphql(`
  mutation EditTournament($input: EditTournamentInput!) {
    editTournament(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      tournament {
        ...SupportTournamentDetails
      }
    }
  }
`);

export const EXPORT_TOURNAMENT = graphql(`
  query ExportTournament($id: ID!) {
    record: exportTournament(id: $id)
  }
`);

export const PREVIEW_RECORD = graphql(`
  query PreviewTournamentRecord($input: PreviewTournamentRecordInput!) {
    previewTournamentRecord(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      events {
        ...RecordEventFacts
      }
      warnings {
        ...RecordWarningFacts
      }
    }
  }
  fragment RecordEventFacts on RecordEvent {
    path
    name
    sport {
      id
    }
    format
    gameMode
    numberPlayers
    startOn
    entries
    seeds
    matches
    matchesTaken
    results
    guests
    people {
      id
      name
      user {
        id
      }
    }
    warnings {
      ...RecordWarningFacts
    }
    warningsCount
  }
  fragment RecordWarningFacts on RecordWarning {
    path
    code
    about
  }
`);

export const IMPORT_TOURNAMENT = graphql(`
  mutation ImportTournament($input: ImportTournamentInput!) {
    importTournament(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      tournament {
        id
      }
    }
  }
`);

export const OPEN_TOURNAMENT = graphql(`
  mutation OpenTournament($input: SupportTournamentActionInput!) {
    openTournament(input: $input) {
      success
      errorCode
    }
  }
`);

export const START_TOURNAMENT = graphql(`
  mutation StartTournament($input: SupportTournamentActionInput!) {
    startTournament(input: $input) {
      success
      errorCode
    }
  }
`);

export const CANCEL_TOURNAMENT = graphql(`
  mutation CancelTournament($input: SupportTournamentActionInput!) {
    cancelTournament(input: $input) {
      success
      errorCode
    }
  }
`);

export const EXCLUDE_ENTRY = graphql(`
  mutation ExcludeEntry($input: ExcludeEntryInput!) {
    excludeEntry(input: $input) {
      success
      errorCode
    }
  }
`);

export const EXTEND_FIXTURE = graphql(`
  mutation ExtendTournamentFixture($input: ExtendTournamentFixtureInput!) {
    extendTournamentFixture(input: $input) {
      success
      errorCode
    }
  }
`);

export const DECIDE_FIXTURE = graphql(`
  mutation DecideTournamentFixture($input: DecideTournamentFixtureInput!) {
    decideTournamentFixture(input: $input) {
      success
      errorCode
    }
  }
`);

export const EXCHANGE_GROUP_ENTRIES = graphql(`
  mutation ExchangeGroupEntries($input: ExchangeGroupEntriesInput!) {
    exchangeGroupEntries(input: $input) {
      success
      errorCode
    }
  }
`);

export const LINK_GUEST = graphql(`
  mutation LinkTournamentGuest($input: LinkTournamentGuestInput!) {
    linkTournamentGuest(input: $input) {
      success
      errorCode
    }
  }
`);

export const MOVE_IN_PRIORITY_LIST = graphql(`
  mutation MoveInPriorityList($input: MoveInPriorityListInput!) {
    moveInPriorityList(input: $input) {
      success
      errorCode
    }
  }
`);

export const INVITE_TO_SLAM = graphql(`
  mutation InviteToSlam($input: InviteToSlamInput!) {
    inviteToSlam(input: $input) {
      success
      errorCode
    }
  }
`);

export const SET_SEEDS = graphql(`
  mutation SetTournamentSeeds($input: SetTournamentSeedsInput!) {
    setTournamentSeeds(input: $input) {
      success
      errorCode
    }
  }
`);
