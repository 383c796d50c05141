import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { EnteredTournamentFragment, PartnerCandidateUserFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { CandidateFacts, CandidateList } from '../../../entities/competitions/candidate-list.js';
import { useSearchText } from '../../../entities/competitions/use-search-text.js';
import { ratingIn } from '../../../entities/player/level.js';
import { LevelBadge } from '../../../entities/player/level-badge.js';
import { Candidates, NamedPartner } from './partner-fields.js';
import type { TournamentErrorCode } from './stage.js';
import classes from './subscribe.module.css';

interface Candidate {
  readonly user: PartnerCandidateUserFragment;
  readonly refusal: TournamentErrorCode | null;
}

const REST_MS = 500;

/** Whom I follow, those who cannot enter with the reason why, and whoever the address names (TRN-06). */
export function PartnerChoice({
  tournament: { id: tournamentId, sport, numberPlayers },
  inviteCode,
  named,
  chosen,
  onChoose,
}: {
  readonly tournament: Pick<EnteredTournamentFragment, 'id' | 'sport' | 'numberPlayers'>;
  readonly inviteCode: string | null;
  readonly named: string | null;
  readonly chosen: string | null;
  onChoose(id: string): void;
}) {
  const { t } = useTranslation('subscribe');
  const search = useSearchText();
  const { wanted } = search;
  const { data, previousData, error, refetch } = useQuery(Candidates, {
    variables: { id: tournamentId, text: wanted || null },
    fetchPolicy: 'cache-and-network',
  });
  const [code] = useDebouncedValue(inviteCode, REST_MS);
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
      ? { user: other, refusal: aboutPartner(extra.data?.checkRegistration?.errorCode ?? null) }
      : null;
  const candidates = followed && [...(invited ? [invited] : []), ...followed];
  return (
    <CandidateList
      search={search}
      candidates={candidates ?? undefined}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => {})}
      none={{ title: t('partner.none'), text: t('partner.noneText') }}
      label={t('step.entry.partner')}
    >
      {(candidate) => (
        <CandidateRow
          candidate={candidate}
          rating={ratingIn(candidate.user.levels, sport.id, numberPlayers)}
          isChosen={candidate.user.id === chosen}
          onChoose={() => onChoose(candidate.user.id)}
        />
      )}
    </CandidateList>
  );
}

/** Refusals that another partner would not meet. */
const OF_PARTNER: ReadonlySet<TournamentErrorCode> = new Set([
  'PARTNER_NOT_ALLOWED',
  'PARTNER_NOT_FOLLOWED',
  'PARTNER_LEVEL_REQUIRED',
  'PARTNER_NOT_ELIGIBLE',
  'PARTNER_IN_ANOTHER_TEAM',
]);

const aboutPartner = (code: TournamentErrorCode | null) => (code && OF_PARTNER.has(code) ? code : null);

function CandidateRow({
  candidate: { user, refusal },
  rating,
  isChosen,
  onChoose,
}: {
  readonly candidate: Candidate;
  /** In the sport of the tournament. */
  readonly rating: number | null;
  readonly isChosen: boolean;
  onChoose(): void;
}) {
  const { t } = useTranslation('tournament-errors');
  const why = refusal && t(`error.${refusal}`);
  return (
    <label className={classes.candidate} data-refused={refusal ? true : undefined}>
      <CandidateFacts user={user} level={<LevelBadge rating={rating} />} refusal={why} />
      <input
        type="radio"
        name="partner"
        value={user.id}
        checked={isChosen && !refusal}
        disabled={refusal !== null}
        aria-label={why ? `${user.displayName}. ${why}` : user.displayName}
        onChange={onChoose}
      />
    </label>
  );
}
