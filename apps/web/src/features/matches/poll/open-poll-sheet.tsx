import { ActionIcon, Button, Collapse, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet } from '@setpoint/ui';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { platformNow } from '@setpoint/client/time';
import { useNow } from '@setpoint/client/use-now';
import { CourtPicker } from '../picker/court-picker.js';
import { WhenFields, type When } from '../picker/when-fields.js';
import { OpenPoll } from './commands.js';
import { shownWhen } from './poll.js';
import classes from './poll.module.css';

const FEWEST = 2;
const MOST = 8;
const HOURS_TO_VOTE = ['24', '48', '72', '168'] as const;
const HOUR_MS = 3_600_000;

interface Wanted {
  readonly datePlay: string;
  readonly timePlay: string;
  readonly minutesPlay: When['minutesPlay'];
}

/** The organiser proposes two to eight times (BYD-04). */
export function OpenPollSheet({
  match,
  opened,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation(['match-page', 'match']);
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('poll.openTitle')}>
      {opened && <OpenPollForm match={match} onClose={onClose} />}
    </ResponsiveSheet>
  );
}

function OpenPollForm({ match, onClose }: { readonly match: MatchViewFragment; onClose(): void }) {
  const { t, i18n } = useTranslation(['match-page', 'match', 'common']);
  const now = useNow(60_000);
  const [open, opening] = useMatchCommand(OpenPoll);
  const [when, setWhen] = useState<When>({ datePlay: null, timePlay: null, minutesPlay: 60, booked: false });
  const [times, setTimes] = useState<readonly Wanted[]>([]);
  const [court, setCourt] = useState<{ id: string; name: string; city: string | null } | null>(match.court);
  const [hours, setHours] = useState<(typeof HOURS_TO_VOTE)[number]>('48');
  const [picking, setPicking] = useState(false);
  const { datePlay, timePlay, minutesPlay } = when;
  const isNew = !times.some((time) => time.datePlay === datePlay && time.timePlay === timePlay);
  const wanted = datePlay && timePlay && isNew ? { datePlay, timePlay, minutesPlay } : null;

  function add() {
    if (!wanted) return;
    setTimes([...times, wanted].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)));
    setWhen({ ...when, timePlay: null });
  }
  async function send() {
    const courtId = court?.id ?? null;
    const closesAt = new Date(platformNow().getTime() + Number(hours) * HOUR_MS).toISOString();
    const input = { matchId: match.id, times: times.map((time) => ({ ...time, courtId })), closesAt };
    if ((await open({ input }))?.success) onClose();
  }

  return (
    <Stack gap="lg">
      <Text>{t('poll.openText')}</Text>
      <div>
        <Group gap="sm" justify="space-between">
          <Text size="sm">{court ? courtAndCity(court) : t('poll.courtOpen')}</Text>
          <Button size="sm" variant="default" aria-expanded={picking} onClick={() => setPicking(!picking)}>
            {t('new.chooseCourt')}
          </Button>
        </Group>
        <Collapse expanded={picking}>
          {picking && (
            <CourtPicker
              sport={Number(match.sport.id)}
              selected={court?.id ?? null}
              error={undefined}
              onPick={(picked) => {
                setCourt(picked);
                setPicking(false);
              }}
            />
          )}
        </Collapse>
      </div>
      <WhenFields
        value={when}
        timeZone={match.timeZone}
        now={now}
        errors={{}}
        inSheet
        onChange={(change) => setWhen({ ...when, ...change })}
      />
      <Button variant="light" disabled={!wanted || times.length === MOST} onClick={add}>
        {t('poll.add')}
      </Button>
      {times.length > 0 && (
        <ul className={classes.times} aria-label={t('poll.proposed')}>
          {times.map((time) => (
            <li key={keyOf(time)} className={classes.time}>
              <Text size="sm" fw={600}>
                {shownWhen(time, i18n.language)} · {t(`when.length.${time.minutesPlay}`)}
              </Text>
              <ActionIcon
                color="gray"
                aria-label={t('poll.remove', { when: shownWhen(time, i18n.language) })}
                onClick={() => setTimes(times.filter((other) => other !== time))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <NativeSelect
        label={t('poll.votingTime')}
        value={hours}
        data={HOURS_TO_VOTE.map((value) => ({ value, label: t(`poll.hours.${value}`) }))}
        onChange={({ currentTarget }) => setHours(HOURS_TO_VOTE.find((each) => each === currentTarget.value)!)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button disabled={times.length < FEWEST} loading={opening} onClick={() => void send()}>
          {t('poll.send')}
        </Button>
      </Group>
    </Stack>
  );
}

const keyOf = ({ datePlay, timePlay }: Wanted) => `${datePlay} ${timePlay}`;
