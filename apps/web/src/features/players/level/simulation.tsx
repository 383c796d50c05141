import { Button, Group, NativeSelect, Text } from '@mantine/core';
import type { MatchSimulationInput } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { GAME_MODES } from '@setpoint/scoring';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from './level-query.js';
import classes from './level-tab.module.css';
import { PlayerSelect, type ChosenPlayer } from './player-select.js';
import { SimulationResult } from './simulation-result.js';

type Team = readonly (ChosenPlayer | null)[];
type Sides = { readonly A: Team; readonly B: Team };
const SIDES = ['A', 'B'] as const;

interface SimulationProps {
  readonly format: Format;
  /** Who is on each side at first; all places can be given to others. */
  readonly teamA: Team;
  readonly teamB: Team;
}

/** What would come of a match between two players or pairs (PLY-06). */
export default function Simulation({ format, teamA, teamB }: SimulationProps) {
  const { t } = useTranslation(['level', 'competitions']);
  const me = useMe();
  const isPair = format.numberPlayers === 2;
  const places = (team: Team): Team => [team[0] ?? null, ...(isPair ? [team[1] ?? null] : [])];
  const [sides, setSides] = useState<Sides>({ A: places(teamA), B: places(teamB) });
  const [gameMode, setGameMode] = useState<(typeof GAME_MODES)[number]>('THREE_SETS_6_GAMES');
  const [input, setInput] = useState<MatchSimulationInput | null>(null);
  if (!me) return null;
  const everybody = [...sides.A, ...sides.B];
  const taken = everybody.flatMap((one) => one?.id ?? []);
  const choose = (side: 'A' | 'B', place: number, player: ChosenPlayer | null) => {
    setSides({ ...sides, [side]: sides[side].map((one, at) => (at === place ? player : one)) });
    setInput(null);
  };
  const idsOf = (team: Team) => team.flatMap((one) => one?.id ?? []);
  const nameOf = (team: Team) => team.flatMap((one) => one?.displayName ?? []).join(' / ');
  return (
    <section className={classes.card} aria-labelledby="simulation">
      <h3 id="simulation" className={classes.title}>
        {t('simulation.title')}
      </h3>
      <Text size="sm" c="dimmed" mb="sm">
        {t('simulation.text')}
      </Text>
      <div className={classes.fields}>
        {SIDES.flatMap((side) =>
          sides[side].map((chosen, place) => (
            <PlayerSelect
              key={`${side}${place}`}
              label={t(isPair ? 'simulation.placeOfPair' : 'simulation.place', { side, number: place + 1 })}
              chosen={chosen}
              taken={taken}
              onChoose={(player) => choose(side, place, player)}
            />
          )),
        )}
        <NativeSelect
          label={t('simulation.mode')}
          value={gameMode}
          data={GAME_MODES.map((value) => ({ value, label: t(`competitions:mode.${value}`) }))}
          onChange={({ currentTarget }) => {
            setGameMode(GAME_MODES.find((mode) => mode === currentTarget.value)!);
            setInput(null);
          }}
        />
      </div>
      <Group mt="sm">
        <Button
          variant="light"
          disabled={everybody.some((one) => one === null)}
          onClick={() => setInput({ sport: format.sport, gameMode, teamA: idsOf(sides.A), teamB: idsOf(sides.B) })}
        >
          {t('simulation.start')}
        </Button>
      </Group>
      {input && (
        <SimulationResult
          input={input}
          sides={input.teamA.includes(me.id) ? undefined : [nameOf(sides.A), nameOf(sides.B)]}
        />
      )}
    </section>
  );
}
