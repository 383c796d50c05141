import { Button } from '@mantine/core';
import type { DashboardQuery } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchCard } from '../../../entities/match/match-card.js';
import { Section } from './section.js';
import classes from './free-places.module.css';

type Open = NonNullable<DashboardQuery['matches']>['edges'][number]['node'];

/** Where I could play: a shelf of cards, side by side under the thumb. */
export function FreePlaces({ matches, place }: { readonly matches: readonly Open[]; readonly place: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Section
      bare
      title={place ? t('open.title', { place }) : t('open.titleAnywhere')}
      more={{ to: '/match/list', label: t('seeAll') }}
    >
      {matches.length > 0 ? (
        <ul className={classes.shelf}>
          {matches.map((match) => (
            <li key={match.id}>
              <MatchCard match={match} distanceKm={match.distanceKm} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          order={3}
          illustration="court"
          title={t('open.empty')}
          text={t('open.emptyText')}
          action={
            <Button component={Link} to="/match/new" variant="light">
              {t('newMatch')}
            </Button>
          }
        />
      )}
    </Section>
  );
}
