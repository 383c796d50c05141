import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { SessionUser } from '@setpoint/client/session';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Choice } from '../../../entities/filters/choices.js';
import { wallClock } from '../../../entities/match/match-time.js';
import type { Minutes } from '../new/draft.js';
import classes from './find-time.module.css';
import { ProposedTime } from './proposed-time.js';
import { FindTimes, isPrivate, sharedSports, wishToInput, type Opponent, type Wish } from './times.js';
import { useCreateFound } from './use-create-found.js';

const LENGTHS: readonly Minutes[] = [60, 90, 120];
const SHORTEST = LENGTHS[0]!;

/** What to play and how long, and the times that both have. */
export function FindTime({ me, opponent }: { readonly me: SessionUser; readonly opponent: Opponent }) {
  const { t } = useTranslation(['match', 'common']);
  const sports = sharedSports(me.sports, opponent.sports);
  const [wish, setWish] = useState<Wish>({ sport: sports[0]!, minutes: SHORTEST });
  return (
    <Stack gap="lg">
      <Text>{t('find.lead', { name: opponent.displayName })}</Text>
      <Group gap="lg">
        {sports.length > 1 && (
          <Choice
            label={t('steps.names.sport')}
            value={String(wish.sport)}
            options={sports.map((sport) => ({ value: String(sport), label: t(`common:sport.${sport}`) }))}
            onChange={(value) => setWish({ ...wish, sport: value === '2' ? 2 : 1 })}
          />
        )}
        <Choice
          label={t('when.duration')}
          value={String(wish.minutes)}
          options={LENGTHS.map((minutes) => ({ value: String(minutes), label: t(`when.length.${minutes}`) }))}
          onChange={(value) => setWish({ ...wish, minutes: Number(value) as Minutes })}
        />
      </Group>
      <ProposedTimes opponent={opponent} wish={wish} />
    </Stack>
  );
}

function ProposedTimes({ opponent, wish }: { readonly opponent: Opponent; readonly wish: Wish }) {
  const { t } = useTranslation('match');
  const [today] = useState(() => wallClock(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).date);
  const { data, error, refetch } = useQuery(FindTimes, {
    variables: { input: wishToInput(opponent.id, wish, today) },
    fetchPolicy: 'cache-and-network',
  });
  const [create, creating] = useCreateFound(opponent, wish);
  const found = data?.findTimes;
  if (!found)
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <Loading>
        <Skeleton h={320} radius="lg" />
      </Loading>
    );
  if (found.errorCode)
    return <EmptyState illustration="search" title={t('find.refused')} text={t(`error.${found.errorCode}`)} />;
  if (found.proposals.length === 0)
    return (
      <EmptyState
        illustration="search"
        title={t('find.none')}
        text={t(wish.minutes === SHORTEST ? 'find.noneShort' : 'find.noneText', { name: opponent.displayName })}
        action={
          <Button component={Link} to={`/match/new?invite=${encodeURIComponent(opponent.id)}`}>
            {t('find.byHand')}
          </Button>
        }
      />
    );
  return (
    <>
      <Text size="sm" c="var(--sp-quiet)">
        {t(isPrivate(opponent, wish.sport) ? 'find.private' : 'find.public', { name: opponent.displayName })}
        {found.levelGap !== null && ` ${t('find.levelGap', { gap: found.levelGap.toFixed(1) })}`}
      </Text>
      <ul className={classes.times} aria-label={t('find.times')}>
        {found.proposals.map((proposal) => (
          <li key={`${proposal.datePlay} ${proposal.timePlay} ${proposal.court.id}`}>
            <ProposedTime proposal={proposal} busy={creating} onCreate={() => void create(proposal)} />
          </li>
        ))}
      </ul>
    </>
  );
}
