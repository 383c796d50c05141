import { Badge, Stack, Text } from '@mantine/core';
import type { MyCourtSuggestionsQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import classes from '../page/court-page.module.css';

type Suggestion = NonNullable<MyCourtSuggestionsQuery['myCourtSuggestions']>[number];

const COLOURS = { PENDING: 'gray', APPROVED: 'teal', MERGED: 'blue', REJECTED: 'red' } as const;

/** What I have suggested, and what became of it (CRT-05). */
export function SuggestionList({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  const { t } = useTranslation('centre');
  if (suggestions.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="my-suggestions">
      <h2 id="my-suggestions" className={classes.heading}>
        {t('suggest.mine')}
      </h2>
      <ul className={classes.offers}>
        {suggestions.map(({ id, name, city, state, reason, court }) => (
          <li key={id}>
            <Stack gap={4}>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {court ? <Link to={courtPath(court)}>{name}</Link> : name}, {city}
              </Text>
              <Badge variant="light" color={COLOURS[state]} tt="none">
                {t(`suggest.state.${state}`)}
              </Badge>
              {reason && <Text size="sm">{reason}</Text>}
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  );
}
