import { useQuery } from '@apollo/client/react';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { FairPlayDetailsFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { RecordPage } from '../table/record-page.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { FAIR_PLAY_OF } from './documents.js';
import { FairPlayBadge, useScore } from './fair-play-columns.js';
import { FairPlayReview } from './fair-play-review.js';
import { FairPlaySignal } from './fair-play-signal.js';

/** What the watch says of one player, the matches behind it, and what support makes of it (BYD-12). */
export function FairPlayPlayerPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(FAIR_PLAY_OF, {
    variables: { playerId: id },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.fairPlayOf;
  return (
    <RecordPage
      title={t('fairPlay.title')}
      list={{ path: '/fair-play', text: t('fairPlay.back') }}
      found={found}
      error={error}
      refetch={refetch}
      missing={{ title: t('fairPlay.nothing'), text: t('fairPlay.nothingText') }}
    >
      {(found) => <Details found={found} />}
    </RecordPage>
  );
}

function Details({ found }: { readonly found: FairPlayDetailsFragment }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const score = useScore();
  const { id: playerId, player, signals, reviews, history } = found;
  const id = encodeURIComponent(playerId);
  return (
    <Stack mt="sm">
      <Group gap="md">
        <div>
          <h2 style={{ margin: 0 }}>{player?.displayName ?? t('players.nobody')}</h2>
          <Text className={classes.id} c="dimmed">
            {playerId}
          </Text>
        </div>
        <FairPlayBadge state={found.state} />
      </Group>
      <Text size="sm">{t('fairPlay.noVerdict')}</Text>
      <Group gap="md">
        <Anchor component={Link} size="sm" to={`/players/${id}`}>
          {t('fairPlay.account')}
        </Anchor>
        <Anchor component={Link} size="sm" to={`/cases?accused=${id}`}>
          {t('fairPlay.cases')}
        </Anchor>
      </Group>
      <div className={classes.cards}>
        <Card title={t('fairPlay.score')}>
          <Facts
            facts={[
              [t('fairPlay.score'), score(found.score)],
              [t('fairPlay.kinds.COLLUSION'), score(found.collusion)],
              [t('fairPlay.kinds.SANDBAGGING'), score(found.sandbagging)],
              [t('fairPlay.kinds.MISREPORTING'), score(found.misreporting)],
              [t('fairPlay.matches'), found.matches],
              [t('fairPlay.counted'), time(found.countedAt)],
            ]}
          />
        </Card>
        <Card title={t('fairPlay.history')}>
          <Facts
            facts={history
              .toReversed()
              .slice(0, 10)
              .map((each) => [time(each.countedAt)!, score(each.score)] as const)}
          />
        </Card>
        <Card title={t('fairPlay.reviews')}>
          <Stack gap="xs">
            {reviews.map(({ at, verdict, note, by, ...each }) => (
              <div key={at}>
                <Text size="sm" c="dimmed">
                  {t('fairPlay.reviewed', {
                    verdict: t(`fairPlay.states.${verdict}`),
                    name: by?.displayName ?? t('players.nobody'),
                    time: time(at),
                    score: score(each.score),
                  })}
                </Text>
                <Text style={{ overflowWrap: 'anywhere' }}>{note}</Text>
              </div>
            ))}
            {reviews.length === 0 && <Text size="sm">{t('fairPlay.noReviews')}</Text>}
            <FairPlayReview key={found.version} playerId={playerId} version={found.version} />
          </Stack>
        </Card>
      </div>
      {signals.map((signal) => (
        <FairPlaySignal key={signal.reason} signal={signal} />
      ))}
      {signals.length === 0 && <Text>{t('fairPlay.noSignals')}</Text>}
    </Stack>
  );
}
