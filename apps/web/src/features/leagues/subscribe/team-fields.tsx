import { useQuery } from '@apollo/client/react';
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { EmptyState, PlayerAvatar, RowsSkeleton } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { Candidates } from './subscribe-fields.js';
import classes from './subscribe.module.css';

export interface Team {
  readonly partnerId: string | null;
  readonly reserveId: string | null;
}

const REST_MS = 250;
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
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), REST_MS);
  const { data, previousData, error, refetch } = useQuery(Candidates, {
    variables: { id: leagueId, text: wanted || null },
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
    <Stack gap="sm">
      <TextInput
        label={t('subscribe.team.search')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ListFrame
        items={candidates}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => {})}
        skeleton={<RowsSkeleton count={4} />}
        empty={
          <EmptyState
            order={3}
            illustration="players"
            title={t('subscribe.team.empty')}
            text={t('subscribe.team.emptyText')}
            action={
              <Button component={Link} to="/player/list" variant="light">
                {t('subscribe.team.find')}
              </Button>
            }
          />
        }
      >
        <ul className={classes.team}>
          {candidates?.map(({ user, refusal }) => (
            <li key={user.id}>
              <PlayerAvatar player={user} size={40} />
              <span className={classes.facts}>
                <Text component="span" fw={600}>
                  {user.displayName}
                </Text>
                {refusal && (
                  <Text component="span" size="sm" c="dimmed">
                    {t(`error.${refusal}`)}
                  </Text>
                )}
              </span>
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
            </li>
          ))}
        </ul>
      </ListFrame>
    </Stack>
  );
}
