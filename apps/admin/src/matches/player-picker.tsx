import { useQuery } from '@apollo/client/react';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export const PEOPLE = graphql(`
  query SupportPeople($text: String!) {
    accounts(filter: { text: $text }, first: 8) {
      edges {
        node {
          id
          firstName
          lastName
          email
        }
      }
    }
  }
`);

/** Somebody by part of the name or the email. */
export function PlayerPicker({
  value,
  onChange,
  ...field
}: {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
} & Pick<SelectProps, 'label' | 'placeholder' | 'w' | 'withAsterisk' | 'error'>) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed, 250);
  const chosen = useQuery(PEOPLE, { variables: { text: value ?? '' }, skip: !value });
  const found = useQuery(PEOPLE, { variables: { text }, skip: text.trim().length < 2 });
  const people = new Map(
    [...(found.data?.accounts?.edges ?? []), ...(value ? (chosen.data?.accounts?.edges ?? []) : [])].map(({ node }) => [
      node.id,
      `${[node.firstName, node.lastName].filter(Boolean).join(' ')} · ${node.email ?? node.id}`,
    ]),
  );
  return (
    <Select
      label={t('matches.player')}
      placeholder={t('matches.anybody')}
      w={{ base: '100%', xs: 320 }}
      {...field}
      searchable
      clearable
      data={[...people].map(([id, label]) => ({ value: id, label }))}
      // The server has found them, also by what the label does not show.
      filter={({ options }) => options}
      nothingFoundMessage={text.trim().length < 2 ? t('matches.typeName') : t('players.none')}
      value={value}
      onChange={onChange}
      onSearchChange={setTyped}
    />
  );
}
