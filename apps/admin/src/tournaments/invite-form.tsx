import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerPicker } from '../matches/player-picker.js';
import { ReasonForm } from '../table/reason-form.js';
import { INVITE_TO_SLAM } from './documents.js';
import type { ShownTournament } from './tournament-page.js';
import { useTournamentAction } from './use-tournament-action.js';

/** Gives players a place of a slam, or the head of its priority list (TRN-12). */
export function InviteForm({
  tournament: { id, numberPlayers },
  onClose,
}: {
  readonly tournament: ShownTournament;
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [players, setPlayers] = useState<readonly (string | null)[]>(Array<null>(numberPlayers).fill(null));
  const [isMissing, setMissing] = useState(false);
  const invite = useTournamentAction('inviteToSlam', INVITE_TO_SLAM);

  async function send(reason: string): Promise<string | null> {
    const chosen = players.filter((player) => player !== null);
    setMissing(chosen.length < numberPlayers);
    if (chosen.length < numberPlayers) return t('tournaments.refused.INVALID_DATA');
    return invite({ tournamentId: id, playerIds: chosen, reason }, t('tournaments.done.invite'));
  }

  return (
    <ReasonForm
      opened
      title={t('tournaments.do.invite')}
      text={t('tournaments.askText.invite')}
      action={t('tournaments.do.invite')}
      onSend={send}
      onClose={onClose}
    >
      {players.map((player, at) => (
        <PlayerPicker
          // A team has fixed places.
          key={at}
          placeholder=""
          w="100%"
          withAsterisk
          value={player}
          error={isMissing && player === null && t('tournaments.fieldError.REQUIRED')}
          onChange={(chosen) => setPlayers(players.with(at, chosen))}
        />
      ))}
    </ReasonForm>
  );
}
