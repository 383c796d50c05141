import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';

interface Change {
  readonly kind: string;
  readonly by: { readonly displayName: string } | null;
  readonly at: string;
  readonly reason: string | null;
  /** As JSON; null where only the state changed. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Who of support did what, when and why, with what it changed; oldest first (ADM-01). */
export function ChangeHistory({
  history,
  textOf,
}: {
  readonly history: readonly Change[];
  textOf(kind: string): string;
}) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  return (
    <Card title={t('discounts.log')}>
      {history.length === 0 && <Text c="dimmed">{t('discounts.logEmpty')}</Text>}
      {history.map(({ kind, by, at, reason, before, after }) => (
        <div key={`${kind} ${at}`}>
          <Text fw={600}>{textOf(kind)}</Text>
          <Text size="sm" c="dimmed">
            {[by?.displayName, time(at)].filter(Boolean).join(' · ')}
          </Text>
          {reason && <Text style={{ overflowWrap: 'anywhere' }}>{reason}</Text>}
          <Changes before={before} after={after} />
        </div>
      ))}
    </Card>
  );
}

/** The fields that differ, one on a line. */
function Changes({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const changed = Object.keys({ ...old, ...now }).filter((name) => show(old[name]) !== show(now[name]));
  return changed.map((name) => (
    <Text key={name} size="xs" className={classes.id}>
      {name}: {show(old[name])} → {show(now[name])}
    </Text>
  ));
}

const show = (value: unknown): string => (value === undefined || value === null ? '–' : JSON.stringify(value));

function fieldsOf(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
