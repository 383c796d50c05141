import { Button, Group, Stack, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInstant } from '../../../entities/match/match-time.js';
import { listed } from '../../../entities/match/match-row-words.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { CourtPicker } from '../picker/court-picker.js';
import { ChoosePollTime, ClosePoll } from './commands.js';
import { bestOf, shownWhen, silentIn, type Poll, type PollTime } from './poll.js';
import classes from './poll.module.css';
import { ProposedPollTime } from './proposed-poll-time.js';

/** When could we play? Everybody answers and sees what the others say; the organiser chooses (BYD-04). */
export function PollPanel({ match, poll }: { readonly match: MatchViewFragment; readonly poll: Poll }) {
  const { t, i18n } = useTranslation('match-page');
  const [choose, choosing] = useMatchCommand(ChoosePollTime);
  const [close, closing] = useMatchCommand(ClosePoll);
  const [courtless, setCourtless] = useState<PollTime | null>(null);
  const may = (action: Poll['myActions'][number]) => poll.myActions.includes(action);
  const target = { matchId: match.id, pollId: poll.id };
  const best = bestOf(poll);
  const silent = silentIn(poll);
  const send = (time: PollTime, courtId: string | null = null) =>
    choose({ input: { ...target, timeId: time.id, courtId } });
  const play = (time: PollTime) => (time.court || match.court ? void send(time) : setCourtless(time));
  return (
    <section className={classes.poll} aria-labelledby="poll">
      <div>
        <h3 id="poll" className={classes.title}>
          {t('poll.title')}
        </h3>
        <Text size="sm" c="var(--sp-quiet)">
          {poll.state === 'OPEN'
            ? t('poll.until', { when: shownInstant(poll.closesAt, match.timeZone) })
            : t('poll.closed')}
        </Text>
      </div>
      <ul className={classes.times}>
        {poll.times.map((time) => (
          <li key={time.id}>
            <ProposedPollTime
              match={match}
              poll={poll}
              time={time}
              isBest={time === best}
              busy={choosing}
              onChoose={may('CHOOSE') ? () => play(time) : undefined}
            />
          </li>
        ))}
      </ul>
      {silent.length > 0 && (
        <Text size="sm" c="var(--sp-quiet)">
          {t('poll.silent', { names: listed(silent, i18n.language) })}
        </Text>
      )}
      {may('CLOSE') && (
        <Group>
          <Button variant="default" loading={closing} onClick={() => void close({ input: target })}>
            {t('poll.close')}
          </Button>
        </Group>
      )}
      <ResponsiveSheet
        opened={courtless !== null}
        onClose={() => setCourtless(null)}
        title={courtless ? t('poll.chooseAt', { when: shownWhen(courtless, i18n.language) }) : ''}
      >
        {courtless && (
          <Stack gap="sm">
            <Text>{t('poll.chooseCourt')}</Text>
            <CourtPicker
              sport={Number(match.sport.id)}
              selected={null}
              error={undefined}
              onPick={({ id }) => {
                setCourtless(null);
                void send(courtless, id);
              }}
            />
          </Stack>
        )}
      </ResponsiveSheet>
    </section>
  );
}
