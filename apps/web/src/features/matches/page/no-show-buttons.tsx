import { Button } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { matchPath } from '../../../entities/match/next-action.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { AnswerNoShow } from './commands.js';

/** Answers a no-show report: 'yes' leads to the result; 'no' concedes the match and needs a confirmation. */
export function NoShowButtons({ match, onConfirm }: { readonly match: MatchViewFragment; onConfirm(): void }) {
  const { t } = useTranslation('match');
  const navigate = useNavigate();
  const [answer, answering] = useMatchCommand(AnswerNoShow);
  async function reject() {
    const done = await answer({ input: { matchId: match.id, accept: false } });
    if (done?.success) void navigate(matchPath(match, 'ENTER_RESULT'), { replace: true });
  }
  return (
    <>
      <Button loading={answering} onClick={() => void reject()}>
        {t('page.rejectNoShow')}
      </Button>
      <Button variant="default" disabled={answering} onClick={onConfirm}>
        {t('page.confirmNoShow')}
      </Button>
    </>
  );
}
