import { ActionIcon, Button, Collapse, Stack, Text } from '@mantine/core';
import type { SessionUser } from '@setpoint/client/session';
import { PlayerAvatar } from '@setpoint/ui';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerPicker } from '../picker/player-picker.js';
import classes from './find-time.module.css';
import { MOST_OPPONENTS, type Opponent } from './times.js';

/** With whom: one to three players, chosen as in the wizard of a match. */
export function ChoosePlayers({
  me,
  opponents,
  onChange,
}: {
  readonly me: SessionUser;
  readonly opponents: readonly Opponent[];
  onChange(ids: readonly string[]): void;
}) {
  const { t } = useTranslation('match-page');
  const [choosing, setChoosing] = useState(opponents.length === 0);
  const ids = opponents.map(({ id }) => id);
  const isFull = ids.length === MOST_OPPONENTS;
  return (
    <Stack gap="sm">
      {opponents.length > 0 && (
        <ul className={classes.chosen} aria-label={t('find.chosen')}>
          {opponents.map((player) => (
            <li key={player.id} className={classes.player}>
              <PlayerAvatar player={player} size={32} />
              <Text size="sm" fw={600} className={classes.name}>
                {player.displayName}
              </Text>
              <ActionIcon
                color="gray"
                aria-label={t('new.uninvite', { name: player.displayName })}
                onClick={() => onChange(ids.filter((id) => id !== player.id))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {!isFull && opponents.length > 0 && (
        <Button
          variant="default"
          aria-expanded={choosing}
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setChoosing(!choosing)}
          className={classes.add!}
        >
          {t('find.add')}
        </Button>
      )}
      <Collapse expanded={choosing && !isFull}>
        {choosing && !isFull && (
          <PlayerPicker
            sport={null}
            numberPlayers={null}
            me={me.id}
            taken={new Set(ids)}
            takenLabel={t('find.taken')}
            action={(player) => (
              <Button
                size="sm"
                variant="light"
                aria-label={t('find.addNamed', { name: player.displayName })}
                onClick={() => onChange([...ids, player.id])}
              >
                {t('find.addShort')}
              </Button>
            )}
          />
        )}
      </Collapse>
    </Stack>
  );
}
