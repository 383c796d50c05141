import { Button, Group, Text } from '@mantine/core';
import type { MatchSimulationInput, ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from './level-query.js';
import classes from './level-tab.module.css';
import { PlayerSelect, type ChosenPlayer } from './player-select.js';
import { SimulationResult } from './simulation-result.js';

/** What would come of a match with this player, or of mine with another (PLY-06). */
export function Simulation({
  player,
  self,
  format,
}: {
  readonly player: ProfileFragment;
  readonly self: boolean;
  readonly format: Format;
}) {
  const { t } = useTranslation('level');
  const me = useMe();
  const [partner, setPartner] = useState<ChosenPlayer | null>(null);
  const [opponents, setOpponents] = useState<readonly (ChosenPlayer | null)[]>([self ? null : player]);
  const [input, setInput] = useState<MatchSimulationInput | null>(null);
  if (!me || player.isBlockedByMe) return null;
  const isPair = format.numberPlayers === 2;
  const teamA: readonly (ChosenPlayer | null)[] = isPair ? [me, partner] : [me];
  const teamB = [opponents[0] ?? null, ...(isPair ? [opponents[1] ?? null] : [])];
  const idsOf = (team: readonly (ChosenPlayer | null)[]) => team.flatMap((one) => one?.id ?? []);
  const taken = [...idsOf(teamA), ...idsOf(teamB)];
  const isComplete = [...teamA, ...teamB].every((one) => one !== null);
  const choose = (change: () => void) => {
    change();
    setInput(null);
  };
  return (
    <section className={classes.card} aria-labelledby="simulation">
      <h3 id="simulation" className={classes.title}>
        {self ? t('simulation.title') : t('simulation.titleAgainst', { name: player.firstName })}
      </h3>
      <Text size="sm" c="dimmed" mb="sm">
        {t('simulation.text')}
      </Text>
      <div className={classes.fields}>
        {isPair && (
          <PlayerSelect
            label={t('simulation.partner')}
            chosen={partner}
            taken={taken}
            onChoose={(chosen) => choose(() => setPartner(chosen))}
          />
        )}
        {teamB.map(
          (chosen, index) =>
            (self || index > 0) && (
              <PlayerSelect
                key={index}
                label={
                  self
                    ? t(isPair ? 'simulation.opponentNumber' : 'simulation.opponent', { number: index + 1 })
                    : t('simulation.partnerOf', { name: player.firstName })
                }
                chosen={chosen}
                taken={taken}
                onChoose={(next) => choose(() => setOpponents(teamB.map((one, at) => (at === index ? next : one))))}
              />
            ),
        )}
      </div>
      <Group mt="sm">
        <Button
          variant="light"
          disabled={!isComplete}
          onClick={() => setInput({ sport: format.sport, teamA: idsOf(teamA), teamB: idsOf(teamB) })}
        >
          {t('simulation.start')}
        </Button>
      </Group>
      {input && <SimulationResult input={input} />}
    </section>
  );
}
