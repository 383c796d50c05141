import { Button, Text } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownDate, shownTime, shownWeekday } from '../../../entities/match/match-time.js';
import classes from './find-time.module.css';
import type { Proposal } from './times.js';

/** A time and a centre, why they suit, and one tap for the match. */
export function ProposedTime({
  proposal,
  busy,
  onCreate,
}: {
  readonly proposal: Proposal;
  readonly busy: boolean;
  onCreate(): void;
}) {
  const { t, i18n } = useTranslation('match');
  const me = useMe();
  const { court, datePlay, timePlay } = proposal;
  const when = `${shownWeekday(datePlay, i18n.language)} ${shownDate(datePlay)} · ${shownTime(timePlay)}`;
  return (
    <article className={classes.time}>
      <div>
        <h3 className={classes.when}>{when}</h3>
        <Text size="sm">
          {court.name}, {court.city}
        </Text>
        <Text size="sm" c="var(--sp-quiet)">
          {reasonsOf(proposal, me?.id ?? '', t).join(' · ')}
        </Text>
      </div>
      <Button disabled={busy} onClick={onCreate} aria-label={t('find.createAt', { when, court: court.name })}>
        {t('find.create')}
      </Button>
    </article>
  );
}

function reasonsOf({ favouriteOf, farthestKm, uncertain }: Proposal, me: string, t: TFunction<'match'>): string[] {
  const mine = favouriteOf.some(({ id }) => id === me);
  const theirs = favouriteOf.find(({ id }) => id !== me)?.displayName;
  const unknown = uncertain.filter(({ id }) => id !== me).map(({ displayName }) => displayName);
  return [
    ...(mine && theirs ? [t('find.favouriteOfBoth')] : mine ? [t('find.favouriteOfMine')] : []),
    ...(theirs && !mine ? [t('find.favouriteOf', { name: theirs })] : []),
    ...(farthestKm === null ? [] : [t('find.farthest', { km: farthestKm })]),
    ...unknown.map((name) => t('find.uncertain', { name })),
  ];
}
