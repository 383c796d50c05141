import type { CompetitionStage } from '@setpoint/client/documents';

/** How far one can come in a competition (TRN-03): its rounds, and having won it. */
export type Stage = CompetitionStage | 'WINNER';

const STAGES: readonly Stage[] = [
  'ROUND_ROBIN',
  'FINAL_LEAGUE',
  'LAST_64',
  'LAST_32',
  'LAST_16',
  'LAST_8',
  'QUARTER_FINALS',
  'SEMIFINAL',
  'FINAL',
  'WINNER',
];

/** `QUARTER_FINALS` → `quarter-finals`, as stages stand in addresses (RTE-06). */
export const stageSegment = (stage: Stage): string => stage.toLowerCase().replaceAll('_', '-');

export const stageOf = (segment: string | undefined): Stage | null =>
  STAGES.find((stage) => stageSegment(stage) === segment) ?? null;
