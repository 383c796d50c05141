import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../table/data-table.js';
import { ReasonForm } from '../table/reason-form.js';
import { useAction } from '../table/use-action.js';
import { useTimes } from '../table/use-times.js';
import { END_SESSIONS } from './documents.js';
import type { SupportAccount } from './player-page.js';

/** Where somebody is signed in, and the way to sign them out there, or everywhere (ADM-05). */
export function AccountSessions({ account, name }: { readonly account: SupportAccount; readonly name: string }) {
  const { t } = useTranslation('oversight');
  const { time } = useTimes();
  // Undefined: nothing is asked; null: all of them.
  const [asking, setAsking] = useState<string | null | undefined>();
  const end = useAction({
    ...{ field: 'endSessions', mutation: END_SESSIONS, refused: 'oversight:access.refused' },
    ...{ rereads: ['SupportAccount', 'SupportAuditLog'], waits: true },
  });
  const { sessions } = account;
  return (
    <section aria-labelledby="sessions">
      <Group mb="xs">
        <h3 id="sessions" style={{ margin: 0 }}>
          {t('access.sessions')}
        </h3>
        {sessions.length > 0 && (
          <Button size="xs" variant="light" color="red" onClick={() => setAsking(null)}>
            {t('access.endAll')}
          </Button>
        )}
      </Group>
      {sessions.length === 0 ? (
        <Text c="dimmed">{t('access.noSessions')}</Text>
      ) : (
        <DataTable
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            { title: t('access.since'), cell: ({ openedAt }) => time(openedAt) },
            { title: t('access.until'), cell: ({ expiresAt }) => time(expiresAt) },
            {
              title: '',
              cell: ({ id, openedAt }) => (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${t('access.end')}: ${time(openedAt)}`}
                  onClick={() => setAsking(id)}
                >
                  {t('access.end')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {asking !== undefined && (
        <ReasonForm
          opened
          title={t('access.endTitle', { name })}
          text={t('access.endText')}
          action={t(asking === null ? 'access.endAll' : 'access.end')}
          onSend={(reason) => end({ userId: account.id, sessionId: asking, reason }, t('access.ended'))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
