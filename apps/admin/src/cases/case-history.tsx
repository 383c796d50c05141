import { List, Text } from '@mantine/core';
import type { SupportCaseDetailsFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../table/use-times.js';

/** Who did what and when, oldest first. */
export function CaseHistory({ history }: Pick<SupportCaseDetailsFragment, 'history'>) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  if (history.length === 0) return <Text size="sm">{t('cases.nothingYet')}</Text>;
  return (
    <List listStyleType="none" spacing="xs" size="sm">
      {history.map(({ action, at, by, text }) => (
        <List.Item key={`${at} ${action}`}>
          <strong>{t(`cases.did.${action}`)}</strong> · {by.displayName} · {time(at)}
          {text && <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>}
        </List.Item>
      ))}
    </List>
  );
}
