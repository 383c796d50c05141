import { useQuery } from '@apollo/client/react';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PEOPLE } from '../matches/player-picker.js';

/** Several people by parts of their names or emails. */
export function PlayersPicker({
  value,
  error,
  onChange,
}: {
  readonly value: string[];
  readonly error: ReactNode;
  onChange(ids: string[]): void;
}) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed, 250);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const isSearching = text.trim().length >= 2;
  const { data } = useQuery(PEOPLE, { variables: { text }, skip: !isSearching });
  const found = isSearching
    ? (data?.accounts?.edges ?? []).map(({ node }) => ({
        value: node.id,
        label: `${[node.firstName, node.lastName].filter(Boolean).join(' ')} · ${node.email ?? node.id}`,
      }))
    : [];
  const chosen = value.map((id) => ({ value: id, label: labels[id] ?? id }));
  return (
    <MultiSelect
      label={t('coupons.players')}
      required
      searchable
      data={[...chosen, ...found.filter((one) => !value.includes(one.value))]}
      // The server has found them, also by what the label does not show.
      filter={({ options }) => options}
      nothingFoundMessage={isSearching ? t('players.none') : t('matches.typeName')}
      value={value}
      error={error}
      onSearchChange={setTyped}
      onChange={(ids) => {
        setLabels((known) => ({ ...known, ...Object.fromEntries(found.map((one) => [one.value, one.label])) }));
        onChange(ids);
      }}
    />
  );
}
