/** What stays readable without a network (BYD-06): one's schedule, and the pages that one saw last. Nothing of payments. */
export const KEPT_OPERATIONS: ReadonlySet<string> = new Set([
  ...['Dashboard', 'MyMatches', 'FriendsMatches', 'MatchPage', 'MatchList', 'Notifications'],
  ...['PlayerProfile', 'PlayerList', 'LevelOfPlayer', 'StatisticsOfPlayer', 'MatchesOfPlayer', 'TournamentsOfPlayer'],
  ...['CourtPage', 'CourtList', 'TournamentList', 'TournamentPage', 'TournamentBracket', 'TournamentMatches'],
  ...['TournamentGroups', 'TournamentRules', 'TournamentTeams', 'LeagueList', 'LeaguePage', 'LeagueGroupPage'],
]);
