import { Button, Menu } from '@mantine/core';
import type { TournamentState } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { CANCEL_TOURNAMENT, OPEN_TOURNAMENT, START_TOURNAMENT } from './documents.js';
import { InviteForm } from './invite-form.js';
import { TournamentForm } from './tournament-form.js';
import type { ShownTournament } from './tournament-page.js';
import { useTournamentAction } from './use-tournament-action.js';

type Action = 'open' | 'start' | 'cancel';
type Choice = Action | 'edit' | 'invite';

/** What can be done in which state; the server decides. */
const POSSIBLE: Readonly<Record<TournamentState, readonly Choice[]>> = {
  PLANNED: ['edit', 'open', 'cancel'],
  OPEN: ['edit', 'invite', 'start', 'cancel'],
  CLOSED: ['edit', 'invite', 'cancel'],
  IN_PROGRESS: [],
  COMPLETED: [],
  CANCELLED: [],
};

export function TournamentActions({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation('admin');
  const { id, state, name, type } = tournament;
  const possible = POSSIBLE[state].filter((choice) => choice !== 'invite' || type === 'slam');
  const [asked, setAsked] = useState<Choice | null>(null);
  const actions = {
    open: useTournamentAction('openTournament', OPEN_TOURNAMENT),
    start: useTournamentAction('startTournament', START_TOURNAMENT),
    cancel: useTournamentAction('cancelTournament', CANCEL_TOURNAMENT),
  };
  const close = () => setAsked(null);
  if (possible.length === 0) return null;

  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default">{t('tournaments.actions')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {possible.map((action) => (
            <Menu.Item key={action} {...(action === 'cancel' && { color: 'red' })} onClick={() => setAsked(action)}>
              {t(action === 'edit' ? 'tournaments.edit' : `tournaments.do.${action}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked === 'edit' && <TournamentForm tournament={tournament} onClose={close} onSaved={() => {}} />}
      {asked === 'invite' && <InviteForm tournament={tournament} onClose={close} />}
      {asked && asked !== 'edit' && asked !== 'invite' && (
        <ReasonForm
          opened
          title={t(`tournaments.ask.${asked}`, { name })}
          text={t(`tournaments.askText.${asked}`)}
          action={t(`tournaments.do.${asked}`)}
          onSend={(reason) => actions[asked]({ id, reason }, t(`tournaments.done.${asked}`))}
          onClose={close}
        />
      )}
    </>
  );
}
