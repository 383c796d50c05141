import { Alert, Skeleton, Text } from '@mantine/core';
import type { SimilarCourtsQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import classes from '../page/court-page.module.css';

/** Centres that may be the one that is suggested. */
export function SimilarList({
  found,
  failed,
}: {
  readonly found: SimilarCourtsQuery['similarCourts'] | undefined;
  readonly failed: boolean;
}) {
  const { t } = useTranslation('centre');
  if (failed)
    return (
      <Alert color="red" role="alert">
        {t('suggest.similarFailed')}
      </Alert>
    );
  if (!found) return <Skeleton height={120} radius="lg" />;
  if (found.length === 0) return <Text>{t('suggest.similarNone')}</Text>;
  return (
    <ul className={classes.offers}>
      {found.map(({ court, metres }) => (
        <li key={court.id}>
          <Link to={courtPath(court)}>{court.name}</Link>
          <Text size="sm" c="dimmed">
            {court.address}, {court.city} ·{' '}
            {metres < 1000 ? t('suggest.metres', { metres }) : t('suggest.km', { km: Math.round(metres / 1000) })}
          </Text>
        </li>
      ))}
    </ul>
  );
}
