import type { MatchViewFragment } from '@setpoint/client/documents';
import { ConfirmSheet } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { matchPath } from '../../../entities/match/next-action.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import {
  AbandonCompetitionMatch,
  AnswerNoShow,
  Cancel,
  ExtendPlayPeriod,
  RemovePlayer,
  Reorganise,
  ReportNoShow,
  WithdrawInvitation,
} from './commands.js';

/** Commands that need a confirmation, because they affect everybody. */
export type CommandToConfirm =
  | { kind: 'cancel' | 'reorganise' | 'noShow' | 'confirmNoShow' | 'extend' | 'abandon' }
  | { kind: 'remove' | 'withdraw'; player: { id: string; displayName: string } };

/** Open as long as there is a command to confirm; sends it. */
export function ConfirmCommand({
  match,
  command,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly command: CommandToConfirm | null;
  onClose(): void;
}) {
  const { t } = useTranslation('match');
  const navigate = useNavigate();
  const [cancel] = useMatchCommand(Cancel);
  const [reorganise] = useMatchCommand(Reorganise);
  const [remove] = useMatchCommand(RemovePlayer);
  const [withdraw] = useMatchCommand(WithdrawInvitation);
  const [report] = useMatchCommand(ReportNoShow);
  const [answer] = useMatchCommand(AnswerNoShow);
  const [extend] = useMatchCommand(ExtendPlayPeriod);
  const [abandon] = useMatchCommand(AbandonCompetitionMatch);

  async function send() {
    const matchId = match.id;
    if (command?.kind === 'cancel') await cancel({ input: { matchId } });
    if (command?.kind === 'remove') await remove({ input: { matchId, playerId: command.player.id } });
    if (command?.kind === 'withdraw') await withdraw({ input: { matchId, guestId: command.player.id } });
    if (command?.kind === 'noShow') await report({ input: { matchId } });
    if (command?.kind === 'confirmNoShow') await answer({ input: { matchId, accept: true } });
    if (command?.kind === 'extend')
      await extend({ input: { matchId, extension: (match.competition?.extensions ?? 0) + 1 } });
    if (command?.kind === 'abandon') await abandon({ input: { matchId } });
    if (command?.kind === 'reorganise') {
      const done = await reorganise({ input: { matchId } });
      if (done?.success) void navigate(`${matchPath(match)}?do=organise`, { replace: true });
    }
  }

  const name = command && 'player' in command ? command.player.displayName : '';
  return (
    <ConfirmSheet
      opened={command !== null}
      onClose={onClose}
      title={command ? t(`page.ask.${command.kind}.title`, { name }) : ''}
      text={command ? t(`page.ask.${command.kind}.text`) : ''}
      confirmLabel={command ? t(`page.ask.${command.kind}.yes`) : ''}
      danger={command !== null && !['reorganise', 'extend'].includes(command.kind)}
      onConfirm={send}
    />
  );
}
