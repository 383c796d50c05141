import { useMutation } from '@apollo/client/react';
import { Button, Menu } from '@mantine/core';
import type { TournamentState } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { CANCEL_TOURNAMENT, OPEN_TOURNAMENT, START_TOURNAMENT } from './documents.js';
import { TournamentForm } from './tournament-form.js';
import type { ShownTournament } from './tournament-page.js';

type Action = 'open' | 'start' | 'cancel';

/** What can be done in which state; the server decides. */
const POSSIBLE: Readonly<Record<TournamentState, readonly Action[]>> = {
  PLANNED: ['open', 'cancel'],
  OPEN: ['start', 'cancel'],
  CLOSED: ['cancel'],
  IN_PROGRESS: [],
  COMPLETED: [],
  CANCELLED: [],
};

export function TournamentActions({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation('admin');
  const { id, state, name } = tournament;
  const [asked, setAsked] = useState<Action | 'edit' | null>(null);
  const options = { refetchQueries: ['SupportTournamentById'] };
  const [openIt] = useMutation(OPEN_TOURNAMENT, options);
  const [startIt] = useMutation(START_TOURNAMENT, options);
  const [cancelIt] = useMutation(CANCEL_TOURNAMENT, options);
  const close = () => setAsked(null);

  async function act(action: Action, reason: string) {
    const variables = { input: { id, reason } };
    const payload = await {
      open: () => openIt({ variables }).then(({ data }) => data?.openTournament),
      start: () => startIt({ variables }).then(({ data }) => data?.startTournament),
      cancel: () => cancelIt({ variables }).then(({ data }) => data?.cancelTournament),
    }
      [action]()
      .catch(() => null);
    if (!payload?.success) return t(`tournaments.refused.${payload?.errorCode ?? 'FAILED'}`);
    toast({ text: t(`tournaments.done.${action}`), tone: 'success' });
    return null;
  }

  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default">{t('tournaments.actions')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked('edit')}>{t('tournaments.edit')}</Menu.Item>
          {POSSIBLE[state].map((action) => (
            <Menu.Item key={action} {...(action === 'cancel' && { color: 'red' })} onClick={() => setAsked(action)}>
              {t(`tournaments.do.${action}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked === 'edit' && <TournamentForm tournament={tournament} onClose={close} onSaved={() => {}} />}
      {asked && asked !== 'edit' && (
        <ReasonForm
          opened
          title={t(`tournaments.ask.${asked}`, { name })}
          text={t(`tournaments.askText.${asked}`)}
          action={t(`tournaments.do.${asked}`)}
          onSend={(reason) => act(asked, reason)}
          onClose={close}
        />
      )}
    </>
  );
}
