import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newConversationPath } from '../../../entities/chat/chat-link.js';
import { Choice } from '../../../entities/filters/choices.js';
import { shownLevel } from '../../../entities/level/figures.js';
import { wallClock } from '../../../entities/match/match-time.js';
import { listed } from '../../../entities/match/match-row-words.js';
import type { Minutes } from '../new/draft.js';
import { platformNow } from '@setpoint/client/time';
import classes from './find-time.module.css';
import { NearMisses } from './near-misses.js';
import { ProposedTime } from './proposed-time.js';
import {
  FindTimes,
  isPrivate,
  newMatchPath,
  openPlaces,
  sharedSports,
  sidesOf,
  wishToInput,
  type Opponent,
  type Wish,
} from './times.js';
import { useCreateFound } from './use-create-found.js';

/** More than that nobody compares. */
const MOST_TO_VOTE_ON = 5;
const LENGTHS: readonly Minutes[] = [60, 90, 120];
const SHORTEST = LENGTHS[0]!;

/** What to play and how long, and the times that all have. */
export function FindTime({ me, opponents }: { readonly me: Opponent; readonly opponents: readonly Opponent[] }) {
  const { t } = useTranslation(['match-page', 'match', 'match-errors', 'common']);
  const sports = sharedSports(me.sports, opponents);
  const [wish, setWish] = useState<Wish>({ sport: sports[0]!, minutes: SHORTEST });
  return (
    <Stack gap="lg">
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
      <ProposedTimes me={me} opponents={opponents} wish={wish} />
    </Stack>
  );
}

function ProposedTimes({
  me,
  opponents,
  wish,
}: {
  readonly me: Opponent;
  readonly opponents: readonly Opponent[];
  readonly wish: Wish;
}) {
  const { t, i18n } = useTranslation(['match-page', 'match', 'match-errors']);
  const [today] = useState(() => wallClock(platformNow(), Intl.DateTimeFormat().resolvedOptions().timeZone).date);
  const { data, error, refetch } = useQuery(FindTimes, {
    variables: { input: wishToInput(opponents, wish, today) },
    fetchPolicy: 'cache-and-network',
  });
  const names = (players: readonly Opponent[]) =>
    listed(
      players.map(({ displayName }) => displayName),
      i18n.language,
    );
  const whoPlays = (players: readonly Opponent[], { sport }: Wish) => {
    const { mine, theirs } = sidesOf(me, players, sport);
    const sides = mine.length > 0 ? `${t('find.sides', { mine: names(mine), theirs: names(theirs) })} ` : '';
    const invited = t(isPrivate(players, sport) ? 'find.private' : 'find.public', { names: names(players) });
    const open = openPlaces(players, sport);
    return `${sides}${invited}${open > 0 ? ` ${t('find.open', { count: open })}` : ''}`;
  };
  const { create, offer, busy } = useCreateFound(me, opponents, wish);
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
        text={t(wish.minutes === SHORTEST ? 'find.noneShort' : 'find.noneText', { names: names(opponents) })}
        action={
          <Stack gap="md" align="center">
            {found.nearMisses.length > 0 && (
              <NearMisses misses={found.nearMisses} busy={busy} onOffer={(proposals) => void offer(proposals)} />
            )}
            <Group gap="sm" justify="center">
              <Button component={Link} to={newMatchPath(me, opponents, wish)}>
                {t('find.byHand')}
              </Button>
              {opponents.map(({ id, displayName }) => (
                <Button key={id} component={Link} to={newConversationPath('player', id)} variant="default">
                  {t('find.write', { name: displayName })}
                </Button>
              ))}
            </Group>
          </Stack>
        }
      />
    );
  return (
    <>
      <Text size="sm" c="var(--sp-quiet)">
        {whoPlays(opponents, wish)}
        {found.levelGap !== null &&
          found.levelGap > 0 &&
          ` ${t('find.levelGap', { gap: shownLevel(found.levelGap, i18n.language, false) })}`}
      </Text>
      <ul className={classes.times} aria-label={t('find.times')}>
        {found.proposals.map((proposal) => (
          <li key={`${proposal.datePlay} ${proposal.timePlay} ${proposal.court.id}`}>
            <ProposedTime
              proposal={proposal}
              players={opponents.length + 1}
              busy={busy}
              label={t('find.create')}
              labelAt={(at) => t('find.createAt', at)}
              onTake={() => void create(proposal)}
            />
          </li>
        ))}
      </ul>
      {found.proposals.length > 1 && (
        <Stack gap={4} align="flex-start">
          <Button
            variant="default"
            disabled={busy}
            onClick={() => void offer(found.proposals.slice(0, MOST_TO_VOTE_ON))}
          >
            {t('find.offer')}
          </Button>
          <Text size="sm" c="var(--sp-quiet)">
            {t('find.offerText')}
          </Text>
        </Stack>
      )}
    </>
  );
}
