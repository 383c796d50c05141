import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { graphql, usePolling } from '@setpoint/client';
import { learnTime } from '@setpoint/client/time';
import { ErrorState, Page, RowsSkeleton, toast } from '@setpoint/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const PLATFORM_CLOCK = graphql(`
  query PlatformClock {
    platformClock {
      now
      aheadSeconds
      movable
    }
  }
`);

const MOVE_CLOCK = graphql(`
  mutation MoveClock($input: MoveClockInput!) {
    moveClock(input: $input) {
      success
      errorCode
      clock {
        now
        aheadSeconds
        movable
      }
    }
  }
`);

const HOUR = 3600;
const STEPS = [
  { text: 'clock.hour', seconds: HOUR },
  { text: 'clock.day', seconds: 24 * HOUR },
  { text: 'clock.threeDays', seconds: 3 * 24 * HOUR },
  { text: 'clock.fifteenDays', seconds: 15 * 24 * HOUR },
] as const;

/** The platform's time, and the way forward: deadlines of days in a minute. Embedded stacks only. */
export function ClockPage() {
  const { t, i18n } = useTranslation('admin');
  const clockQuery = useQuery(PLATFORM_CLOCK, { fetchPolicy: 'network-only' });
  usePolling(clockQuery, 1_000);
  const { data, error, refetch } = clockQuery;
  const [move, { loading }] = useMutation(MOVE_CLOCK);
  const clock = data?.platformClock;
  const shown = clock?.now;
  useEffect(() => {
    if (shown) learnTime(shown);
  }, [shown]);

  async function forward(seconds: number) {
    const answer = await move({ variables: { input: { seconds } } }).catch(() => null);
    const payload = answer?.data?.moveClock;
    if (payload?.success) {
      toast({ text: t('clock.moved'), tone: 'success' });
      await refetch();
    } else {
      toast({ text: t(`clock.refused.${payload?.errorCode ?? 'FAILED'}`), tone: 'error' });
    }
  }

  return (
    <Page title={t('clock.title')} lead={t('clock.lead')} width="narrow" noIndex>
      {!clock ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <RowsSkeleton count={2} />
        )
      ) : (
        <Paper withBorder radius="lg" p="lg">
          <Stack>
            <Text size="xl" fw={600} component="time" dateTime={clock.now}>
              {new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'medium' }).format(
                new Date(clock.now),
              )}
            </Text>
            <Text c="dimmed">{fromRealTime(clock.aheadSeconds)}</Text>
            {clock.movable ? (
              <Group>
                {STEPS.map(({ text, seconds }) => (
                  <Button key={text} variant="light" loading={loading} onClick={() => void forward(seconds)}>
                    {t(text)}
                  </Button>
                ))}
              </Group>
            ) : (
              <Alert>{t('clock.fixed')}</Alert>
            )}
          </Stack>
        </Paper>
      )}
    </Page>
  );

  function fromRealTime(aheadSeconds: number): string {
    const seconds = Math.abs(aheadSeconds);
    if (seconds < 60) return t('clock.real');
    const days = Math.floor(seconds / (24 * HOUR));
    const hours = Math.floor((seconds % (24 * HOUR)) / HOUR);
    return t(aheadSeconds > 0 ? 'clock.ahead' : 'clock.behind', {
      days: t('clock.days', { count: days }),
      hours: t('clock.hours', { count: hours }),
    });
  }
}
