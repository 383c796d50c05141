import { Anchor, Text } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { IconCrown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import classes from './profile-page.module.css';

/** What players say of themselves, and the centres that know them best; nothing where there is nothing (PLY-13). */
export function AboutCard({ player }: { readonly player: ProfileFragment }) {
  const { t } = useTranslation('player-ui');
  const centres = player.localLegendOf ?? [];
  if (!player.description && centres.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="about">
      <h3 id="about" className={classes.title}>
        {t('info.about', { name: player.firstName })}
      </h3>
      {player.description && <Text className={classes.description!}>{player.description}</Text>}
      {centres.length > 0 && (
        <Text size="sm" mt={player.description ? 'xs' : 0}>
          <IconCrown size={16} aria-hidden /> {t('profile.legendOf')}{' '}
          {centres.map((court, at) => (
            <span key={court.id}>
              {at > 0 && ', '}
              <Anchor component={Link} to={courtPath(court)} size="sm">
                {court.name}
              </Anchor>
            </span>
          ))}
        </Text>
      )}
    </section>
  );
}
