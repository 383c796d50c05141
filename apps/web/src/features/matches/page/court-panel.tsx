import { Anchor, Group, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import { Directions } from '../../../entities/court/directions.js';
import classes from './match-board.module.css';

/** Where the match is: the centre, how to reach it, and the way there. */
export function CourtPanel({ court }: { readonly court: NonNullable<MatchViewFragment['court']> }) {
  const { t } = useTranslation('match');
  return (
    <section className={classes.where} aria-label={t('page.where')}>
      <div>
        <Anchor variant="standalone" component={Link} to={courtPath(court)} fw={600}>
          {court.name}
        </Anchor>
        <Text size="sm">{[court.address, court.city].filter(Boolean).join(', ')}</Text>
        <Group gap="md" className={classes.ways!}>
          <Directions court={court} />
          {court.phone && (
            <Anchor
              variant="standalone"
              href={`tel:${court.phone.replaceAll(' ', '')}`}
              size="sm"
              className={classes.contact!}
            >
              {court.phone}
            </Anchor>
          )}
          {court.bookingUrl?.startsWith('http') && (
            <Anchor
              variant="standalone"
              href={court.bookingUrl}
              target="_blank"
              rel="noreferrer"
              size="sm"
              className={classes.contact!}
            >
              {t('page.book')}
            </Anchor>
          )}
        </Group>
      </div>
    </section>
  );
}
