import { Button, Group, Text } from '@mantine/core';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from './reason-form.js';
import type { BulkAction, Selection } from './use-selection.js';

/** What can be done about the chosen rows, each with one reason for all of them. */
export function BulkBar<Row>({
  actions,
  selection: { chosen, clear, run },
  onDone,
}: {
  readonly actions: readonly BulkAction<Row>[];
  readonly selection: Selection<Row>;
  /** The list is other than before. */
  onDone(): void;
}) {
  const { t } = useTranslation('oversight');
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null);
  const count = chosen.length;

  async function send(action: BulkAction<Row>, reason: string): Promise<null> {
    const done = await run(action, reason);
    if (done > 0) toast({ text: t('bulk.done', { count: done }), tone: 'success' });
    if (done < count) toast({ text: t('bulk.refused', { count: count - done }), tone: 'error' });
    onDone();
    return null;
  }

  return (
    <>
      {count > 0 && (
        <Group gap="xs" mb="md" role="group" aria-label={t('bulk.actions')}>
          <Text size="sm" role="status">
            {t('bulk.count', { count })}
          </Text>
          {actions.map((action) => (
            <Button
              key={action.name}
              size="sm"
              {...(action.isDanger ? { color: 'red', variant: 'light' } : { variant: 'default' })}
              onClick={() => setAsking(action)}
            >
              {action.name}
            </Button>
          ))}
          <Button size="sm" variant="subtle" onClick={clear}>
            {t('bulk.none')}
          </Button>
        </Group>
      )}
      {asking && (
        <ReasonForm
          opened
          title={`${asking.name} · ${t('bulk.count', { count })}`}
          {...(asking.text && { text: asking.text })}
          isForPlayer={asking.isForPlayer}
          action={asking.name}
          onSend={(reason) => send(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
