import { Button, Text } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AvailabilityGrid } from '../../../entities/player/availability-grid.js';
import classes from './profile-page.module.css';

/** When there is time to play (PLY-10). */
export function AvailabilityCard({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  const { t } = useTranslation('player-ui');
  const me = useMe();
  const { slots, noFixedDays } = player.availability;
  return (
    <section className={classes.card} aria-labelledby="availability">
      <h3 id="availability" className={classes.title}>
        {t('availability.title')}
      </h3>
      {slots.length > 0 ? (
        <AvailabilityGrid players={[{ name: player.displayName, availability: player.availability }]} />
      ) : (
        <Text size="sm" c="dimmed">
          {t(noFixedDays ? 'availability.noFixedDays' : 'availability.unknown')}
        </Text>
      )}
      {!self && me && !player.isBlockedByMe && (
        <Button component={Link} to={`/match/find?with=${encodeURIComponent(player.id)}`} variant="light" mt="sm">
          {t('availability.findTime')}
        </Button>
      )}
      {self && (
        <Button component={Link} to="/player/sports/availability" variant="light" mt="sm">
          {t('availability.edit')}
        </Button>
      )}
    </section>
  );
}
