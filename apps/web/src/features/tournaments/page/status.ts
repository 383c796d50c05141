import type { TournamentHeadFragment } from '@setpoint/client/documents';

/** How a tournament stands, in one sentence: what is still needed comes first. Null where the state says all. */
export function statusOf({
  state,
  teams,
  minTeams,
  teamsToStart,
  placesLeft,
}: Pick<TournamentHeadFragment, 'state' | 'teams' | 'minTeams' | 'teamsToStart' | 'placesLeft'>) {
  switch (state) {
    case 'OPEN':
      if (teams < minTeams) return { what: 'needed', count: minTeams - teams } as const;
      if (placesLeft === 0) return { what: 'full', count: 0 } as const;
      if (teams < teamsToStart) return { what: 'goesAhead', count: teamsToStart - teams } as const;
      return { what: 'placesLeft', count: placesLeft } as const;
    case 'CLOSED':
      return { what: 'closed', count: 0 } as const;
    case 'IN_PROGRESS':
    case 'COMPLETED':
      return null;
    case 'CANCELLED':
      return { what: 'cancelled', count: 0 } as const;
    case 'PLANNED':
      return { what: 'planned', count: 0 } as const;
  }
}
