import { Button, Text } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { shownDate, shownTime, shownWeekday } from '../../../entities/match/match-time.js';
import classes from './find-time.module.css';
import type { Proposal } from './times.js';

/** A time and a centre, why they suit, and one tap that takes them. */
export function ProposedTime({
  proposal,
  players,
  busy,
  label,
  labelAt,
  onTake,
}: {
  readonly proposal: Proposal;
  /** How many look for a time, me among them. */
  readonly players: number;
  readonly busy: boolean;
  readonly label: string;
  /** The same for who hears it. */
  labelAt(at: { readonly when: string; readonly court: string }): string;
  onTake(): void;
}) {
  const { t, i18n } = useTranslation('match-page');
  const me = useMe();
  const { court, datePlay, timePlay } = proposal;
  const when = `${shownWeekday(datePlay, i18n.language)} ${shownDate(datePlay)} · ${shownTime(timePlay)}`;
  return (
    <article className={classes.time}>
      <div>
        <h3 className={classes.when}>{when}</h3>
        <Text size="sm">{courtAndCity(court)}</Text>
        <Text size="sm" c="var(--sp-quiet)">
          {reasonsOf(proposal, players, me?.id ?? '', t).join(' · ')}
        </Text>
      </div>
      <Button disabled={busy} onClick={onTake} aria-label={labelAt({ when, court: court.name })}>
        {label}
      </Button>
    </article>
  );
}

function reasonsOf(
  { favouriteOf, farthestKm, uncertain }: Proposal,
  players: number,
  me: string,
  t: TFunction<'match'>,
): string[] {
  const mine = favouriteOf.some(({ id }) => id === me);
  const theirs = favouriteOf.filter(({ id }) => id !== me).map(({ displayName }) => displayName);
  const unknown = uncertain.filter(({ id }) => id !== me).map(({ displayName }) => displayName);
  const favourites = () => {
    if (favouriteOf.length === players) return [t(players === 2 ? 'find.favouriteOfBoth' : 'find.favouriteOfAll')];
    const others = theirs.map((name) => t('find.favouriteOf', { name }));
    return mine ? [t('find.favouriteOfMine'), ...others] : others;
  };
  return [
    ...favourites(),
    ...(farthestKm === null ? [] : [t('find.farthest', { km: farthestKm })]),
    ...unknown.map((name) => t('find.uncertain', { name })),
  ];
}
