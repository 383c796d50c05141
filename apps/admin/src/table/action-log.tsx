import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from './facts.js';
import classes from './table.module.css';
import { useTimes } from './use-times.js';

interface Action {
  readonly kind: string;
  readonly by: { readonly displayName: string } | null;
  readonly at: string;
  readonly reason: string | null;
  /** JSON or a word; null where there is nothing to say. */
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Who of support did what, when and why, with what it changed; oldest first (ADM-01). */
export function ActionLog({
  actions,
  about,
  textOf,
}: {
  readonly actions: readonly Action[];
  /** Where a page has several logs. */
  readonly about?: string;
  textOf(kind: string): string;
}) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  return (
    <Card title={[t('discounts.log'), about].filter(Boolean).join(': ')}>
      {actions.length === 0 && <Text c="dimmed">{t('discounts.logEmpty')}</Text>}
      {actions.map(({ kind, by, at, reason, before = null, after = null }) => (
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

/** The fields that differ, one on a line; or one value for another, where it is no object. */
export function Changes({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  const { time } = useTimes();
  const [old, now] = [read(before), read(after)];
  const show = (value: unknown): string => {
    if (value === undefined || value === null) return '–';
    if (Array.isArray(value)) return value.map(show).join(', ') || '–';
    if (isFields(value))
      return namedIn(value)
        .map(([name, each]) => `${name} ${show(each)}`)
        .join(' ');
    return typeof value === 'string' && INSTANT.test(value) ? time(value)! : String(value as string | number | boolean);
  };
  const line = (name: string, one: unknown, other: unknown) => (
    <Text key={name} className={classes.change}>
      {name && `${name}: `}
      {show(one)} → {show(other)}
    </Text>
  );
  if (old === null && now === null) return null;
  if (!isFields(old ?? now) || !isFields(now ?? old)) return line('', old, now);
  const [was, is] = [(old ?? {}) as Fields, (now ?? {}) as Fields];
  const changed = Object.keys({ ...was, ...is }).filter((name) => show(was[name]) !== show(is[name]));
  return changed.map((name) => line(name, was[name], is[name]));
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namedIn = (value: Fields) => Object.entries(value).filter(([, each]) => each !== null && each !== undefined);

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Some services keep JSON, some a word. */
function read(kept: string | null): unknown {
  if (kept === null) return null;
  try {
    return JSON.parse(kept);
  } catch {
    return kept;
  }
}
