import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useParams } from 'react-router';

/** As a phase stands in an address. */
export const phaseSegment = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `${year}-${number}`;

/** The group that the address names, or else mine, or else the first of the phase that is played; by its number. */
export function useShownGroup({ phases, currentPhase, myGroup }: LeagueHeadFragment) {
  const { faseTournament, idFase } = useParams();
  const formed = phases.filter(({ groupCount }) => groupCount > 0);
  const named = formed.find((each) => phaseSegment(each) === faseTournament);
  const phase =
    named ??
    formed.find(({ id }) => id === (myGroup?.phase.id ?? currentPhase?.id)) ??
    formed.find(({ id }) => id === currentPhase?.id) ??
    formed.at(-1) ??
    null;
  const count = phase?.groupCount ?? 0;
  const wanted = named && /^[1-9]\d{0,4}$/.test(idFase ?? '') ? Number(idFase) : null;
  const own = myGroup && myGroup.phase.id === phase?.id ? myGroup.number : null;
  const number = wanted !== null && wanted <= count ? wanted : (own ?? 1);
  return { formed, phase, number, own };
}
