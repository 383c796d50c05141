import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { PlayerRowFragment } from '@setpoint/client/documents';
import { EmptyState, PlayerAvatar, RowsSkeleton } from '@setpoint/ui';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../list/list-frame.js';
import classes from './candidate-list.module.css';
import type { useSearchText } from './use-search-text.js';

/** So few are seen at a glance. */
const FEW = 5;

/** Whom one could play with: the people one follows, to be looked for by name. */
export function CandidateList<Candidate extends { readonly user: { readonly id: string } }>({
  search: { text, wanted, setText },
  candidates,
  failed,
  onRetry,
  none,
  label,
  children,
}: {
  readonly search: ReturnType<typeof useSearchText>;
  /** Undefined until the first answer. */
  readonly candidates: readonly Candidate[] | undefined;
  readonly failed: boolean;
  onRetry(): void;
  /** Said where there is nobody. */
  readonly none: { readonly title: string; readonly text: string };
  /** Where one of them is chosen: what for. */
  readonly label?: string;
  /** The row of a candidate. */
  readonly children: (candidate: Candidate) => ReactNode;
}) {
  const { t } = useTranslation('subscribe');
  return (
    <Stack gap="sm">
      {(wanted !== '' || text !== '' || (candidates?.length ?? 0) > FEW) && (
        <TextInput
          label={t('partner.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <ListFrame
        items={candidates}
        failed={failed}
        onRetry={onRetry}
        skeleton={<RowsSkeleton count={4} />}
        empty={
          wanted ? (
            <EmptyState
              order={3}
              illustration="search"
              title={t('partner.noneFound')}
              text={t('partner.noneFoundText')}
            />
          ) : (
            <EmptyState
              order={3}
              illustration="players"
              {...none}
              action={
                <Button component={Link} to="/player/list" variant="light">
                  {t('partner.find')}
                </Button>
              }
            />
          )
        }
      >
        <ul className={classes.list} role={label && 'radiogroup'} aria-label={label}>
          {candidates?.map((candidate) => (
            <li key={candidate.user.id} role={label && 'none'}>
              {children(candidate)}
            </li>
          ))}
        </ul>
      </ListFrame>
    </Stack>
  );
}

/** Who it is, and why they can't be chosen. */
export function CandidateFacts({
  user,
  level,
  refusal,
}: {
  readonly user: Pick<PlayerRowFragment, 'id' | 'displayName' | 'profiles'>;
  readonly level?: ReactNode;
  readonly refusal: string | null;
}) {
  return (
    <>
      <PlayerAvatar player={user} size={40} />
      <span className={classes.facts}>
        <Text component="span" fw={600}>
          {user.displayName}
        </Text>
        {level}
        {refusal && (
          <Text component="span" size="sm" c="dimmed">
            {refusal}
          </Text>
        )}
      </span>
    </>
  );
}
