import { useQuery } from '@apollo/client/react';
import { Alert, Badge, Button, Skeleton, Stack } from '@mantine/core';
import type { LeaguePrizeFragment, TournamentPrizeFragment } from '@setpoint/client/documents';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MyLeaguePrizes, MyTournamentPrizes } from '../../../entities/award/award-fields.js';
import { prizeText } from '../../../entities/award/prize.js';
import type { Prize } from '../../../entities/award/take-award.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { shownDay } from '../../../entities/level/figures.js';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { SettingsCard } from '../card.js';
import { Row, Rows } from '../rows.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import classes from './awards.module.css';

type Award = Prize & {
  readonly wonAt: string;
  readonly of: { readonly name: string; readonly to: string; readonly take: string };
};

const ofTournament = ({ tournament, ...award }: TournamentPrizeFragment): Award => ({
  ...award,
  of: { name: tournament.name, to: tournamentPath(tournament), take: tournamentPath(tournament, 'take-award') },
});
const ofLeague = ({ league, ...award }: LeaguePrizeFragment): Award => ({
  ...award,
  of: { name: league.name, to: leaguePath(league), take: leaguePath(league, 'take-award') },
});

/** Those to be taken first, then the latest. */
function sorted(awards: readonly Award[]): readonly Award[] {
  return awards.toSorted(
    (one, other) =>
      Number(one.claimedAt !== null) - Number(other.claimedAt !== null) || other.wonAt.localeCompare(one.wonAt),
  );
}

/** /player/account/awards: what I won in tournaments and leagues, and whether I have taken it (SMS-04). */
export function Component() {
  const { t } = useTranslation(['account', 'award']);
  const tournaments = useQuery(MyTournamentPrizes, { fetchPolicy: 'cache-and-network' });
  const leagues = useQuery(MyLeaguePrizes, { fetchPolicy: 'cache-and-network' });
  const known = [
    ...(tournaments.data?.myTournamentAwards?.map(ofTournament) ?? []),
    ...(leagues.data?.myLeagueAwards?.map(ofLeague) ?? []),
  ];
  const isThere = [tournaments, leagues].map(({ data, error }) => Boolean(data) || Boolean(error));
  const failed = [tournaments, leagues].filter(({ data, error }) => error && !data);
  const retry = () => {
    for (const one of failed) void one.refetch().catch(() => {});
  };
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <SettingsCard title={t('award:list.title')}>
        <ListFrame
          items={isThere.every(Boolean) && failed.length < 2 ? known : undefined}
          failed={failed.length === 2}
          onRetry={retry}
          skeleton={<Skeleton height={160} radius="lg" />}
          empty={
            failed.length === 0 && (
              <EmptyState
                order={3}
                illustration="results"
                title={t('award:list.none')}
                text={t('award:list.noneText')}
                action={
                  <Button component={Link} to="/tournament/list" variant="light">
                    {t('award:list.play')}
                  </Button>
                }
              />
            )
          }
        >
          <Rows>
            {sorted(known).map((award) => (
              <AwardRow key={award.id} award={award} />
            ))}
          </Rows>
        </ListFrame>
        {failed.length === 1 && (
          <Alert color="yellow" role="alert" mt="md">
            <Stack gap="xs" align="flex-start">
              {t('award:list.partly')}
              <Button variant="default" onClick={retry}>
                {t('award:list.retry')}
              </Button>
            </Stack>
          </Alert>
        )}
      </SettingsCard>
    </Page>
  );
}

function AwardRow({ award: { placing, wonAt, claimedAt, claimed, choices, of } }: { readonly award: Award }) {
  const { t, i18n } = useTranslation('award');
  const taken = choices.find(({ kind }) => kind === claimed);
  return (
    <Row
      what={
        <>
          <Link to={of.to} className={classes.name}>
            {of.name}
          </Link>
          <span className={classes.quiet}>
            {t(`placing.${placing}`)} · {shownDay(wonAt, i18n.language)}
          </span>
          {taken && <span>{prizeText(taken, i18n)}</span>}
        </>
      }
    >
      {claimedAt ? (
        <Badge variant="light" color="gray" tt="none">
          {t('list.taken', { day: shownDay(claimedAt, i18n.language) })}
        </Badge>
      ) : (
        <Button component={Link} to={of.take}>
          {t('list.take')}
        </Button>
      )}
    </Row>
  );
}
