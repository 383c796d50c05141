import { Button, Progress, Skeleton, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import type { MyCornerFragment } from '@setpoint/client/documents';
import { LevelDial, Loading } from '@setpoint/ui';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bestOf } from '../../../entities/player/level.js';
import { playerPath } from '../../../entities/player/player-link.js';
import classes from './my-corner.module.css';
import { Section } from './section.js';

export const MyCornerFields = graphql(`
  fragment MyCorner on User {
    id
    slug
    levels {
      sport {
        id
      }
      numberPlayers {
        id
      }
      rating
      selfAssessed
    }
    completeness {
      percent
      missing
    }
    statistics {
      matches
      wins
      currentStreak
    }
  }
`);

const MyLevelChart = lazy(() => import('./my-level-chart.js'));
/** In px, about what chart and heading take. */
const CHART_HEIGHT = 114;

/** Parts of the profile that are filled in among the sports; the others stand in the account. */
const IN_SPORTS: Readonly<Record<string, string>> = {
  sports: '/player/sports',
  levels: '/player/sports',
  availability: '/player/sports/availability',
};

/** What a profile still needs, in this order. */
const PROFILE_PARTS = [
  'sports',
  'levels',
  'location',
  'photo',
  'availability',
  'sex',
  'birthDate',
  'playingHand',
  'description',
  'heightCm',
  'weightKg',
];

/** My levels, my figures, and what my profile still lacks. */
export function MyCorner({ player }: { readonly player: MyCornerFragment }) {
  const { t } = useTranslation(['dashboard', 'player-ui']);
  const { levels, completeness, statistics } = player;
  const missing = PROFILE_PARTS.find((part) => completeness?.missing.includes(part));
  // The level that matches have moved; an estimate has no history.
  const moved = bestOf(levels.filter(({ selfAssessed }) => !selfAssessed));
  const profile = moved
    ? `${playerPath(player, 'level')}?format=${moved.sport.id}-${moved.numberPlayers.id}`
    : playerPath(player);
  return (
    <Section title={t('corner.title')} more={{ to: profile, label: t('corner.more') }}>
      <div className={classes.card}>
        {levels.length > 0 ? (
          <ul className={classes.dials}>
            {levels.map((level) => {
              const label = t(`player-ui:format.long.${level.sport.id}-${level.numberPlayers.id}`);
              return (
                <li key={label}>
                  <LevelDial rating={level.rating} selfAssessed={level.selfAssessed} label={label} />
                  <span aria-hidden>{label}</span>
                </li>
              );
            })}
          </ul>
        ) : (
          <Button component={Link} to="/player/sports" variant="light">
            {t('player-ui:level.set')}
          </Button>
        )}
        {moved && statistics.matches > 0 && (
          <ChartWhenSeen me={player.id} sport={Number(moved.sport.id)} numberPlayers={Number(moved.numberPlayers.id)} />
        )}
        <Text size="sm" c="dimmed">
          {statistics.matches === 0
            ? t('corner.noMatches')
            : t('corner.figures', { count: statistics.matches, wins: statistics.wins })}
          {statistics.currentStreak > 1 && ` ${t('corner.streak', { count: statistics.currentStreak })}`}
        </Text>
        {completeness && missing && (
          <div className={classes.profile}>
            <Text size="sm" fw={600}>
              {t('corner.profile', { percent: completeness.percent })}
            </Text>
            <Progress
              value={completeness.percent}
              size="md"
              my={8}
              aria-label={t('corner.profile', { percent: completeness.percent })}
            />
            <Button component={Link} to={IN_SPORTS[missing] ?? '/player/account'} variant="light" size="sm" fullWidth>
              {t(`corner.missing.${missing}`)}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

/** On a phone it stands below what is to be done: nobody waits for it before scrolling there. */
function ChartWhenSeen(shown: Omit<ComponentProps<typeof MyLevelChart>, 'loading'>) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  if (!wasNear) return <div ref={ref} style={{ height: CHART_HEIGHT }} />;
  const loading = (
    <Loading>
      <Skeleton h={CHART_HEIGHT} />
    </Loading>
  );
  return (
    <Suspense fallback={loading}>
      <MyLevelChart {...shown} loading={loading} />
    </Suspense>
  );
}
