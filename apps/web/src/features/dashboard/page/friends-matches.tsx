import { Button } from '@mantine/core';
import type { MatchCardFragment } from '@setpoint/client/documents';
import { EmptyState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { Section } from './section.js';

/** The newest of what the people I follow play, and the way to all of it (PLY-11). */
export function FriendsMatches({ items }: { readonly items: readonly { match: MatchCardFragment }[] | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('friends.title')} more={{ to: '/match/friends', label: t('friends.more') }}>
      {!items ? (
        <Loading>
          <MatchCardsSkeleton rail count={3} />
        </Loading>
      ) : items.length > 0 ? (
        <MatchCards rail items={items} />
      ) : (
        <EmptyState
          order={3}
          illustration="players"
          title={t('friends.empty')}
          text={t('friends.emptyText')}
          action={
            <Button component={Link} to="/player/list" variant="light">
              {t('players.more')}
            </Button>
          }
        />
      )}
    </Section>
  );
}
