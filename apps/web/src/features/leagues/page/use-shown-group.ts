import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useParams } from 'react-router';

/** As a phase stands in an address. */
export const phaseSegment = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `${year}-${number}`;

/** The group that the address names, or else mine, or else the first of the phase that is played. */
export function useShownGroup({ phases, currentPhase, myGroup }: LeagueHeadFragment) {
  const { faseTournament, idFase } = useParams();
  const formed = phases.filter(({ groups }) => groups.length > 0);
  const named = formed.find((each) => phaseSegment(each) === faseTournament);
  const phase =
    named ??
    formed.find(({ id }) => id === (myGroup?.phase.id ?? currentPhase?.id)) ??
    formed.find(({ id }) => id === currentPhase?.id) ??
    formed.at(-1) ??
    null;
  const wanted = named ? phase?.groups.find(({ number }) => String(number) === idFase) : undefined;
  const group = wanted ?? phase?.groups.find(({ id }) => id === myGroup?.id) ?? phase?.groups[0] ?? null;
  return { formed, phase, group };
}
