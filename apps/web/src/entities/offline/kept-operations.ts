/** What stays readable without a network (BYD-06): one's schedule, and the pages that one saw last. Nothing of payments. */
export const KEPT_OPERATIONS: ReadonlySet<string> = new Set([
  ...['Dashboard', 'TournamentsForMe', 'LeaguesForMe', 'MyLevelHistory', 'ResultsWaiting', 'Notifications'],
  ...['MyMatches', 'MyWaitingLists', 'FriendsMatches', 'MatchPage', 'MatchList'],
  ...[
    'PlayerProfile',
    'PlayerList',
    'PlayerTrophies',
    'FavouriteCourtsOfPlayer',
    'LevelOfPlayer',
    'StatisticsOfPlayer',
  ],
  ...['MatchesOfPlayer', 'TournamentsOfPlayer', 'LeaguesOfPlayer', 'CourtOfPage', 'MatchesAtCourt', 'CourtList'],
  ...['TournamentList', 'TournamentPage', 'TournamentBracket', 'TournamentMatches', 'TournamentGroups'],
  ...['TournamentRules', 'TournamentTeams', 'LeagueList', 'LeaguePage', 'LeagueGroupPage'],
]);
