import type { InviteGuestMutation, MatchViewFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { hasRoom } from '../page/match-view.js';
import { InviteGuest as Invite } from './documents.js';
import { toGuestInput, type GuestDetails, type GuestErrorCode, type GuestErrors } from './guest-details.js';
import { GuestForm } from './guest-form.js';

/** Asks somebody without an account from the board, by mail or SMS (MAT-05). */
export function InviteGuest({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation(['match-page', 'match']);
  const [invite, sending] = useMatchCommand(Invite);

  async function send(guest: GuestDetails): Promise<GuestErrors | null> {
    const payload = (await invite({ input: { matchId: match.id, ...toGuestInput(guest) } })) as
      | InviteGuestMutation['inviteGuest']
      | null;
    if (payload?.success) {
      toast({ tone: 'success', text: t('page.invite.sent', { name: guest.name }) });
      return null;
    }
    return Object.fromEntries(
      (payload?.fieldErrors ?? []).map(({ field, code }) => [
        field === 'name' ? field : 'address',
        code as GuestErrorCode,
      ]),
    );
  }

  return (
    <GuestForm
      sides={(['A', 'B'] as const).filter((side) => hasRoom(match, side))}
      sideName={(side) => t('page.invite.side', { side })}
      action={t('guest.send')}
      sending={sending}
      onSend={send}
    />
  );
}
