import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CandidateFacts, CandidateList } from '../../../entities/competitions/candidate-list.js';
import { useSearchText } from '../../../entities/competitions/use-search-text.js';
import { Candidates } from './subscribe-fields.js';
import classes from './subscribe.module.css';

export interface Team {
  readonly partnerId: string | null;
  readonly reserveId: string | null;
}

const ROLES = ['none', 'partner', 'reserve'] as const;

/** Whom I follow, as partner or reserve; those who cannot be in the team with the reason why (LEA-02, LEA-03). */
export function TeamFields({
  leagueId,
  team,
  onChange,
}: {
  readonly leagueId: string;
  readonly team: Team;
  onChange(team: Team): void;
}) {
  const { t } = useTranslation('league');
  const search = useSearchText();
  const { data, previousData, error, refetch } = useQuery(Candidates, {
    variables: { id: leagueId, text: search.wanted || null },
    fetchPolicy: 'cache-and-network',
  });
  const candidates = (data ?? previousData)?.teammateCandidates;
  const roleOf = (id: string) => (id === team.partnerId ? 'partner' : id === team.reserveId ? 'reserve' : 'none');
  const give = (id: string, role: (typeof ROLES)[number]) => {
    const others = {
      partnerId: team.partnerId === id ? null : team.partnerId,
      reserveId: team.reserveId === id ? null : team.reserveId,
    };
    onChange(role === 'none' ? others : { ...others, [role === 'partner' ? 'partnerId' : 'reserveId']: id });
  };
  return (
    <CandidateList
      search={search}
      candidates={candidates ?? undefined}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => {})}
      none={{ title: t('subscribe.team.empty'), text: t('subscribe.team.emptyText') }}
    >
      {({ user, refusal }) => (
        <div className={classes.candidate}>
          <CandidateFacts user={user} refusal={refusal && t(`error.${refusal}`)} />
          {(refusal === null || roleOf(user.id) !== 'none') && (
            <NativeSelect
              aria-label={t('subscribe.team.role', { name: user.displayName })}
              value={roleOf(user.id)}
              data={ROLES.map((value) => ({ value, label: t(`subscribe.team.${value}`) }))}
              onChange={({ currentTarget }) =>
                give(user.id, ROLES.find((role) => role === currentTarget.value) ?? 'none')
              }
            />
          )}
        </div>
      )}
    </CandidateList>
  );
}
