import { useQuery, useSubscription } from '@apollo/client/react';
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
  query LeagueGroupPage($id: ID!) {
    leagueGroup(id: $id) {
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

export type ShownGroup = NonNullable<LeagueGroupPageQuery['leagueGroup']>;

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
  const { formed, phase, group } = useShownGroup(league);
  if (!phase || !group) {
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
              <ChoiceLink to={to(each, each.groups[0]!.number)} isShown={each.id === phase.id}>
                {t('card.phase', each)}
                {years.size > 1 && ` · ${each.year}`}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      )}
      {phase.groups.length > 1 && (
        <ul className={own.choice} aria-label={t('groups.groups')}>
          {phase.groups.map(({ id, number }) => (
            <li key={id}>
              <ChoiceLink to={to(phase, number)} isShown={id === group.id}>
                {t(id === league.myGroup?.id ? 'groups.own' : 'groups.title', { number })}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      )}
      <Live key={group.id} id={group.id}>
        {children}
      </Live>
    </Stack>
  );
}

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

function Live({ id, children }: { readonly id: string; readonly children: (group: ShownGroup) => ReactNode }) {
  const me = useMe();
  const { data, error, refetch } = useQuery(GroupQuery, { variables: { id } });
  useSubscription(Updates, { variables: { id }, skip: !me });
  const ask = () => void refetch().catch(() => {});
  useCatchUp(ask);
  if (data?.leagueGroup) return children(data.leagueGroup);
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
