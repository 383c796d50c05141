import { Button, Stack, Text } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { shownDate, shownTime, shownWeekday } from '../../../entities/match/match-time.js';
import classes from './find-time.module.css';
import type { NearMiss, Proposal } from './times.js';

/** Times that suit all but one, who could a little earlier or later; a vote on them shows who can move. */
export function NearMisses({
  misses,
  busy,
  onOffer,
}: {
  readonly misses: readonly NearMiss[];
  readonly busy: boolean;
  onOffer(proposals: readonly Proposal[]): void;
}) {
  const { t, i18n } = useTranslation('match-page');
  const me = useMe();
  return (
    <Stack gap="sm" w="100%" ta="start">
      <Text fw={600}>{t('find.nearly')}</Text>
      <ul className={classes.times} aria-label={t('find.nearly')}>
        {misses.map(({ proposal: { court, datePlay, timePlay }, missing, couldAt }) => (
          <li key={datePlay} className={classes.time}>
            <div>
              <h3 className={classes.when}>
                {`${shownWeekday(datePlay, i18n.language)} ${shownDate(datePlay)} · ${shownTime(timePlay)}`}
              </h3>
              <Text size="sm">{courtAndCity(court)}</Text>
              <Text size="sm" c="var(--sp-quiet)">
                {missing.id === me?.id
                  ? t('find.youCould', { time: shownTime(couldAt) })
                  : t('find.couldAt', { name: missing.displayName, time: shownTime(couldAt) })}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {misses.length > 1 && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          disabled={busy}
          onClick={() => onOffer(misses.map(({ proposal }) => proposal))}
        >
          {t('find.offerThese')}
        </Button>
      )}
    </Stack>
  );
}
