import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerPicker } from '../matches/player-picker.js';
import { ReasonForm } from '../table/reason-form.js';
import { LINK_GUEST } from './documents.js';
import { useTournamentAction } from './use-tournament-action.js';

/** Asks whose account a guest of a tournament is, with a reason (BYD-07). */
export function LinkGuest({
  tournamentId,
  guest,
  onClose,
}: {
  readonly tournamentId: string;
  readonly guest: { readonly id: string; readonly displayName: string };
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [playerId, setPlayerId] = useState<string | null>(null);
  const link = useTournamentAction('linkTournamentGuest', LINK_GUEST);
  return (
    <ReasonForm
      opened
      title={t('tournaments.linkGuestTitle', { name: guest.displayName })}
      text={t('tournaments.linkGuestText')}
      action={t('tournaments.linkGuest')}
      onSend={async (reason) => {
        if (playerId === null) return t('tournaments.refused.INVALID_DATA');
        return link({ tournamentId, guestId: guest.id, playerId, reason }, t('tournaments.guestLinked'));
      }}
      onClose={onClose}
    >
      <PlayerPicker
        label={t('tournaments.linkGuestAccount')}
        w="100%"
        withAsterisk
        value={playerId}
        onChange={setPlayerId}
      />
    </ReasonForm>
  );
}
