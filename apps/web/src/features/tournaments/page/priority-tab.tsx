import { Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { EmptyState, PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../entities/competitions/section.js';
import { TabFrame } from './tab-frame.js';
import classes from './entries.module.css';
import type { TabProps } from './tournament-view.js';

const PriorityQuery = graphql(`
  query TournamentPriority($id: ID!) {
    tournament(id: $id) {
      ...PriorityTab
    }
  }
`);

/** Who waits for a place of a slam, in turn, and why in this order (TRN-12). */
export default function PriorityTab({ tournament }: TabProps) {
  const { t } = useTranslation('tournaments');
  const me = useMe();
  return (
    <TabFrame query={PriorityQuery} id={tournament.id}>
      {({ priorityList }) =>
        priorityList.length === 0 ? (
          <EmptyState
            order={3}
            illustration="players"
            title={t('priority.empty.title')}
            text={t('priority.empty.text')}
          />
        ) : (
          <Stack gap="sm">
            <Quiet>{t('priority.text')}</Quiet>
            <ol className={classes.entries}>
              {priorityList.map(({ position, entryId, players, matches }) => (
                <li key={entryId} data-me={players.some(({ id }) => id === me?.id) || undefined}>
                  <span className={classes.position}>{position}</span>
                  <span className={classes.waiting}>
                    {players.map((player) => (
                      <span key={player.id} className={classes.person}>
                        <PlayerAvatar player={player} size={24} />
                        <span>{player.displayName}</span>
                      </span>
                    ))}
                  </span>
                  <Text span size="sm" c="dimmed" mt={2}>
                    {t('priority.matches', { count: matches })}
                  </Text>
                </li>
              ))}
            </ol>
          </Stack>
        )
      }
    </TabFrame>
  );
}
