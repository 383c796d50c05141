import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const PlayersToSimulate = graphql(`
  query PlayersToSimulate($filter: PlayersFilter, $orderBy: PlayersOrder) {
    players(filter: $filter, orderBy: $orderBy, first: 20) {
      edges {
        node {
          id
          displayName
        }
      }
    }
  }
`);

export interface ChosenPlayer {
  readonly id: string;
  readonly displayName: string;
}

/** One player: me, among those whom I follow, or by name. */
export function PlayerSelect({
  label,
  chosen,
  taken,
  onChoose,
}: {
  readonly label: string;
  readonly chosen: ChosenPlayer | null;
  /** Who has a place already. */
  readonly taken: readonly string[];
  onChoose(player: ChosenPlayer | null): void;
}) {
  const { t } = useTranslation('level');
  const me = useMe();
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), 250);
  const byName = wanted.length >= 2 && wanted !== chosen?.displayName;
  const { data, previousData } = useQuery(PlayersToSimulate, {
    variables: byName ? { filter: { name: wanted } } : { filter: { followed: true }, orderBy: 'NAME' },
  });
  const found = (data ?? previousData)?.players?.edges.map(({ node }) => node) ?? [];
  const options = [...(me && !byName ? [me] : []), ...found].filter(
    ({ id }) => id !== chosen?.id && !taken.includes(id),
  );
  return (
    <Select
      label={label}
      placeholder={t('simulation.placeholder')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('simulation.clear', { label }) }}
      nothingFoundMessage={t('simulation.nobody')}
      // The search has been done by the server, which forgives typing errors.
      filter={({ options: all }) => all}
      data={[...(chosen ? [chosen] : []), ...options].map(({ id, displayName }) => ({ value: id, label: displayName }))}
      value={chosen?.id ?? null}
      onSearchChange={setText}
      onChange={(id) => onChoose(options.find((one) => one.id === id) ?? null)}
    />
  );
}
