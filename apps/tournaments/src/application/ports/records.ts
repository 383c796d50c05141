import type { UserId } from '@setpoint/kernel';
import type { PlayOfTournament } from '../../domain/play/play.js';
import type { Registration } from '../../domain/registration.js';
import type { SupportAction } from '../../domain/support-action.js';
import type { Tournament } from '../../domain/tournament.js';
import type { ClientRequest, Unit } from './books.js';

export interface NewTournament {
  readonly tournament: Tournament;
  readonly registrations: readonly Registration[];
  readonly play: PlayOfTournament;
  readonly action: SupportAction;
  readonly request: ClientRequest;
}

/** Export and import of tournaments as records. */
export abstract class Records {
  /** Display names of known people. */
  abstract namesOf(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>;
  /** False if the request has already created something. */
  abstract create(made: NewTournament, unit: Unit): Promise<boolean>;
  abstract requested(
    request: Pick<ClientRequest, 'playerId' | 'requestId'>,
  ): Promise<{ readonly inputHash: string; readonly made: string } | null>;
}
