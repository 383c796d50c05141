import { Button, Stack, Text } from '@mantine/core';
import type { EnteredTournamentFragment, MyEntryFragment, SubscribePageQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Checkout } from '../../../entities/checkout/checkout.js';
import { NO_CHOICES } from '../../../entities/checkout/choices.js';
import { Steps } from '../../../entities/wizard/steps.js';
import { confirmedPath, tournamentPath } from './addresses.js';
import { GiveUp } from './give-up.js';
import { DRAFT_STEPS, useKeepDraft } from './use-draft.js';

/** The last step: the place is held, and is paid; the captain's, or the partner's part (TRN-07). */
export function PayStep({
  tournament,
  entry,
  reference,
  me,
  draft,
}: {
  readonly tournament: EnteredTournamentFragment;
  readonly entry: MyEntryFragment;
  readonly reference: string;
  readonly me: string;
  readonly draft: SubscribePageQuery['registrationDraft'];
}) {
  const { t } = useTranslation('subscribe');
  const navigate = useNavigate();
  const keep = useKeepDraft(tournament.id);
  const isPartner = entry.partner?.id === me;
  const other = isPartner ? entry.captain : entry.partner;
  const names = [
    ...(tournament.numberPlayers === 2 || tournament.isPrivate ? ['entry'] : []),
    'preferences',
    'data',
    'payment',
  ];
  const own = {
    partnerId: isPartner ? null : (entry.partner?.id ?? null),
    inviteCode: isPartner ? null : (draft?.inviteCode ?? null),
    activeStep: DRAFT_STEPS.payment,
  };
  return (
    <Stack gap="lg">
      {!isPartner && <Steps labels={names.map((name) => t(`step.${name}.name`))} active={names.length - 1} />}
      {other && <Text>{t(isPartner ? 'pay.asPartner' : 'pay.withPartner', { name: other.displayName })}</Text>}
      <Checkout
        reference={reference}
        first={draft?.payment ?? NO_CHOICES}
        onChoices={({ useCredit, couponCode, voucherIds }) =>
          keep({ ...own, useCredit, couponCode, voucherIds: [...voucherIds] })
        }
        onPaid={() => {
          keep(own, true);
          void navigate(confirmedPath(tournament.id), { replace: true });
        }}
        over={
          <Button component={Link} to={tournamentPath(tournament.id)}>
            {t('toTournament')}
          </Button>
        }
      />
      <GiveUp tournamentId={tournament.id} entry={entry} />
    </Stack>
  );
}
