import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Code, Drawer, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { EmptyState } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DataTable, type Column } from '../table/data-table.js';
import { Facts } from '../table/facts.js';
import { FilterSelect } from '../table/filter-select.js';
import { RecordPage } from '../table/record-page.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { DeadLetterForm, type DeadLetterAction } from './dead-letter-form.js';
import { DEAD_LETTERS } from './documents.js';

export type DeadLetter = NonNullable<DocumentType<typeof DEAD_LETTERS>['deadLetters']>['letters'][number];

/** Events that had no effect in a service: inspected, tried again or given up, one, some or all of a kind (ADM-07). */
export function DeadLettersPage() {
  const { t } = useTranslation('oversight');
  const { service = '' } = useParams();
  const { data, error, refetch } = useQuery(DEAD_LETTERS, {
    variables: { service },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <RecordPage
      title={t('letters.title', { service })}
      list={{ path: '/services', text: t('letters.all') }}
      found={data?.deadLetters}
      error={error}
      refetch={refetch}
      missing={{ title: t('letters.none'), text: t('letters.noneText') }}
    >
      {({ letters, totalCount }, readAgain) => (
        <Letters service={service} letters={letters} totalCount={totalCount} onChanged={readAgain} />
      )}
    </RecordPage>
  );
}

function Letters({
  service,
  letters,
  totalCount,
  onChanged,
}: {
  readonly service: string;
  readonly letters: readonly DeadLetter[];
  readonly totalCount: number;
  onChanged(): void;
}) {
  const { t } = useTranslation('oversight');
  const { oneOf } = useUrlFilter();
  const kinds = [...new Set(letters.map(({ type }) => type))].sort();
  const kind = oneOf('type', kinds);
  const shown = letters.filter(({ type }) => !kind || type === kind);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<DeadLetter | null>(null);
  const [action, setAction] = useState<DeadLetterAction | null>(null);
  const selected = shown.filter(({ id }) => chosen.has(id));
  const columns = useColumns({ shown, chosen, onChoose: setChosen, onOpen: setOpen });
  if (letters.length === 0) return <EmptyState title={t('letters.none')} text={t('letters.noneText')} />;
  return (
    <Stack mt="sm">
      <div>
        <h2 style={{ margin: 0 }}>{t('letters.title', { service })}</h2>
        <Text c="dimmed">{t('letters.count', { count: totalCount })}</Text>
        <Text size="sm">{t('letters.hint')}</Text>
      </div>
      <Group align="end">
        <FilterSelect
          name="type"
          values={kinds}
          label={t('letters.topic')}
          every={t('letters.everyTopic')}
          textOf={(value) => value}
        />
        <Button disabled={selected.length === 0} onClick={() => setAction('replay')}>
          {t('letters.replay')}
        </Button>
        <Button color="red" variant="light" disabled={selected.length === 0} onClick={() => setAction('discard')}>
          {t('letters.discard')}
        </Button>
      </Group>
      <DataTable rows={shown} columns={columns} keyOf={({ id }) => id} />
      <Drawer
        opened={open !== null}
        onClose={() => setOpen(null)}
        position="right"
        size="lg"
        title={open?.type}
        closeButtonProps={{ 'aria-label': t('letters.close') }}
      >
        {open && (
          <Stack>
            <Facts
              facts={[
                [t('letters.subject'), open.subject],
                [t('letters.error'), open.error],
                [t('letters.attempts'), open.attempts],
              ]}
            />
            <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} aria-label={t('letters.payload')}>
              {pretty(open.payload)}
            </Code>
          </Stack>
        )}
      </Drawer>
      <DeadLetterForm
        service={service}
        letters={selected}
        action={action}
        onDone={() => {
          setChosen(new Set());
          onChanged();
        }}
        onClose={() => setAction(null)}
      />
    </Stack>
  );
}

const pretty = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2);

function useColumns({
  shown,
  chosen,
  onChoose,
  onOpen,
}: {
  readonly shown: readonly DeadLetter[];
  readonly chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  onOpen(letter: DeadLetter): void;
}): readonly Column<DeadLetter>[] {
  const { t } = useTranslation('oversight');
  const { time } = useTimes();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const all = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  return [
    {
      title: '',
      head: (
        <Checkbox
          aria-label={t('letters.selectAll')}
          checked={all}
          onChange={() => onChoose(new Set(all ? [] : shown.map(({ id }) => id)))}
        />
      ),
      cell: ({ id, type }) => (
        <Checkbox
          aria-label={t('letters.select', { name: `${type} ${id}` })}
          checked={chosen.has(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
    {
      title: t('letters.type'),
      cell: (letter) => (
        <UnstyledButton className={classes.row} data-row onClick={() => onOpen(letter)}>
          {letter.type}
        </UnstyledButton>
      ),
    },
    { title: t('letters.subject'), className: classes.id, cell: ({ subject }) => subject },
    { title: t('letters.error'), className: classes.wide, cell: ({ error }) => error },
    { title: t('letters.attempts'), cell: ({ attempts }) => attempts },
    { title: t('letters.failedAt'), cell: ({ failedAt }) => time(failedAt) },
  ];
}
