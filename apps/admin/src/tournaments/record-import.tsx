import { Alert, Checkbox, Group, List, Loader, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { RecordEventFactsFragment, RecordWarningFactsFragment } from '@setpoint/client/documents';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerPicker } from '../matches/player-picker.js';
import type { useRecordImport } from './use-record-import.js';

type Errors = Readonly<Record<string, ReactNode>>;

/** What is in a record, which of its events is to come in, and how. */
export function RecordImport({
  record,
  errors,
}: {
  readonly record: ReturnType<typeof useRecordImport>;
  /** By field, as the server names them. */
  readonly errors: Errors;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const { file, preview, refusal, isReading, event, choose } = record;
  const reason = refusal && t([`tournaments.fieldError.${refusal.code}`, `tournaments.refused.${refusal.errorCode}`]);
  return (
    <Stack>
      {file.field(
        reason ? [reason, refusal.field !== 'record' && refusal.field].filter(Boolean).join(' · ') : errors['record'],
      )}
      {isReading && (
        <Group gap="xs" role="status">
          <Loader size="xs" aria-hidden />
          <Text size="sm">{t('tournaments.recordImport.reading')}</Text>
        </Group>
      )}
      {preview && (
        <>
          <Warnings warnings={preview.warnings} count={preview.warnings.length} />
          <Radio.Group
            label={t('tournaments.recordImport.event')}
            value={event?.path ?? null}
            onChange={(path) => choose(preview.events.find((each) => each.path === path)!)}
          >
            <Stack gap="xs" mt="xs">
              {preview.events.map((each) => (
                <EventChoice key={each.path} event={each} />
              ))}
            </Stack>
          </Radio.Group>
        </>
      )}
      {event && <Chosen event={event} record={record} errors={errors} />}
    </Stack>
  );
}

function EventChoice({ event }: { readonly event: RecordEventFactsFragment }) {
  const { t } = useTranslation(['admin', 'common']);
  const { path, name, format, gameMode, numberPlayers, entries, matches, matchesTaken, results, seeds, guests } = event;
  if (!format)
    return (
      <div>
        <Radio value={path} disabled label={name || path} description={t('tournaments.recordImport.notPossible')} />
        <Warnings warnings={event.warnings} count={event.warningsCount} />
      </div>
    );
  const facts = [
    t(`tournaments.formats.${format}`),
    t(`tournaments.gameModes.${gameMode!}`),
    t(`tournaments.numberPlayers.${numberPlayers!}`),
    t('tournaments.recordImport.entries', { count: entries }),
    t('tournaments.recordImport.matches', { count: matches, taken: matchesTaken }),
    t('tournaments.recordImport.results', { count: results }),
    t('tournaments.recordImport.seeds', { count: seeds }),
    ...(guests > 0 ? [t('tournaments.recordImport.guests', { count: guests })] : []),
  ];
  return <Radio value={path} label={name || path} description={facts.join(' · ')} />;
}

function Chosen({
  event,
  record,
  errors,
}: {
  readonly event: RecordEventFactsFragment;
  readonly record: ReturnType<typeof useRecordImport>;
  readonly errors: Errors;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const strangers = event.people.filter(({ user }) => user === null);
  return (
    <>
      <Warnings warnings={event.warnings} count={event.warningsCount} />
      {event.warningsCount > 0 && (
        <Checkbox
          label={t('tournaments.recordImport.takeRest')}
          checked={record.takeRest}
          onChange={({ currentTarget }) => record.setTakeRest(currentTarget.checked)}
        />
      )}
      {strangers.length > 0 && (
        <Stack gap="xs" component="section" aria-label={t('tournaments.recordImport.people')}>
          <Title order={3} size="h5">
            {t('tournaments.recordImport.people')}
          </Title>
          <Text size="sm">{t('tournaments.recordImport.peopleText')}</Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {strangers.map(({ id, name }) => (
              <PlayerPicker
                key={id}
                label={name || id}
                w="100%"
                error={errors[`people.${id}`]}
                value={record.people[id] ?? null}
                onChange={(playerId) => record.setPerson(id, playerId)}
              />
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </>
  );
}

function Warnings({
  warnings,
  count,
}: {
  readonly warnings: readonly RecordWarningFactsFragment[];
  readonly count: number;
}) {
  const { t } = useTranslation(['admin', 'common']);
  if (count === 0) return null;
  return (
    <Alert role="note" color="yellow" title={t('tournaments.recordImport.warnings', { count })}>
      <List size="sm">
        {warnings.map(({ path, code, about }) => (
          <List.Item key={`${path} ${code}`}>
            {[t(`tournaments.recordImport.warning.${code}`), about, path].filter(Boolean).join(' · ')}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
