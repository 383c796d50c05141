import { Button, Group, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { listed } from '../../../entities/match/match-row-words.js';
import { shownInstant } from '../../../entities/match/match-time.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { shownWhen } from '../poll/poll.js';
import classes from '../poll/poll.module.css';
import { WithdrawProposal } from './commands.js';

type Proposal = NonNullable<MatchViewFragment['proposal']>;

/** Proposed court and time: who has said yes, who has to answer by when, or how it ended (MAT-23). */
export function ProposalPanel({
  match,
  proposal,
  onPropose,
}: {
  readonly match: MatchViewFragment;
  readonly proposal: Proposal;
  onPropose(): void;
}) {
  const { t, i18n } = useTranslation(['match-page', 'match']);
  const me = useMe();
  const [withdraw, withdrawing] = useMatchCommand(WithdrawProposal);
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  const isMine = proposal.proposedBy.id === me?.id;
  const names = (people: readonly { readonly displayName: string }[]) =>
    listed(
      people.map(({ displayName }) => displayName),
      i18n.language,
    );
  return (
    <section className={classes.poll} aria-labelledby="proposal">
      <div>
        <h3 id="proposal" className={classes.title}>
          {t('proposal.title')}
        </h3>
        <Text size="sm" c="var(--sp-quiet)">
          {stateOf(proposal)}
        </Text>
      </div>
      <div className={classes.words}>
        <Text fw={600}>{shownWhen(proposal, i18n.language)}</Text>
        <Text size="sm">
          {t(`when.length.${proposal.minutesPlay as 60}`)}
          {proposal.court && ` · ${courtAndCity(proposal.court)}`}
          {proposal.booked && ` · ${t('match:when.booked')}`}
        </Text>
        <Text size="sm" c="var(--sp-quiet)">
          {isMine ? t('proposal.byYou') : t('proposal.by', { name: proposal.proposedBy.displayName })}
        </Text>
        {proposal.state === 'OPEN' && (
          <>
            {proposal.acceptedBy.length > 0 && (
              <Text size="sm" c="var(--sp-quiet)">
                {t('proposal.yes', { names: names(proposal.acceptedBy) })}
              </Text>
            )}
            {proposal.waitsFor.length > 0 && (
              <Text size="sm" c="var(--sp-quiet)">
                {t('proposal.waitsFor', { names: names(proposal.waitsFor) })}
              </Text>
            )}
          </>
        )}
      </div>
      <Group gap="sm">
        {may('WITHDRAW_PROPOSAL') && (
          <Button
            variant="default"
            loading={withdrawing}
            onClick={() => void withdraw({ input: { matchId: match.id, proposalId: proposal.id } })}
          >
            {t('proposal.withdraw')}
          </Button>
        )}
        {proposal.state !== 'OPEN' && may('ORGANISE') && (
          <Button variant="default" onClick={onPropose}>
            {t('proposal.another')}
          </Button>
        )}
      </Group>
    </section>
  );

  function stateOf({ state, lapsesAt, endedBy, timeZone }: Proposal): string {
    switch (state) {
      case 'OPEN':
        return t('proposal.until', { when: shownInstant(lapsesAt, timeZone) });
      case 'DECLINED':
        return endedBy && endedBy.id !== me?.id
          ? t('proposal.declinedBy', { name: endedBy.displayName })
          : t('proposal.declinedByYou');
      case 'WITHDRAWN':
        return t('proposal.withdrawn');
      case 'LAPSED':
        return t('proposal.lapsed');
    }
  }
}
