import { useQuery } from '@apollo/client/react';
import { Anchor, Group, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchField } from '../../../entities/filters/search-field.js';
import { comparePath } from './compare-path.js';
import { SuggestedOthers } from './suggested-others.js';

const PlayersToCompare = graphql(`
  query PlayersToCompare($name: String!) {
    players(filter: { name: $name }, first: 6) {
      edges {
        node {
          id
          displayName
          locationName
        }
      }
    }
  }
`);

/** Finds by name whom to compare with. */
export function ChooseOther({ player, other }: { readonly player: ProfileFragment; readonly other: string | null }) {
  const { t } = useTranslation('player-ui');
  const [name, setName] = useState('');
  const { data } = useQuery(PlayersToCompare, { variables: { name }, skip: name === '' });
  const found = data?.players?.edges.map(({ node }) => node).filter(({ id }) => id !== player.id && id !== other);
  return (
    <div>
      <SearchField label={t('compare.search')} text={name} onSearch={setName} onPause={setName} />
      {found && (
        <Group gap="0 md" mt="xs" role="status">
          {found.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('list.empty.name', { name })}
            </Text>
          )}
          {found.map((one) => (
            <Anchor
              variant="standalone"
              key={one.id}
              component={Link}
              to={comparePath(player, one.id)}
              onClick={() => setName('')}
              style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {[one.displayName, one.locationName].filter(Boolean).join(', ')}
            </Anchor>
          ))}
        </Group>
      )}
      {other === null && !found && <SuggestedOthers player={player} />}
    </div>
  );
}
