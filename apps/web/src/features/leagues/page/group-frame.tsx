import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { graphql, useCatchUp } from '@setpoint/client';
import type { LeagueGroupPartsFragment, LeagueGroupPageQuery, LeagueHeadFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import own from './league.module.css';
import type { Tab } from './tabs.js';
import { phaseSegment, useShownGroup } from './use-shown-group.js';

const GroupQuery = graphql(`
  query LeagueGroupPage($phaseId: ID!, $number: Int!) {
    leagueGroupAt(phaseId: $phaseId, number: $number) {
      ...LeagueGroupParts
      challengeable {
        ...LeagueMemberParts
      }
    }
  }
`);

const Updates = graphql(`
  subscription LeagueGroupUpdated($id: ID!) {
    leagueGroupUpdated(id: $id) {
      ...LeagueGroupParts
    }
  }
`);

export type ShownGroup = NonNullable<LeagueGroupPageQuery['leagueGroupAt']>;

/** One group at a time, live; which one stands in the address (RTE-07). */
export function GroupFrame({
  league,
  tab,
  children,
}: {
  readonly league: LeagueHeadFragment;
  readonly tab: Extract<Tab, 'groups' | 'matches'>;
  readonly children: (group: ShownGroup) => ReactNode;
}) {
  const { t } = useTranslation('league');
  const { formed, phase, number: shown, own: mine } = useShownGroup(league);
  if (!phase) {
    return (
      <EmptyState
        order={3}
        illustration="results"
        title={t('groups.empty.title')}
        text={t('groups.empty.text')}
        action={
          <Button component={Link} to="/league/info" variant="default">
            {t('info.how')}
          </Button>
        }
      />
    );
  }
  const to = (of: typeof phase, at: number) => leaguePath(league, tab, phaseSegment(of), at);
  const years = new Set(formed.map(({ year }) => year));
  return (
    <Stack gap="md">
      {formed.length > 1 && (
        <ul className={own.choice} aria-label={t('groups.phases')}>
          {formed.map((each) => (
            <li key={each.id}>
              <ChoiceLink to={to(each, 1)} isShown={each.id === phase.id}>
                {t('card.phase', each)}
                {years.size > 1 && ` · ${each.year}`}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      )}
      {phase.groupCount > 1 && (
        <ul className={own.choice} aria-label={t('groups.groups')}>
          {numbersTo(phase.groupCount).map((number) => (
            <li key={number}>
              <ChoiceLink to={to(phase, number)} isShown={number === shown}>
                {t(number === mine ? 'groups.own' : 'groups.title', { number })}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      )}
      <Live key={`${phase.id} ${shown}`} phaseId={phase.id} number={shown}>
        {children}
      </Live>
    </Stack>
  );
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

function ChoiceLink({
  to,
  isShown,
  children,
}: {
  readonly to: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Button
      component={Link}
      to={to}
      preventScrollReset
      size="sm"
      variant={isShown ? 'light' : 'default'}
      aria-current={isShown ? 'true' : undefined}
    >
      {children}
    </Button>
  );
}

function Live({
  phaseId,
  number,
  children,
}: {
  readonly phaseId: string;
  readonly number: number;
  readonly children: (group: ShownGroup) => ReactNode;
}) {
  const me = useMe();
  const { data, error, refetch } = useQuery(GroupQuery, { variables: { phaseId, number } });
  const id = data?.leagueGroupAt?.id;
  useSubscription(Updates, id && me ? { variables: { id } } : skipToken);
  const ask = () => void refetch().catch(() => {});
  useCatchUp(ask);
  if (data?.leagueGroupAt) return children(data.leagueGroupAt);
  if (error || data) return <ErrorState onRetry={ask} />;
  return (
    <Loading>
      <Skeleton h={320} radius="lg" />
    </Loading>
  );
}

/** The member with whom somebody plays in a group. */
export const memberOf = ({ table }: LeagueGroupPartsFragment, player: string | null) =>
  table.map(({ member }) => member).find(({ players }) => players.some(({ id }) => id === player)) ?? null;
