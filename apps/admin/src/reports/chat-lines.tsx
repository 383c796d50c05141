import { Text } from '@mantine/core';
import type { SupportReportedLineFragment as Line } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../table/use-times.js';
import classes from './chat-lines.module.css';

/** Messages as they were, oldest first; the one in question stands out. */
export function ChatLines({ lines, marked }: { readonly lines: readonly Line[]; readonly marked?: number }) {
  const { t } = useTranslation('oversight');
  const { time } = useTimes();
  return (
    <ol className={classes.lines}>
      {lines.map(({ id, seq, sender, guestName, text, platformNote, sentAt }) => (
        <li key={id} className={seq === marked ? classes.marked : undefined} aria-current={seq === marked || undefined}>
          <Text size="sm" c="dimmed">
            {[sender?.displayName ?? guestName ?? t('reports.guest'), time(sentAt)].join(' · ')}
          </Text>
          <Text className={classes.text}>{text ?? (platformNote ? t('reports.note') : t('reports.removedText'))}</Text>
        </li>
      ))}
    </ol>
  );
}
