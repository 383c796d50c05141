import { useQuery } from '@apollo/client/react';
import { Select, Skeleton } from '@mantine/core';
import { ErrorState } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAGUE_GROUP_AT } from './documents.js';
import { GroupTable } from './group-table.js';
import type { ShownPhase } from './phase-card.js';

/** The groups of a phase, of which there may be hundreds: one is shown, and the list tells which ones wait for support. */
export function PhaseGroups({ phase }: { readonly phase: ShownPhase }) {
  const { t } = useTranslation('admin');
  const [number, setNumber] = useState(1);
  const { data, previousData, error, refetch } = useQuery(LEAGUE_GROUP_AT, {
    variables: { phaseId: phase.id, number },
    fetchPolicy: 'cache-and-network',
  });
  const group = data?.leagueGroupAt;
  const groups = (group ?? previousData?.leagueGroupAt)?.phase.groups ?? [];
  return (
    <>
      {groups.length > 1 && (
        <Select
          label={t('leagues.group')}
          data={groups.map((each) => ({
            value: String(each.number),
            label: [
              t('tournaments.group', { number: each.number }),
              ...(each.needsDecision ? [t('tournaments.needsDecision')] : []),
            ].join(' · '),
          }))}
          value={String(number)}
          onChange={(value) => value && setNumber(Number(value))}
          allowDeselect={false}
          searchable
          maw={280}
          mb="sm"
        />
      )}
      {group && <GroupTable group={group} others={group.phase.groups.filter(({ id }) => id !== group.id)} />}
      {!group && error && <ErrorState onRetry={() => void refetch().catch(() => {})} />}
      {!group && !error && <Skeleton h={240} />}
    </>
  );
}
