import type { DataOf, evaluationGiven, resultConfirmed, tournamentCompleted } from '@setpoint/events';
import { earned, type PointsEntry } from './points.js';

type Result = Pick<DataOf<typeof resultConfirmed>, 'match' | 'result' | 'confirmedAt'>;

/** A walkover earns no points, because nothing was played. */
const isPlayed = ({ result }: Result) => result.outcome !== 'WALKOVER';

/** Players of a match with a confirmed result. */
export const playersOf = (data: Result): readonly string[] =>
  isPlayed(data) ? [...data.match.teamA, ...data.match.teamB] : [];

/** Points of a confirmed match: competitive ones count. With a guest a match is friendly until the guest has an account. */
export function pointsOfResult(data: Result): PointsEntry[] {
  const { match, result, confirmedAt } = data;
  if (match.isFriendly || !isPlayed(data)) return [];
  const at = new Date(confirmedAt);
  const winners = result.winner === 'A' ? match.teamA : result.winner === 'B' ? match.teamB : [];
  return [
    ...playersOf(data).map((player) => earned(player, 'MATCH_PLAYED', match.matchId, at)),
    ...winners.map((player) => earned(player, 'MATCH_WON', match.matchId, at)),
  ];
}

/** For the author, once per opponent of the match. */
export const pointsOfEvaluation = (
  { match, actorId, evaluatedId }: Pick<DataOf<typeof evaluationGiven>, 'match' | 'actorId' | 'evaluatedId'>,
  at: Date,
): PointsEntry => earned(actorId, 'EVALUATION_GIVEN', match.matchId, at, `${match.matchId}:${evaluatedId}`);

/** For the referrer, once the referred player has played. */
export const pointsOfReferral = (referrer: string, referred: string, playedAt: Date): PointsEntry =>
  earned(referrer, 'PLAYER_REFERRED', referred, playedAt);

/** Once per account, even if the field is cleared and filled in again. */
export const pointsOfProfile = (player: string, at: Date): PointsEntry => earned(player, 'PROFILE_COMPLETED', null, at);

export const entrantsOf = (data: DataOf<typeof tournamentCompleted>): readonly string[] =>
  data.entrants.flatMap(({ playerIds }) => playerIds);

export function pointsOfTournament(data: DataOf<typeof tournamentCompleted>): PointsEntry[] {
  const at = new Date(data.completedAt);
  return data.entrants.flatMap(({ playerIds, reached }) =>
    playerIds.flatMap((player) => [
      earned(player, 'TOURNAMENT_PLAYED', data.tournamentId, at),
      ...(reached === 'WON' ? [earned(player, 'TOURNAMENT_WON', data.tournamentId, at)] : []),
    ]),
  );
}
