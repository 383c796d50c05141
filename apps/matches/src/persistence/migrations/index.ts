import { CreateMatches1763683200001 } from './0001-create-matches.js';
import { SingularNames1763683200002 } from './0002-singular-names.js';
import { ResultVersions1763683200003 } from './0003-result-versions.js';
import { PositionsOnTheGrid1763683200004 } from './0004-positions-on-the-grid.js';
import { CurrentMatchesOfPlayers1763683200005 } from './0005-current-matches-of-players.js';
import { Calendars1763683200006 } from './0006-calendars.js';
import { Reports1763683200007 } from './0007-reports.js';
import { AudiencesAndFreeTimes1763683200008 } from './0008-audiences-and-free-times.js';
import { Guests1763683200009 } from './0009-guests.js';
import { WaitingLists1763683200010 } from './0010-waiting-lists.js';
import { Polls1763683200011 } from './0011-polls.js';
import { Photos1763683200013 } from './0013-photos.js';
import { IdsByBytes1763683200016 } from './0016-ids-by-bytes.js';
import { WithdrawnInvitations1763683200017 } from './0017-withdrawn-invitations.js';
import { Fixtures1763683200019 } from './0019-fixtures.js';
import { ProposalWatches1795381500045 } from './0045-proposal-watches.js';
import { Mailboxes1763683200018 } from './0018-mailboxes.js';
import { IndexFigures1795381500050 } from './0050-figures.js';
import { IndexCompetitions1795381500060 } from './0060-matches-of-competitions.js';
import { Proposals1795381500061 } from './0061-proposals.js';

/** Oldest first. Append only. */
export const migrations = [
  CreateMatches1763683200001,
  SingularNames1763683200002,
  ResultVersions1763683200003,
  PositionsOnTheGrid1763683200004,
  CurrentMatchesOfPlayers1763683200005,
  Calendars1763683200006,
  Reports1763683200007,
  AudiencesAndFreeTimes1763683200008,
  Guests1763683200009,
  WaitingLists1763683200010,
  Polls1763683200011,
  Photos1763683200013,
  IdsByBytes1763683200016,
  WithdrawnInvitations1763683200017,
  Mailboxes1763683200018,
  Fixtures1763683200019,
  ProposalWatches1795381500045,
  IndexFigures1795381500050,
  IndexCompetitions1795381500060,
  Proposals1795381500061,
];
