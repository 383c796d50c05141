import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { MatchCardFragment, MatchShareFragment } from '@setpoint/client/documents';
import { Illustration } from '@setpoint/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchCard } from '../../../entities/match/match-card.js';
import { shownDate, shownTime } from '../../../entities/match/match-time.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { ShareMatch } from '../../../entities/match/share.js';

/** The created match: sharing, calendar, next steps, and overlapping matches (MAT-18). */
export function CreatedMatch({
  match,
  overlapping,
}: {
  readonly match: MatchCardFragment & MatchShareFragment;
  readonly overlapping: readonly MatchCardFragment[];
}) {
  const { t } = useTranslation(['match-page', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg" align="stretch">
      <Stack gap={4} align="center">
        <Illustration name="court" height={120} />
        <Title order={2} ta="center" tabIndex={-1} ref={heading} style={{ outline: 'none' }}>
          {t('created.title')}
        </Title>
        <Text c="dimmed" ta="center">
          {t(match.visibility === 'PUBLIC' && match.missing > 0 ? 'created.textOpen' : 'created.text')}
        </Text>
      </Stack>
      {overlapping.length > 0 && (
        <Alert color="clay" title={t('created.overlap')}>
          {overlapping.map((other) => (
            <Anchor key={other.id} component={Link} to={matchPath(other)} display="block">
              {t(`common:sport.${other.sport.id}`)}
              {other.datePlay && ` · ${shownDate(other.datePlay)}`}
              {other.timePlay && `, ${shownTime(other.timePlay)}`}
            </Anchor>
          ))}
        </Alert>
      )}
      <MatchCard match={match} action={<span />} />
      <Group justify="center" gap="sm">
        <Button component={Link} to={matchPath(match)}>
          {t('created.open')}
        </Button>
        <ShareMatch match={match} />
      </Group>
    </Stack>
  );
}
