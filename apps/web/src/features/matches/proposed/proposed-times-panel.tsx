import { Button, Group, Stack, Text } from '@mantine/core';
import type { LackingForTimes, MatchViewFragment, OrganiseMatchMutation } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import classes from '../find/find-time.module.css';
import { ProposedTime } from '../find/proposed-time.js';
import type { Proposal } from '../find/times.js';
import { isProposed, seenProposal } from '../proposal/seen-proposal.js';
import { Organise } from '../page/commands.js';

/** Court and time that both sides could agree on, each taken with one press; or why there are none, and what helps. */
export function ProposedTimesPanel({
  match,
  proposed,
  onExtend,
}: {
  readonly match: MatchViewFragment;
  readonly proposed: NonNullable<MatchViewFragment['proposedTimes']>;
  onExtend(): void;
}) {
  const { t } = useTranslation(['match-page', 'match']);
  const [organise, sending] = useMatchCommand(Organise);

  async function take({ court, datePlay, timePlay, minutesPlay }: Proposal) {
    const plan = { courtId: court.id, datePlay, timePlay, minutesPlay };
    const input = { matchId: match.id, ...plan, ...seenProposal(match) };
    const payload = (await organise({ input })) as OrganiseMatchMutation['organiseMatch'] | null;
    if (payload?.success)
      toast({ tone: 'success', text: t(isProposed(payload) ? 'organise.proposed' : 'organise.done') });
  }

  return (
    <Stack component="section" gap="md" aria-labelledby="proposed-times">
      <div>
        <h3 id="proposed-times" className={classes.when}>
          {t('proposed.title')}
        </h3>
        <Text size="sm" c="var(--sp-quiet)">
          {t(proposed.lacking ? `proposed.lacking.${proposed.lacking}` : 'proposed.text')}
        </Text>
      </div>
      {proposed.lacking ? (
        <WaysOn match={match} lacking={proposed.lacking} onExtend={onExtend} />
      ) : (
        <ul className={classes.times}>
          {proposed.times.map((proposal) => (
            <li key={`${proposal.datePlay} ${proposal.timePlay} ${proposal.court.id}`}>
              <ProposedTime
                proposal={proposal}
                players={match.teamA.length + match.teamB.length}
                busy={sending}
                label={t('proposed.choose')}
                labelAt={(at) => t('proposed.chooseAt', at)}
                onTake={() => void take(proposal)}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function WaysOn({
  match,
  lacking,
  onExtend,
}: {
  readonly match: MatchViewFragment;
  readonly lacking: LackingForTimes;
  onExtend(): void;
}) {
  const { t } = useTranslation(['match-page', 'match']);
  return (
    <Group gap="sm">
      <Button
        component={Link}
        to={lacking === 'COURT' ? '/court/list' : '/player/sports/availability'}
        variant="default"
      >
        {t(lacking === 'COURT' ? 'proposed.courts' : 'proposed.availability')}
      </Button>
      {match.myActions.includes('EXTEND_PLAY_PERIOD') && (
        <Button variant="default" onClick={onExtend}>
          {t('page.action.extend')}
        </Button>
      )}
    </Group>
  );
}
