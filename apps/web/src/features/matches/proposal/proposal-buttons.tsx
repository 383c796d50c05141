import { Button } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { AnswerProposal } from './commands.js';

/** Accept, decline, or propose another time. */
export function ProposalButtons({ match, onPropose }: { readonly match: MatchViewFragment; onPropose(): void }) {
  const { t } = useTranslation('match-page');
  const [answer, answering] = useMatchCommand(AnswerProposal);
  const { proposal } = match;
  if (!proposal) return null;

  async function give(accept: boolean) {
    const done = await answer({ input: { matchId: match.id, proposalId: proposal!.id, accept } });
    if (done?.success) toast({ tone: 'success', text: t(accept ? 'proposal.accepted' : 'proposal.declined') });
  }
  return (
    <>
      <Button loading={answering} onClick={() => void give(true)}>
        {t('proposal.accept')}
      </Button>
      <Button variant="default" disabled={answering} onClick={() => void give(false)}>
        {t('proposal.decline')}
      </Button>
      {match.myActions.includes('ORGANISE') && (
        <Button variant="default" disabled={answering} onClick={onPropose}>
          {t('proposal.another')}
        </Button>
      )}
    </>
  );
}
