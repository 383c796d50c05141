import { Anchor, Group, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import { CourtMap } from '../../../entities/court/court-map.js';
import classes from './match-board.module.css';

/** Where the match is: the centre, how to reach it, and a map for those whose place is known. */
export function CourtPanel({ court }: { readonly court: NonNullable<MatchViewFragment['court']> }) {
  const { t } = useTranslation('match');
  const me = useMe();
  return (
    <section className={classes.where} aria-label={t('page.where')}>
      <div>
        <Anchor component={Link} to={courtPath(court)} fw={600}>
          {court.name}
        </Anchor>
        <Text size="sm">
          {court.address}, {court.city}
        </Text>
        <Group gap="md">
          {court.phone && (
            <Anchor href={`tel:${court.phone.replaceAll(' ', '')}`} className={classes.contact!}>
              {court.phone}
            </Anchor>
          )}
          {court.bookingUrl?.startsWith('http') && (
            <Anchor href={court.bookingUrl} target="_blank" rel="noreferrer" className={classes.contact!}>
              {t('page.book')}
            </Anchor>
          )}
        </Group>
      </div>
      {me?.locationLat != null && me.locationLng != null && (
        <CourtMap courts={[court]} home={{ lat: me.locationLat, lng: me.locationLng }} height={220} />
      )}
    </section>
  );
}
