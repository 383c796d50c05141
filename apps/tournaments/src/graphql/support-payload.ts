import type { Identity, Outcome } from '@setpoint/kernel';
import { failed, succeed, type LoaderRegistry } from '@setpoint/service-kit';
import type { TournamentId } from '../domain/tournament.js';
import type { ResolversTypes, SupportTournamentErrorCode } from './generated/schema.js';
import type { ReadTournaments } from './read-tournaments.js';

export type SupportPayload = ResolversTypes['SupportTournamentPayload'];

/** The tournament after support's change, or a refusal. */
export async function supportPayload(
  outcome: Outcome<TournamentId, SupportTournamentErrorCode>,
  read: ReadTournaments,
  viewer: Identity,
  loaders: LoaderRegistry,
): Promise<SupportPayload> {
  loaders.clear();
  if (!outcome.ok) return failed(outcome, { tournament: null });
  return succeed({ tournament: await read.one(outcome.value, viewer, loaders) });
}
