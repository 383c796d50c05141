import { useQuery } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { PlayerRowFragment } from '@setpoint/client/documents';
import { EmptyState, PlayerAvatar, RowsSkeleton } from '@setpoint/ui';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { LevelBadge } from '../../../entities/player/level-badge.js';
import { Candidates, NamedPartner } from './partner-fields.js';
import type { TournamentErrorCode } from './stage.js';
import classes from './subscribe.module.css';

interface Candidate {
  readonly user: PlayerRowFragment;
  readonly refusal: TournamentErrorCode | null;
}

const REST_MS = 250;

/** Whom I follow, those who cannot enter with the reason why, and whoever the address names (TRN-06). */
export function PartnerChoice({
  tournamentId,
  inviteCode,
  named,
  chosen,
  onChoose,
}: {
  readonly tournamentId: string;
  readonly inviteCode: string | null;
  readonly named: string | null;
  readonly chosen: string | null;
  onChoose(id: string): void;
}) {
  const { t } = useTranslation('subscribe');
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), REST_MS);
  const { data, previousData, error, refetch } = useQuery(Candidates, {
    variables: { id: tournamentId, text: wanted || null },
    fetchPolicy: 'cache-and-network',
  });
  const [code] = useDebouncedValue(inviteCode, 2 * REST_MS);
  const extra = useQuery(NamedPartner, {
    skip: named === null,
    variables: {
      partner: named ?? '',
      input: { tournamentId, partnerId: named, inviteCode: code },
    },
    fetchPolicy: 'cache-and-network',
  });
  const followed = (data ?? previousData)?.partnerCandidates;
  const other = extra.data?.player ?? null;
  const invited: Candidate | null =
    other && !wanted && !followed?.some(({ user }) => user.id === other.id)
      ? { user: other, refusal: aboutPartner(extra.data?.checkRegistration.errorCode ?? null) }
      : null;
  const candidates = followed && [...(invited ? [invited] : []), ...followed];
  return (
    <Stack gap="sm">
      {(wanted !== '' || text !== '' || (followed?.length ?? 0) > 5) && (
        <TextInput
          label={t('partner.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <ListFrame
        items={candidates}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => {})}
        skeleton={<RowsSkeleton count={4} />}
        empty={
          <EmptyState
            order={3}
            illustration={wanted ? 'search' : 'players'}
            title={t(wanted ? 'partner.noneFound' : 'partner.none')}
            text={t(wanted ? 'partner.noneFoundText' : 'partner.noneText')}
            action={
              !wanted && (
                <Button component={Link} to="/player/list" variant="light">
                  {t('partner.find')}
                </Button>
              )
            }
          />
        }
      >
        <ul className={classes.list} role="radiogroup" aria-label={t('step.entry.partner')}>
          {candidates?.map((candidate) => (
            <CandidateRow
              key={candidate.user.id}
              candidate={candidate}
              isChosen={candidate.user.id === chosen}
              onChoose={() => onChoose(candidate.user.id)}
            />
          ))}
        </ul>
      </ListFrame>
    </Stack>
  );
}

/** Refusals that another partner would not meet. */
const OF_PARTNER: ReadonlySet<TournamentErrorCode> = new Set([
  'PARTNER_NOT_ALLOWED',
  'PARTNER_NOT_FOLLOWED',
  'PARTNER_NOT_ELIGIBLE',
  'PARTNER_IN_ANOTHER_TEAM',
]);

const aboutPartner = (code: TournamentErrorCode | null) => (code && OF_PARTNER.has(code) ? code : null);

function CandidateRow({
  candidate: { user, refusal },
  isChosen,
  onChoose,
}: {
  readonly candidate: Candidate;
  readonly isChosen: boolean;
  onChoose(): void;
}) {
  const { t } = useTranslation('tournament-errors');
  return (
    <li role="none">
      <label className={classes.candidate} data-refused={refusal ? true : undefined}>
        <PlayerAvatar player={user} size={40} />
        <span className={classes.facts}>
          <Text component="span" fw={600}>
            {user.displayName}
          </Text>
          <LevelBadge rating={user.bestLevel?.rating ?? null} />
          {refusal && (
            <Text component="span" size="sm" c="dimmed">
              {t(`error.${refusal}`)}
            </Text>
          )}
        </span>
        <input
          type="radio"
          name="partner"
          value={user.id}
          checked={isChosen && !refusal}
          disabled={refusal !== null}
          aria-label={refusal ? `${user.displayName}. ${t(`error.${refusal}`)}` : user.displayName}
          onChange={onChoose}
        />
      </label>
    </li>
  );
}
