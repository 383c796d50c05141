import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ErrorState, Loading, Page, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SPORTS_TABS, Tabs } from '../tabs.js';
import classes from './availability-page.module.css';
import { BANDS, bandsOf, slotsOf, WEEKDAYS, type ChosenBands } from './bands.js';

const MyAvailability = graphql(`
  query MyAvailability {
    me {
      id
      availability {
        noFixedDays
        slots {
          weekday
          from
          to
        }
      }
    }
  }
`);

const SaveAvailability = graphql(`
  mutation SaveAvailability($input: SaveAvailabilityInput!) {
    saveAvailability(input: $input) {
      success
      errorCode
      user {
        id
        availability {
          noFixedDays
          slots {
            weekday
            from
            to
          }
        }
      }
    }
  }
`);

/** /player/sports/availability: when I can play, by day and part of the day (PLY-10). */
export function Component() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(MyAvailability);
  const availability = data?.me?.availability;
  return (
    <Page width="narrow" title={t('account:sports.title')} noIndex>
      <Tabs tabs={SPORTS_TABS} />
      {availability ? (
        <AvailabilityForm noFixedDays={availability.noFixedDays} start={bandsOf(availability.slots)} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={420} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}

function AvailabilityForm({ noFixedDays, start }: { readonly noFixedDays: boolean; readonly start: ChosenBands }) {
  const { t, i18n } = useTranslation(['account', 'common']);
  const [anyDay, setAnyDay] = useState(noFixedDays);
  const [chosen, setChosen] = useState(start);
  const [failed, setFailed] = useState(false);
  const [save, { loading }] = useMutation(SaveAvailability);
  // 1 January 2024 was a Monday.
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

  async function submit() {
    if (loading) return;
    setFailed(false);
    const input = { noFixedDays: anyDay, slots: anyDay ? [] : slotsOf(chosen) };
    const result = await save({ variables: { input } }).catch(() => null);
    if (result?.data?.saveAvailability.success) toast({ text: t('account:saved'), tone: 'success' });
    else setFailed(true);
  }

  return (
    <Stack>
      <Switch size="md" checked={anyDay} onChange={() => setAnyDay(!anyDay)} label={t('account:availability.anyDay')} />
      {!anyDay && (
        <div className={classes.scroll}>
          <table className={classes.week}>
            <caption>
              <Text c="dimmed" size="sm">
                {t('account:availability.hint')}
              </Text>
            </caption>
            <thead>
              <tr>
                <td />
                {BANDS.map((band) => (
                  <th key={band.name} scope="col">
                    {t(`account:availability.${band.name}`)}
                    <small>
                      {Number(band.from.slice(0, 2))}–{Number(band.to.slice(0, 2))}
                    </small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {WEEKDAYS.map((weekday) => (
                <tr key={weekday}>
                  <th scope="row">{nameOf(weekday)}</th>
                  {BANDS.map((band) => {
                    const key = `${weekday}-${band.name}` as const;
                    return (
                      <td key={band.name}>
                        <label className={classes.cell}>
                          <input
                            type="checkbox"
                            aria-label={`${nameOf(weekday)}, ${t(`account:availability.${band.name}`)}`}
                            checked={chosen.has(key)}
                            onChange={() => {
                              const next = new Set(chosen);
                              if (!next.delete(key)) next.add(key);
                              setChosen(next);
                            }}
                          />
                        </label>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {failed && (
        <Alert color="red" role="alert">
          {t('account:notSaved')}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button loading={loading} onClick={() => void submit()}>
          {t('common:save')}
        </Button>
      </Group>
    </Stack>
  );
}
