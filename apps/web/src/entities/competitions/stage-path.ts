import type { CompetitionStage } from '@setpoint/client/documents';

const STAGES: readonly CompetitionStage[] = [
  'ROUND_ROBIN',
  'FINAL_LEAGUE',
  'LAST_64',
  'LAST_32',
  'LAST_16',
  'LAST_8',
  'QUARTER_FINALS',
  'SEMIFINAL',
  'FINAL',
];

/** `QUARTER_FINALS` → `quarter-finals`, as stages stand in addresses (RTE-06). */
export const stageSegment = (stage: CompetitionStage): string => stage.toLowerCase().replaceAll('_', '-');

export const stageOf = (segment: string | undefined): CompetitionStage | null =>
  STAGES.find((stage) => stageSegment(stage) === segment) ?? null;
