import { CreatePlayers1763683200001 } from './0001-players.js';
import { AddRelationListsAndPendingFacts1763683200002 } from './0002-relation-lists-and-pending-facts.js';
import { StorePlacesAsPoints1763683200003 } from './0003-place-as-point.js';
import { RenameToFieldTerms1763683200004 } from './0004-field-terms.js';
import { CreatePlayerSearch1763683200005 } from './0005-player-search.js';
import { KeepCounters1763683200006 } from './0006-counters.js';
import { AddSearchEnginesAndWelcome1763683200007 } from './0007-search-engines-and-welcome.js';
import { AddCoarsePlaces1763683200008 } from './0008-coarse-places.js';
import { AddLevels1763683200009 } from './0009-levels.js';
import { AddRankings1763683200020 } from './0020-rankings.js';
import { AddRefitsAndBonuses1763683200021 } from './0021-refits-and-bonuses.js';
import { AddMatchesNotRated1763683200022 } from './0022-matches-not-rated.js';
import { AddFairPlay1763683200023 } from './0023-fair-play.js';
import { AddSurfaces1763683200024 } from './0024-surfaces.js';
import { AddSportDetails1763683200025 } from './0025-sport-details.js';
import { AddAvatars1763683200026 } from './0026-avatars.js';
import { AddSurfacesOfLevels1763683200027 } from './0027-surfaces-of-levels.js';
import { AddNationality1763683200028 } from './0028-nationality.js';
import { AddLongestStreaks1763683200029 } from './0029-longest-streaks.js';
import { AddReplaysLeft1763683200030 } from './0030-replays-left.js';
import { KeepLevelsOnFits1763683200031 } from './0031-levels-stay-on-a-fit.js';
import { AddNoiseOfCalibration1763683200032 } from './0032-noise-of-calibration.js';
import { RateSportsAsAWhole1763683200033 } from './0033-levels-of-a-sport.js';
import { FindMistypedNames1763683200034 } from './0034-mistyped-names.js';
import { AddTournamentGuests1763683200035 } from './0035-tournament-guests.js';

/** Oldest first; append only. */
export const migrations = [
  CreatePlayers1763683200001,
  AddRelationListsAndPendingFacts1763683200002,
  StorePlacesAsPoints1763683200003,
  RenameToFieldTerms1763683200004,
  CreatePlayerSearch1763683200005,
  KeepCounters1763683200006,
  AddSearchEnginesAndWelcome1763683200007,
  AddCoarsePlaces1763683200008,
  AddLevels1763683200009,
  AddRankings1763683200020,
  AddRefitsAndBonuses1763683200021,
  AddMatchesNotRated1763683200022,
  AddFairPlay1763683200023,
  AddSurfaces1763683200024,
  AddSportDetails1763683200025,
  AddAvatars1763683200026,
  AddSurfacesOfLevels1763683200027,
  AddNationality1763683200028,
  AddLongestStreaks1763683200029,
  AddReplaysLeft1763683200030,
  KeepLevelsOnFits1763683200031,
  AddNoiseOfCalibration1763683200032,
  RateSportsAsAWhole1763683200033,
  FindMistypedNames1763683200034,
  AddTournamentGuests1763683200035,
];
