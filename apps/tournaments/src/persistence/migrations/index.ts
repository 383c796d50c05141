import type { MigrationInterface } from 'typeorm';
import { CreateTournaments1795381500001 } from './0001-tournaments.js';
import { CreateProjections1795381500002 } from './0002-projections.js';
import { CreateSupportActions1795381500003 } from './0003-support-actions.js';
import { CreatePlay1795381500020 } from './0020-play.js';
import { AddPhotos1795381500040 } from './0040-photos.js';
import { IndexFigures1795381500050 } from './0050-figures.js';
import { AddContradicted1795381500060 } from './0060-contradicted.js';
import { RepublishPrivate1795381500070 } from './0070-private-matches.js';
import { AddHandSeeds1795381500080 } from './0080-hand-seeds.js';
import { AddEnteredResults1795381500090 } from './0090-entered-results.js';
import { AddReportedNoShows1795381500100 } from './0100-reported-no-shows.js';
import { KeepSeedsAlone1795381500110 } from './0110-seeds-alone.js';
import { AddGuests1795381500120 } from './0120-guests.js';

/** In order; append only. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateTournaments1795381500001,
  CreateProjections1795381500002,
  CreateSupportActions1795381500003,
  CreatePlay1795381500020,
  AddPhotos1795381500040,
  IndexFigures1795381500050,
  AddContradicted1795381500060,
  RepublishPrivate1795381500070,
  AddHandSeeds1795381500080,
  AddEnteredResults1795381500090,
  AddReportedNoShows1795381500100,
  KeepSeedsAlone1795381500110,
  AddGuests1795381500120,
];
